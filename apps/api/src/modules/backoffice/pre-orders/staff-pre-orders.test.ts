import { type BackofficeCaller, openBackoffice, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import {
  arrive,
  askToShip,
  day,
  fill,
  inTx,
  itemOf,
  offer,
  place,
  placeOf,
  stateOf,
  variantId,
} from '@lacehouse/test-kit/api/sell-ahead'
import { expect } from 'vitest'
import { chargeMandate } from '../../../core/fulfilment/charge-mandate.ts'
import { setPreOrderIn } from '../../../core/pre-orders/set-pre-order.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  staff = await openBackoffice(api, { rights: ['orders.read', 'orders.fulfil'] })
})

const list = (query: Record<string, unknown> = {}) =>
  staff.call('backoffice.listPreOrders', { query: { search: variantId, ...query } })
const getOrder = (orderNumber: string) => staff.call('backoffice.getOrder', { params: { orderNumber } })

const orderAhead = async (api: TestApi, qty: number): Promise<string> => {
  const { shopper, id } = await fill(api, qty)
  return (await place(shopper, id)).orderNumber
}

test('what is on its way is listed with its day, its units and the orders that wait, in the order of their placement', async ({
  api,
}) => {
  await offer(api, 20)
  const before = await itemOf(api)
  const numbers: string[] = []
  for (const qty of [2, 1, 1, 1, 1, 1]) numbers.push(await orderAhead(api, qty))
  const { items, total } = await list()
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({
    ...{ variantId, locationId: placeOf(api).locationId, siteId: 'LH-US', expectedOn: day, hasPassed: false },
    ...{ incoming: before.incoming, promised: before.promised + 7 },
  })
  const [listed] = items
  expect(listed?.orders).toHaveLength(5)
  expect(listed?.orderCount).toBeGreaterThanOrEqual(6)
  const own = listed?.orders.filter(({ orderNumber }) => numbers.includes(orderNumber)) ?? []
  expect(own.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(0, own.length))
  expect(own[0]).toEqual({ orderNumber: numbers[0], units: 2 })
  const waiting = await staff.call('backoffice.listOrders', { query: { waitsFor: variantId, pageSize: 100 } })
  expect(waiting.total).toBe(listed?.orderCount)
  expect(waiting.items.map(({ orderNumber }) => orderNumber)).toEqual(expect.arrayContaining(numbers))
  const unmatched = await staff.call('backoffice.listOrders', { query: { waitsFor: 'no-such-variant' } })
  expect(unmatched.items).toEqual([])
})

test('a search finds products, variants and barcodes, and pages follow each other', async ({ api }) => {
  await offer(api, 3)
  const [listed] = (await list()).items
  for (const search of [listed?.productId, listed?.upc, listed?.name.slice(1)])
    expect((await list({ search })).items.map((one) => one.variantId)).toContain(variantId)
  expect(await list({ search: 'nothing has this name' })).toMatchObject({ items: [], total: 0 })
  expect(await list({ page: 2, pageSize: 1 })).toMatchObject({ items: [], total: 1, page: 2 })
})

test('a day that has passed is said to have passed', async ({ api }) => {
  await offer(api, 3)
  api.setNow(Date.parse(day) + 86_400_000)
  const late = await openBackoffice(api, { rights: ['orders.read'] })
  const { items } = await late.call('backoffice.listPreOrders', { query: { search: variantId } })
  expect(items).toMatchObject([{ expectedOn: day, hasPassed: true }])
  api.setNow(testNow)
})

test('who may not read orders sees no pre-orders', async ({ api }) => {
  const other = await openBackoffice(api, { rights: ['catalogue.read'] })
  expect((await other.tryCall('backoffice.listPreOrders', {})).status).toBe(403)
})

test('an order shows the units that have not arrived and how far its charge is, and moves only when they are there', async ({
  api,
}) => {
  await offer(api, 2)
  const orderNumber = await orderAhead(api, 2)
  const waiting = await getOrder(orderNumber)
  expect(waiting.charge).toBe('waiting')
  expect(waiting.preOrder).toEqual({ from: day, missing: 2, charge: { state: 'waiting' } })
  expect(waiting.shipments[0]?.next).toEqual([])
  await arrive(api, (await itemOf(api)).promised)
  const there = await getOrder(orderNumber)
  expect(there.preOrder).toMatchObject({ missing: 0, charge: { state: 'waiting' } })
  expect(there.shipments[0]?.next).toContain('shipped')
})

test('a declined charge shows its reason and its end, and the same press charges the card again', async ({ api }) => {
  const { orderNumber, total } = await askToShip(api, 'tok_later_declined')
  const amount = total / 100
  const { shipments, preOrder } = await getOrder(orderNumber)
  expect(preOrder?.charge).toEqual({ state: 'charging', amount })
  await chargeMandate(api.deps)({ orderNumber })
  const declined = await getOrder(orderNumber)
  expect(declined.preOrder?.charge).toEqual({
    ...{ state: 'declined', amount, reason: 'declined' },
    dueUntil: new Date(api.deps.now() + 7 * 86_400_000).toISOString(),
    again: { shipmentId: shipments[0]?.shipmentId, to: 'shipped' },
  })
  expect(declined.timeline.filter(({ kind }) => kind === 'chargeDeclined')).toMatchObject([
    { detail: 'declined', amount },
  ])
  const again = declined.preOrder?.charge?.again
  if (!again) throw new Error('the card cannot be charged again')
  const asked = await staff.call('backoffice.moveShipment', { params: { orderNumber }, body: again })
  expect(asked.preOrder?.charge).toEqual({ state: 'charging', amount })
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toMatchObject({ mandate: 'declined', captured: 0 })
  expect((await getOrder(orderNumber)).timeline.filter(({ kind }) => kind === 'chargeDeclined')).toHaveLength(2)
})

test('another order says nothing of pre-orders', async ({ api }) => {
  await offer(api, 1)
  await arrive(api, 500)
  const { shopper, id } = await fill(api)
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  expect(await getOrder(orderNumber)).not.toHaveProperty('preOrder')
  await inTx(api, (client) => setPreOrderIn(client, { ...placeOf(api), units: 0, day: null, now: testNow }))
})
