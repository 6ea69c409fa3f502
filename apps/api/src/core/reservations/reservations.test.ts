import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endReservations, sendReservationMail } from '@lacehouse/api'
import { hours, seconds } from '@lacehouse/domain/time/durations'
import {
  addressOf,
  addTestStores,
  confirmReservation,
  createSandboxControl,
  listDisagreements,
  reservedVariant,
  type TestApi,
  type TestShopper,
  testNow,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { holdStock } from './hold-stock.ts'

let shop: TestApi
test.beforeAll(async ({ api }) => {
  shop = api
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.afterEach(({ api }) => endAll(api))

const { soho, mitte, chicago } = testStores
const end = testNow + hours(48)
const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' }

/** Reserves, and confirms the reservation as the mail's link does. */
const reserve = async (shopper: TestShopper, changes: Record<string, unknown> = {}) => {
  const answer = await shopper.tryCall('cart.reserveWithItem', {
    body: { productId: reservedVariant, storeId: soho, contact, ...changes },
  })
  if (answer.status === 201) await confirmReservation(shop, answer.body.reservation.id)
  return answer
}

/** Returns the shopper with a fresh token, because a reservation lasts longer than a token. */
const renew = (api: TestApi, { id }: TestShopper): TestShopper =>
  api.client.withToken(api.deps.tokens.issue({ kind: 'guest', id, consumerType: 'GUEST', siteId: 'LH-US' }).accessToken)

const codeOf = async (answer: ReturnType<typeof reserve>) => (await answer).body.errorDetails[0]?.errorId

const freeAt = async (api: TestApi, storeId: string): Promise<number> => {
  const [free] = await api.deps.stockQueries.listFree([reservedVariant], [storeId])
  return free?.quantity ?? 0
}

const pay = async (api: TestApi, shopper: TestShopper, cartId: string, token = 'tok_success') => {
  const params = { basketId: cartId }
  await shopper.call('cart.setShippingAddress', {
    params,
    query: { context: 'COLLECTION' },
    body: { address: { ...contact, countryCode: 'US' } },
  })
  await shopper.call('cart.setBillingAddress', { params, body: { address: addressOf('en-us'), sameAsShipping: false } })
  await shopper.call('cart.addPaymentInstrument', { params, body: { payment_method_id: 'CREDIT_CARD', token } })
  return () => renew(api, shopper).tryCall('checkout.placeOrder', { body: { cartId } })
}

/** Ends all reservations, so that each test begins with one free pair at the store. */
const endAll = async (api: TestApi): Promise<void> => {
  api.setNow(end + hours(100))
  await endReservations(api.deps)
  api.setNow(testNow)
}

test('a store reserves a product for two days, and cart and mail show it [CART-19]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const { status, body } = await reserve(shopper)
  expect(status).toBe(201)
  expect(body.reservation).toMatchObject({ productId: reservedVariant, qty: 1, store: { name: 'Lacehouse SoHo' } })
  const cart = await shopper.call('cart.get', { params: { basketId: body.cart.id } })
  expect(cart.items).toMatchObject([
    { shippingOptions: { selected: 'pickup', available: ['pickup'], storeInfo: { id: soho } } },
  ])
  const { reservedUntil = '', reservationIsConfirmed } = cart.items[0]?.shippingOptions ?? {}
  expect([Date.parse(reservedUntil), reservationIsConfirmed]).toEqual([end, true])
  expect(await freeAt(api, soho)).toBe(0)
  await sendReservationMail(api.deps)({ reservationId: body.reservation.id })
  const [name = ''] = (await readdir(api.deps.mailFolder)).filter((file) => /^reservation-[0-9a-f]+\.eml$/.test(file))
  const mail = await readFile(join(api.deps.mailFolder, name), 'utf8')
  for (const words of ['bo@example.com', 'Lacehouse SoHo', '1 Test Street']) expect(mail).toContain(words)
})

test('a reserved unit is refused to other shoppers until the reservation ends [CART-19]', async ({ api }) => {
  const [first, second] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
  await reserve(first)
  expect(await codeOf(reserve(second))).toBe('INV700')
  api.setNow(end)
  await endReservations(api.deps)
  expect(await freeAt(api, soho)).toBe(1)
  expect((await reserve(renew(api, second))).status).toBe(201)
})

test('of twelve concurrent reservations of the last pair one succeeds [CART-19] [T4]', async ({ api }) => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => api.client.createGuest()))
  const answers = await Promise.all(shoppers.map((shopper) => reserve(shopper)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(11).fill(409)])
  expect(await freeAt(api, soho)).toBe(0)
})

