import { hours } from '@lacehouse/domain/time/durations'
import {
  addPerson,
  addressOf,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { toShippingCallback } from '../../core/cart/shipping-token.ts'

type Money = { readonly value: string }
type Unit = {
  readonly amount: Money & { readonly breakdown: Readonly<Record<string, Money>> }
  readonly shipping_options: readonly { id: string; selected: boolean; amount: Money }[]
}
/** PayPal's answer, or the refusal of the shop. */
type Answer = { readonly purchase_units: readonly [Unit]; readonly errorDetails?: { errorId: string }[] }

type Asking = {
  readonly shopper: TestShopper
  readonly cartId: string
  readonly body: object
  readonly now?: number
  readonly kind?: 'guest' | 'consumer'
}

/** Asks as PayPal does at the address that it got with the cart. */
const ask = async (api: TestApi, { shopper, cartId, body, now = testNow, kind = 'guest' }: Asking) => {
  const { locale, id } = shopper
  const siteId = locale === 'de-de' ? 'LH-DE' : 'LH-US'
  const { config } = api.deps
  const signing = { config, publicUrl: api.url, now: () => now }
  const url = toShippingCallback(signing, { cartId, owner: { kind, id }, siteId, locale })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Answer }
}

const sanFrancisco = { country_code: 'US', admin_area_1: 'CA', admin_area_2: 'San Francisco', postal_code: '94103' }
const berlin = { country_code: 'DE', admin_area_2: 'Berlin', postal_code: '10115' }
const toCents = ({ value }: Money) => Math.round(Number(value) * 100)
const partsOf = ({ amount }: Unit) =>
  Object.fromEntries(Object.entries(amount.breakdown).map(([name, money]) => [name, toCents(money)]))

test.beforeEach(({ api }) => api.setNow(testNow))

test.for([
  ['en-us', sanFrancisco, 'on top of the goods'],
  ['de-de', berlin, 'within the goods'],
] as const)(
  'the parts of a total in %s sum to the total that the cart will have, with tax %3$s [PAY-07]',
  async ([locale, area], { api }) => {
    const shopper = await api.client.createGuest(locale)
    const { id: cartId } = await createCartWith(shopper, variantOf('court'))
    const { body } = await ask(api, { shopper, cartId, body: { id: 'PP-1', shipping_address: area } })
    const [unit] = body.purchase_units
    const { item_total = 0, shipping = 0, tax_total = 0, ...others } = partsOf(unit)
    const address = addressOf(locale)
    const { totals } = await shopper.call('cart.setShippingAddress', {
      params: { basketId: cartId },
      body: { address },
    })
    expect(others).toEqual({})
    expect(toCents(unit.amount)).toBe(Math.round(totals.total * 100))
    expect(item_total + shipping + tax_total).toBe(toCents(unit.amount))
    expect(tax_total).toBe(locale === 'de-de' ? 0 : Math.round(totals.tax * 100))
    expect(totals.tax).toBeGreaterThan(0)
  },
)

test('a gift card that pays more than the goods is a discount, and no part of the total is negative [PAY-02] [PAY-07]', async ({
  api,
  guest,
}) => {
  const { id: cartId } = await createCartWith(guest, variantOf('court'))
  await issueCard(api, { number: '6006490000018800', pin: '4711', amount: 10_500 })
  await guest.call('cart.addPaymentInstrument', {
    params: { basketId: cartId },
    body: { payment_method_id: 'GIFT_CARD', number: '6006490000018800', pin: '4711' },
  })
  const shipping_option = { id: 'express' }
  const { body } = await ask(api, {
    shopper: guest,
    cartId,
    body: { id: 'PP-1', shipping_address: sanFrancisco, shipping_option },
  })
  const [unit] = body.purchase_units
  const { item_total = -1, shipping = 0, tax_total = 0, discount = 0 } = partsOf(unit)
  expect([item_total, shipping]).toEqual([0, 1495])
  expect(discount).toBeGreaterThan(0)
  expect(toCents(unit.amount)).toBe(shipping + tax_total - discount)
  // The goods cost 100.00, and the card pays 5.00 of what comes on top.
  expect(discount).toBe(500)
})

test('the methods of an area are those that deliver there, and the chosen one is selected while it is among them [PAY-07]', async ({
  api,
  guest,
}) => {
  const { id: cartId } = await createCartWith(guest, variantOf('court'))
  const askFor = async (area: object, option?: string) => {
    const shipping_option = option ? { id: option } : undefined
    const { body } = await ask(api, {
      shopper: guest,
      cartId,
      body: { id: 'PP-1', shipping_address: area, shipping_option },
    })
    const [{ shipping_options }] = body.purchase_units
    return [shipping_options.map(({ id }) => id), shipping_options.find(({ selected }) => selected)?.id]
  }
  const all = ['standard', 'express', 'next-day']
  expect(await askFor(sanFrancisco, 'next-day')).toEqual([all, 'next-day'])
  expect(await askFor(sanFrancisco, 'made-to-order')).toEqual([all, 'standard'])
  expect(await askFor({ ...sanFrancisco, admin_area_1: 'HI' }, 'express')).toEqual([['standard'], 'standard'])
})

test('a cart without goods to ship has no methods, and one that was ordered takes no address [PAY-07]', async ({
  api,
  guest,
}) => {
  const body = { id: 'PP-1', shipping_address: sanFrancisco }
  const digital = await guest.call('cart.createWithItem', {
    body: { productId: variantOf('giftCard'), customAmount: 60 },
  })
  const answered = await ask(api, { shopper: guest, cartId: digital.id, body })
  expect(answered.body.purchase_units).toMatchObject([{ amount: { value: '60.00' }, shipping_options: [] }])
  const other = await api.client.createGuest('en-us')
  const { id: cartId } = await createCartWith(other, variantOf('court'))
  await makeReady(other, cartId)
  await other.call('checkout.placeOrder', { body: { cartId } })
  const { status, body: refused } = await ask(api, { shopper: other, cartId, body })
  expect([status, refused]).toMatchObject([
    422,
    { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ADDRESS_ERROR' }] },
  ])
})

test('a consumer’s cart is answered by its own token, until three hours have passed, and to no one else [PAY-07] [T36]', async ({
  api,
}) => {
  const shopper = await addPerson(api, { points: 100 })
  const { id: cartId } = await createCartWith(shopper, variantOf('court'))
  const body = { id: 'PP-1', shipping_address: sanFrancisco }
  const asking = { shopper, cartId, body, kind: 'consumer' } as const
  expect((await ask(api, asking)).status).toBe(200)
  expect((await ask(api, { ...asking, kind: 'guest' })).status).toBe(404)
  expect((await ask(api, { ...asking, now: testNow - hours(3) + 1000 })).status).toBe(200)
  expect(await ask(api, { ...asking, now: testNow - hours(3) })).toBeRefused(401, 'AUT432')
})

test.for([
  ['no address', { id: 'PP-1' }],
  ['a country in words', { id: 'PP-1', shipping_address: { country_code: 'USA' } }],
  [
    'a postal code of 13 characters',
    { id: 'PP-1', shipping_address: { ...sanFrancisco, postal_code: '9'.repeat(13) } },
  ],
  ['an option without an id', { id: 'PP-1', shipping_address: sanFrancisco, shipping_option: {} }],
  ['no id', { shipping_address: sanFrancisco }],
] as const)('a question with %s is refused [PAY-07]', async ([_, body], { api, guest }) => {
  const { id: cartId } = await createCartWith(guest, variantOf('court'))
  expect(await ask(api, { shopper: guest, cartId, body })).toBeRefused(400, 'API400')
})
