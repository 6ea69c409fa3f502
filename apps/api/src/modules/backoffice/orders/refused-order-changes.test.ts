import { randomUUID } from 'node:crypto'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import {
  addTestStores,
  type BackofficeCaller,
  createCartWith,
  makeReady,
  openBackoffice,
  type TestApi,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../../core/fulfilment/fulfilment.ts'

let staff: BackofficeCaller
test.beforeAll(async ({ api }) => {
  // Events are dated by the database.
  api.setNow(Date.now())
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  staff = await openBackoffice(api, { rights: staffRights })
})

type Added = { readonly productId: string; readonly storeId?: string; readonly customAmount?: number }

/** Places an order of a shirt and of more. */
const buy = async (api: TestApi, ...more: Added[]) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('tee'), 2)
  for (const added of more) await guest.call('cart.addItem', { body: { cartId: id, qty: 1, ...added } })
  await makeReady(guest, id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const { orderNumber } = order
  return { guest, order, orderNumber, params: { orderNumber }, tee: order.items[0]?.id ?? '' }
}

const receive = async (api: TestApi) => {
  const bought = await buy(api)
  await createFulfilment(api.deps).advance({ orderNumber: bought.orderNumber, to: 'delivered' })
  return bought
}

const register = ({ params, tee }: Awaited<ReturnType<typeof buy>>, qty: number) =>
  staff.tryCall('backoffice.registerReturn', {
    params,
    body: { returnId: randomUUID(), items: [{ itemId: tee, qty, reason: 'too_small' }] },
  })

const countEntries = async (api: TestApi, orderNumber: string): Promise<number> =>
  (await api.database.db.pool.query('select from staff_actions where subject = $1', [orderNumber])).rows.length

test('a return is taken back at its own order alone, once, and its refund has one entry in the audit log', async ({
  api,
}) => {
  const [bought, other] = [await receive(api), await receive(api)]
  const { body } = await register(bought, 1)
  const returnNumber = body.returns[0]?.number ?? ''
  const take = (params: { orderNumber: string }, number = returnNumber) =>
    staff.tryCall('backoffice.takeBackReturn', { params, body: { returnNumber: number } })
  expect(await take(other.params)).toBeRefused(409, 'STF409')
  for (const number of ['R-222-222-2222', 'no number'])
    expect(await take(bought.params, number)).toBeRefused(409, 'STF409')
  expect(await countEntries(api, bought.orderNumber)).toBe(1)
  expect([(await take(bought.params)).status, (await take(bought.params)).status]).toEqual([200, 200])
  expect(await countEntries(api, bought.orderNumber)).toBe(2)
})

test('a return of goods that were refunded before, and store credit for a guest, are refused', async ({ api }) => {
  const bought = await receive(api)
  const { body } = await register(bought, 2)
  const returnNumber = body.returns[0]?.number ?? ''
  const asCredit = { params: bought.params, body: { returnNumber, asStoreCredit: true } }
  expect(await staff.tryCall('backoffice.takeBackReturn', asCredit)).toBeRefused(409, 'STF409')
  const { orderNumber } = bought
  await createFulfilment(api.deps).refund({ orderNumber, key: 'all', reason: null, items: null })
  const taken = { params: bought.params, body: { returnNumber } }
  expect(await staff.tryCall('backoffice.takeBackReturn', taken)).toBeRefused(409, 'STF409')
  const { returns } = await staff.call('backoffice.getOrder', { params: bought.params })
  expect(returns[0]).not.toHaveProperty('receivedAt')
})

test('goods that have not arrived, and more than there are, are not registered for a return', async ({ api }) => {
  const waiting = await buy(api)
  expect(await register(waiting, 1)).toBeRefused(409, 'STF409')
  const bought = await receive(api)
  expect(await register(bought, 3)).toBeRefused(409, 'STF409')
  expect((await register(bought, 2)).status).toBe(201)
  expect(await register(bought, 1)).toBeRefused(409, 'STF409')
  const { items } = await staff.call('backoffice.listReturnable', { params: bought.params })
  expect(items).toEqual([])
})

test('goods to collect have a pick list and no label, and what is mailed has no paper at all', async ({ api }) => {
  const { params, order } = await buy(
    api,
    { productId: variantOf('court'), storeId: testStores.soho },
    { productId: variantOf('giftCard'), customAmount: 25 },
  )
  const ofItem = (nth: number) =>
    order.shipments.find(({ itemIds }) => itemIds.includes(order.items[nth]?.id ?? ''))?.shipmentId ?? ''
  const ask = async (nth: number, document: string) =>
    staff.tryCall('backoffice.getShipmentDocument', { params: { ...params, shipmentId: ofItem(nth), document } })
  const statuses = []
  for (const nth of [0, 1, 2])
    for (const document of ['label', 'pick-list']) statuses.push((await ask(nth, document)).status)
  expect(statuses).toEqual([200, 200, 409, 200, 409, 409])
  expect(await ask(1, 'label')).toBeRefused(409, 'STF409')
})

test('the mails of parcels and of the latest refund of an order without recorded mails are sent once each', async ({
  api,
}) => {
  const { orderNumber, params, tee } = await buy(api, { productId: variantOf('court'), storeId: testStores.soho })
  const fulfilment = createFulfilment(api.deps)
  await fulfilment.refund({ orderNumber, key: 'first', reason: null, items: [{ lineId: tee, qty: 1 }] })
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  await fulfilment.advance({ orderNumber, to: 'ready_for_pickup' })
  const { pool } = api.database.db
  await pool.query(`delete from pgboss.job where data ->> 'orderNumber' = $1`, [orderNumber])
  const { unlisted } = await staff.call('backoffice.listOrderMails', { params })
  expect(unlisted).toEqual(['order', 'shipment', 'refund'])
  for (const mail of ['shipment', 'refund'] as const)
    await staff.call('backoffice.sendOrderMail', { params, body: { mail } })
  const { rows } = await pool.query(
    `select name, data ->> 'key' as key, data ? 'again' as again from pgboss.job where data ->> 'orderNumber' = $1 order by name`,
    [orderNumber],
  )
  const parcel = { name: 'shipment-mail', key: null, again: true }
  expect(rows).toEqual([{ name: 'refund-mail', key: 'first', again: true }, parcel, parcel])
  expect((await staff.call('backoffice.listOrderMails', { params })).unlisted).toEqual(['order'])
})
