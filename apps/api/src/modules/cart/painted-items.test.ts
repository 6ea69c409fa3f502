import { makeReady, type TestShopper, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
})
const paintingOf = async (product: keyof typeof testProducts) =>
  guest.call('products.painting', { params: { productId: testProducts[product] } })

test('made-to-order items keep their recipe and have their own shipment and methods, in the cart and in the order [CART-29] [RT-07]', async () => {
  const { precreated } = await paintingOf('madeToOrder')
  const [[code = '', recipeId = ''] = [], [, second = ''] = []] = Object.entries(precreated)
  const made = { productId: variantOf('madeToOrder'), recipeId, precreatedCustomsCode: code }
  const cart = await guest.call('cart.createWithItem', { body: made })
  const both = await guest.call('cart.addItem', { body: { cartId: cart.id, productId: variantOf('court') } })
  expect(both.items).toMatchObject([
    { recipeId, precreatedCustomsCode: code, isCustoms: true, shipmentGroupId: 'customs' },
    { isCustoms: false, shipmentGroupId: 'me' },
  ])
  expect(both.shippingMethods.map(({ shippingId, code }) => [shippingId, code])).toEqual([
    ['me', 'standard'],
    ['customs', 'made-to-order'],
  ])
  const methods = await guest.call('cart.listShippingMethods', { params: { basketId: cart.id, shippingId: 'customs' } })
  expect(methods.applicableShippingMethods.map(({ code }) => code)).toEqual(['made-to-order'])
  const wrong = { cartId: cart.id, code: 'express', shippingId: 'customs' }
  expect(await guest.tryCall('cart.chooseShippingMethod', { body: wrong })).toBeRefused(409, 'SHP404')
  const twice = await guest.call('cart.addItem', { body: { cartId: cart.id, ...made } })
  expect(twice.items.map(({ qty }) => qty)).toEqual([2, 1])
  const { productId } = made
  const other = await guest.call('cart.addItem', { body: { cartId: cart.id, productId, recipeId: second } })
  expect(other.items.map((item) => item.recipeId)).toEqual([recipeId, undefined, second])
  await makeReady(guest, cart.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order.shipments.map(({ shippingMethod }) => shippingMethod?.code)).toEqual(['made-to-order', 'standard'])
  expect(order.items[0]).toMatchObject({ recipeId, precreatedCustomsCode: code, isCustoms: true })
  expect(order.items.map(({ productImageURL }) => productImageURL)).toEqual(
    other.items.map(({ productImageURL }) => productImageURL),
  )
  expect(new Set(order.items.map(({ productImageURL }) => productImageURL)).size).toBe(3)
})

test('a made-to-order item shows its own picture and links to its design, in the cart and on the saved list [CART-29] [RT-07]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('en-us')
  const { stamp, parts } = await paintingOf('madeToOrder')
  const recipeId = `${stamp}-${parts.map(({ colours }) => colours.at(-1)).join('')}`
  const body = { productId: variantOf('madeToOrder'), recipeId, productImageURL: '/i/of/another-shop' }
  const cart = await shopper.call('cart.createWithItem', { body })
  const [item] = cart.items
  expect(item?.productImageURL).toContain(`court-low.side.${recipeId}`)
  expect(item?.pdpUrl).toMatch(new RegExp(`\\?color=01&size=[\\d.]+&recipe=${recipeId}$`))
  const picture = await fetch(`${api.url}${item?.productImageURL}-96.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const start = Object.values((await paintingOf('madeToOrder')).precreated)[0]
  const changed = await shopper.call('cart.updateItem', {
    params: { basketId: cart.id },
    body: { itemId: item?.id ?? '', recipeId: start },
  })
  expect(changed.items[0]?.productImageURL).toContain(`court-low.side.${start}`)
})

type Design = { readonly recipeId?: string; readonly precreatedCustomsCode?: string }

test.for<[string, (stamp: string, start: string) => Design, string]>([
  ['with an old number', () => ({ recipeId: 'R-1042' }), 'ATTR100'],
  ['for another product', () => ({ recipeId: '10000-aaaaaaaaaaaaaaaa' }), 'ATTR100'],
  ['with an unknown colour', (stamp) => ({ recipeId: `${stamp}-${'0'.repeat(16)}` }), 'ATTR200'],
  ['that is a preset without its recipe', () => ({ precreatedCustomsCode: 'CHALK-FERN' }), 'ATTR100'],
  ['that is an unknown preset', (_, recipeId) => ({ recipeId, precreatedCustomsCode: 'NO-SUCH' }), 'ATTR200'],
] as const)(
  'a design %s is refused when it is added, and when an item is changed to it [RT-07]',
  async ([_, toDesign, reason], { api }) => {
    const shopper = await api.client.createGuest('en-us')
    const { stamp, precreated } = await paintingOf('madeToOrder')
    const start = Object.values(precreated)[0] ?? ''
    const productId = variantOf('madeToOrder')
    const design = toDesign(stamp, start)
    const refused = await shopper.tryCall('cart.createWithItem', { body: { productId, ...design } })
    expect(refused).toBeRefused(404, reason)
    if (design.precreatedCustomsCode || !design.recipeId) return
    const cart = await shopper.call('cart.createWithItem', { body: { productId, recipeId: start } })
    const body = { itemId: cart.items[0]?.id ?? '', recipeId: design.recipeId }
    const changed = await shopper.tryCall('cart.updateItem', { params: { basketId: cart.id }, body })
    expect(changed).toBeRefused(404, reason)
  },
)