test('a reservation joins an existing cart, and an unknown cart is refused [CART-19]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  expect(await codeOf(reserve(shopper, { cartId: '00000000-0000-4000-8000-000000000000' }))).toBe('BSK404')
  expect(await freeAt(api, soho)).toBe(1)
  const cart = await shopper.call('cart.createWithItem', { body: { productId: variantOf('court') } })
  const { body } = await reserve(shopper, { cartId: cart.id })
  expect(body.cart.items).toHaveLength(2)
})

test('a pair whose cart could not be written is free again, and its shopper gets no mail about it', async ({ api }) => {
  const decide = () => ({ sendsMail: true })
  const hold = {
    ...{ id: randomUUID(), cartId: randomUUID(), siteId: 'LH-US', locale: 'en-us', variantId: reservedVariant },
    ...{ storeId: soho, quantity: 1, contact, owner: { kind: 'guest' as const, id: 'g' }, network: 'n' },
    ...{ isConfirmed: true, until: end },
  } as const
  const mails = async () => (await readdir(api.deps.mailFolder).catch(() => [])).length
  const before = await mails()
  const work = async () => {
    expect(await freeAt(api, soho)).toBe(0)
    throw new Error('the cart is gone')
  }
  await expect(holdStock(api.deps, { hold, decide, work })).rejects.toThrow('the cart is gone')
  expect(await freeAt(api, soho)).toBe(1)
  await sendReservationMail(api.deps)({ reservationId: hold.id })
  await sendReservationMail(api.deps)({ reservationId: randomUUID() })
  expect(await mails()).toBe(before)
})

test.for([
  ['of an ordinary product', { productId: variantOf('court') }, 'ORD404'],
  ['at an unknown store', { storeId: 'us-999' }, 'STR404'],
  ['at another site’s store', { storeId: mitte }, 'STR404'],
  ['at a store without pickup', { storeId: chicago }, 'STR404'],
  ['of more than the stock', { qty: 2 }, 'INV408'],
  ['of no unit', { qty: 0 }, 'INV407'],
  ['without an email', { contact: { ...contact, email: '' } }, 'ORD400'],
] as const)('a reservation %s is refused: %s [CART-19] [ERR-01]', async ([_, changes, code], { api }) => {
  const shopper = await api.client.createGuest()
  expect(await codeOf(reserve(shopper, changes))).toBe(code)
  expect(await freeAt(api, soho)).toBe(1)
})

const moments: readonly (readonly [string, number, 'before' | 'after' | 'during'])[] = [
  ['just before its end', end - seconds(1), 'before'],
  ['after its end, before the sweep', end + seconds(1), 'before'],
  ['just after the sweep', end + seconds(1), 'after'],
  ...Array.from({ length: 8 }, (_, nth) => [`during the sweep, try ${nth + 1}`, end, 'during'] as const),
]

test.for(moments)('T5: a payment %s gets the reserved pair [CART-19]', async ([_, moment, sweeping], { api }) => {
  const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  const shopper = await api.client.createGuest()
  const { body } = await reserve(shopper)
  const place = await pay(api, shopper, body.cart.id)
  api.setNow(moment)
  if (sweeping === 'after') await endReservations(api.deps)
  const [placed] = await Promise.all([place(), sweeping === 'during' ? endReservations(api.deps) : null])
  expect([placed.status, placed.body.state]).toEqual([200, 'finalised'])
  await endReservations(api.deps)
  expect(await freeAt(api, soho)).toBe(0)
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 1)`,
    [reservedVariant, soho],
  )
})

test('T5: a declined payment leaves the pair reserved until the reservation ends [CART-19]', async ({ api }) => {
  const [shopper, other] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
  const { body } = await reserve(shopper)
  const place = await pay(api, shopper, body.cart.id, 'tok_declined')
  expect((await place()).status).toBe(402)
  expect(await freeAt(api, soho)).toBe(0)
  expect(await codeOf(reserve(other))).toBe('INV700')
  api.setNow(end)
  expect(await endReservations(api.deps)).toBe(1)
  expect(await freeAt(api, soho)).toBe(1)
})

test('T5: a pair that another shopper reserved after the end is not sold twice [CART-19]', async ({ api }) => {
  const [shopper, other] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
  const { body } = await reserve(shopper)
  const place = await pay(api, shopper, body.cart.id)
  api.setNow(end)
  await endReservations(api.deps)
  expect((await reserve(renew(api, other))).status).toBe(201)
  const refused = await place()
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([404, 'ORD404'])
  expect(refused.body.errorDetails[0]?.itemId).toBe(body.cart.items[0]?.id)
})
