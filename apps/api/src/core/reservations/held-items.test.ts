import { randomUUID } from 'node:crypto'
import { endReservations } from '@lacehouse/api'
import { hours, minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addTestStores,
  confirmReservation,
  createSandboxControl,
  listDisagreements,
  reservedVariant,
  signInAs,
  type TestApi,
  type TestShopper,
  testNow,
  testStores,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let shop: TestApi
let shopper: TestShopper
let other: TestShopper
test.beforeAll(async ({ api }) => {
  shop = api
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.beforeEach(async ({ api }) => {
  ;[shopper, other] = await Promise.all([api.client.createGuest(), api.client.createGuest()])
})
test.afterEach(async ({ api }) => {
  const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  api.setNow(end + hours(100))
  await endReservations(api.deps)
  api.setNow(testNow)
  expect(await countFree(api)).toBe(1)
})

const { soho } = testStores
const end = testNow + hours(48)
const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' }

/** Reserves, and confirms the reservation as the mail's link does. */
const reserve = async (who = shopper, changes: Record<string, unknown> = {}) => {
  const body = { productId: reservedVariant, storeId: soho, contact, ...changes }
  const answer = await who.tryCall('cart.reserveWithItem', { body })
  if (answer.status === 201) await confirmReservation(shop, answer.body.reservation.id)
  return answer
}

/** Reserves the store's only pair in a new cart. */
const holdPair = async () => {
  const { cart, reservation } = (await reserve()).body
  const confirmed = { ...reservation, until: new Date(end).toISOString() }
  return { cartId: cart.id, itemId: cart.items[0]?.id ?? '', reservation: confirmed }
}

const renew = (api: TestApi, { id }: TestShopper): TestShopper =>
  api.client.withToken(api.deps.tokens.issue({ kind: 'guest', id, consumerType: 'GUEST', siteId: 'LH-US' }).accessToken)

const countFree = async (api: TestApi): Promise<number> =>
  (await api.deps.stockQueries.listFree([reservedVariant], [soho]))[0]?.quantity ?? 0

const remove = ({ cartId, itemId }: { cartId: string; itemId: string }) =>
  shopper.tryCall('cart.removeItem', { body: { cartId, itemId } })

const putBack = ({ cartId, itemId }: { cartId: string; itemId: string }) =>
  shopper.tryCall('cart.addItem', { body: { cartId, itemId, productId: reservedVariant, storeId: soho } })

test.each([
  ['quantity', { qty: 2 }, 'INV408'],
  ['store', { action: 'pickup', storeId: testStores.boston }, 'INV406'],
  ['delivery, as only stores sell it', { action: 'home' }, 'INV406'],
] as const)('a reserved item keeps its %s [CART-19]', async (_, body, code) => {
  const { cartId, itemId } = await holdPair()
  const { body: refused } = await shopper.tryCall('cart.updateItem', {
    params: { basketId: cartId },
    body: { itemId, ...body },
  })
  expect(refused.errorDetails[0]?.errorId).toBe(code)
})

test('a removed item is free at once, and undo reserves it again until the same time [CART-07] [CART-19]', async ({
  api,
}) => {
  const held = await holdPair()
  expect((await remove(held)).status).toBe(200)
  expect(await countFree(api)).toBe(1)
  const { body } = await putBack(held)
  expect(body.items[0]?.shippingOptions).toMatchObject({
    reservationId: held.reservation.id,
    reservedUntil: held.reservation.until,
  })
  expect(await countFree(api)).toBe(0)
})

test('undo does not bring back an item that another shopper has reserved [CART-07] [CART-19]', async ({ api }) => {
  const held = await holdPair()
  await remove(held)
  expect((await reserve(other)).status).toBe(201)
  expect((await putBack(held)).body.errorDetails[0]?.errorId).toBe('INV700')
  const cart = await shopper.call('cart.get', { params: { basketId: held.cartId } })
  expect(cart.items).toEqual([])
  expect(await countFree(api)).toBe(0)
})

test('concurrent removals and undos in several tabs leave one pair reserved or none [CART-19] [T4]', async ({
  api,
}) => {
  const held = await holdPair()
  await Promise.all(Array.from({ length: 6 }, (_, nth) => (nth % 2 ? putBack(held) : remove(held))))
  const cart = await shopper.call('cart.get', { params: { basketId: held.cartId } })
  expect(await countFree(api)).toBe(1 - cart.items.length)
  expect(cart.items.every(({ shippingOptions }) => shippingOptions.reservationId === held.reservation.id)).toBe(true)
})

test('an item saved for later is free for others, and undo reserves it again [CART-19] [CART-26]', async ({ api }) => {
  const { cartId, itemId, reservation } = await holdPair()
  const { saveForLater } = await shopper.call('cart.saveForLater', { params: { basketId: cartId }, body: { itemId } })
  expect(await countFree(api)).toBe(1)
  const saveForLaterItemId = saveForLater.items[0]?.itemId ?? ''
  const body = { cartId, productId: reservedVariant, saveForLaterItemId }
  const back = await shopper.call('cart.addItem', { body: { ...body, itemId } })
  expect(back.items[0]?.shippingOptions.reservationId).toBe(reservation.id)
  expect(await countFree(api)).toBe(0)
})

test('a saved item returns to the cart as a pickup without its old reservation [CART-19] [CART-26]', async () => {
  const { cartId, itemId } = await holdPair()
  const { saveForLater } = await shopper.call('cart.saveForLater', { params: { basketId: cartId }, body: { itemId } })
  const saveForLaterItemId = saveForLater.items[0]?.itemId ?? ''
  const move = () =>
    shopper.tryCall('cart.addItem', { body: { cartId, productId: reservedVariant, saveForLaterItemId } })
  const theirs = (await reserve(other)).body
  expect((await move()).body.errorDetails[0]?.errorId).toBe('INV700')
  const theirItem = { cartId: theirs.cart.id, itemId: theirs.cart.items[0]?.id ?? '' }
  await other.call('cart.removeItem', { body: theirItem })
  const { body } = await move()
  expect(body.items[0]?.shippingOptions).toMatchObject({ selected: 'pickup', storeInfo: { id: soho } })
  expect(body.items[0]?.shippingOptions).not.toHaveProperty('reservedUntil')
})

test('a recreated cart keeps the reservation of the lost cart, once [CART-19] [CART-21]', async ({ api }) => {
  const { reservation } = await holdPair()
  const item = { productId: reservedVariant, storeId: soho, qty: 1, reservationId: reservation.id }
  const cart = await shopper.call('cart.create', { body: { items: [item, item] } })
  expect(cart.items.map(({ shippingOptions }) => shippingOptions.reservationId)).toEqual([reservation.id])
  expect(cart.customerNotifications).toMatchObject([{ code: 'ORD404' }])
  expect(await countFree(api)).toBe(0)
})

test('another shopper who knows its id does not get a reservation [CART-19] [CART-21]', async () => {
  const { cartId, reservation } = await holdPair()
  const item = { productId: reservedVariant, storeId: soho, qty: 1, reservationId: reservation.id }
  const taken = await other.call('cart.create', { body: { items: [item] } })
  expect(taken).toMatchObject({ items: [], customerNotifications: [{ code: 'ORD404' }] })
  const own = await shopper.call('cart.get', { params: { basketId: cartId } })
  expect(own.items[0]?.shippingOptions.reservationId).toBe(reservation.id)
})

test('a cart whose reservation ended in another cart says that the store no longer holds the item [CART-17] [CART-19]', async () => {
  const { cartId, reservation } = await holdPair()
  const item = { productId: reservedVariant, storeId: soho, qty: 1, reservationId: reservation.id }
  const taken = await shopper.call('cart.create', { body: { items: [item] } })
  await shopper.call('cart.removeItem', { body: { cartId: taken.id, itemId: taken.items[0]?.id ?? '' } })
  const old = await shopper.call('cart.get', { params: { basketId: cartId } })
  expect(old.items[0]?.shippingOptions).not.toHaveProperty('reservedUntil')
  expect(old.items[0]?.customerNotifications[0]?.message).toContain('no longer holds')
})

test('a reservation goes with its guest into the cart of the account, still confirmed after the first 15 minutes [AUTH-03] [CART-19]', async ({
  api,
}) => {
  const { email } = await addConsumer(api.database.db)
  const { cartId, reservation } = await holdPair()
  api.setNow(testNow + minutes(20))
  const guest = renew(api, shopper)
  const { id, tokens } = await signInAs(api.client, { email, guest, basketId: cartId })
  const owner = api.client.withToken(tokens.accessToken, 'en-us', id)
  const merged = await owner.call('cart.get', { params: { basketId: tokens.basketId ?? '' } })
  expect(merged.items[0]?.shippingOptions).toMatchObject({
    reservationId: reservation.id,
    reservedUntil: reservation.until,
  })
  const item = { productId: reservedVariant, storeId: soho, qty: 1, reservationId: reservation.id }
  const again = await owner.call('cart.create', { body: { items: [item] } })
  expect(again.items[0]?.shippingOptions.reservationId).toBe(reservation.id)
})

test.each([
  ['with an unknown id', {}, randomUUID()],
  ['with another quantity', { qty: 2 }, null],
] as const)(
  'a reservation %s is not kept; the cart omits the sold-out item with a notification [CART-21]',
  async (_, changes, id) => {
    const { reservation } = await holdPair()
    const item = { productId: reservedVariant, storeId: soho, reservationId: id ?? reservation.id, ...changes }
    const cart = await shopper.call('cart.create', { body: { items: [item] } })
    expect(cart).toMatchObject({ items: [], customerNotifications: [{ code: 'ORD404' }] })
  },
)

test('an expired reservation shows a notification at its item, which becomes an ordinary pickup [CART-17] [CART-19]', async ({
  api,
}) => {
  const { cartId } = await holdPair()
  const params = { basketId: cartId }
  api.setNow(end)
  await endReservations(api.deps)
  const cart = await renew(api, shopper).call('cart.get', { params })
  expect(cart.items[0]?.shippingOptions).not.toHaveProperty('reservedUntil')
  expect(cart.items[0]?.customerNotifications[0]?.message).toContain('48-hour')
  expect(cart.flash).toEqual([])
  const dismissed = await renew(api, shopper).call('cart.get', { params, query: { patch: true } })
  expect(dismissed.items[0]?.customerNotifications).toEqual([])
  expect((await reserve(renew(api, other))).status).toBe(201)
  const gone = await renew(api, shopper).call('cart.get', { params })
  const itemId = gone.items[0]?.id
  expect(gone.flash).toMatchObject([{ code: 'ProductLineItemFullInventoryMissing', details: { itemId } }])
  api.setNow(end + hours(48))
  await endReservations(api.deps)
})
