import { addPerson, createCartWith, makeReady, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const pointsOf = (product: { variants: readonly { price: { points?: number | undefined } }[] }) => [
  ...new Set(product.variants.map(({ price }) => price.points)),
]

test('a product names the points of a piece: without tax, and none for a gift card [LOY-01]', async ({ api }) => {
  const details = (locale: string, productId: string) =>
    api.client.withToken(null, locale).call('products.details', { params: { productId } })
  expect(pointsOf(await details('en-us', testProducts.sale))).toEqual([70])
  // 89.00 € include 14.21 € of tax.
  expect(pointsOf(await details('de-de', testProducts.sale))).toEqual([74])
  expect(pointsOf(await details('en-us', testProducts.giftCard))).toEqual([undefined])
})

test('a cart names the points of its order to members and to others alike, and the order earns them [LOY-01]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  expect((await createCartWith(guest, variantOf('court'))).pointsToEarn).toBe(100)
  const member = await addPerson(api, { points: 0 })
  const cart = await createCartWith(member, variantOf('court'))
  const ready = await makeReady(member, cart.id)
  const order = await member.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect([ready.pointsToEarn, order.earnedPoints]).toEqual([100, 100])
})
