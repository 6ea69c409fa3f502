import { randomUUID } from 'node:crypto'
import {
  addTestStores,
  createCartWith,
  createSandboxControl,
  createTestPeers,
  makeReady,
  openBackoffice,
  type TestApi,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { listDisagreements } from '@lacehouse/test-kit/proof/list-disagreements'
import { expect } from 'vitest'
import { createFulfilment } from './fulfilment.ts'
import { moveOrderMoney } from './move-order-money.ts'

const controlOf = ({ sandbox, deps }: TestApi) => createSandboxControl(sandbox.url, deps.config.paymentSecrets.apiKey)

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.afterEach(async ({ api }) => {
  await api.database.db.pool.query(`delete from pgboss.job where name = 'move-order-money'`)
  expect(await listDisagreements(api.database.db.pool, controlOf(api))).toEqual([])
})

/** Buys two shirts for home delivery and a pair for pickup, which are two parcels. */
const buy = async (api: TestApi) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('tee'), 2)
  await guest.call('cart.addItem', { body: { cartId: id, productId: variantOf('court'), storeId: testStores.soho } })
  await makeReady(guest, id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const [shirts = '', pair = ''] = order.items.map((item) => item.id)
  const home = order.shipments.find(({ store }) => !store)?.shipmentId ?? ''
  const pickup = order.shipments.find(({ store }) => store)?.shipmentId ?? ''
  const { orderNumber } = order
  const fulfilment = createFulfilment(api.deps)
  const take = (key: string, lineId: string, qty = 1) =>
    fulfilment.refund({ orderNumber, key, reason: null, items: [{ lineId, qty }] })
  const moveMoney = () => moveOrderMoney(api.deps)({ orderNumber })
  const total = Math.round(order.totals.total * 100)
  return { guest, orderNumber, total, shirts, pair, home, pickup, fulfilment, take, moveMoney }
}

const moneyOf = async (api: TestApi, orderNumber: string) => {
  const { rows } = await api.database.db.pool.query(
    `select captured_minor::int as captured, refunded_minor::int as refunded, voided_minor::int as voided
      from payments where order_number = $1`,
    [orderNumber],
  )
  return rows[0] as { captured: number; refunded: number; voided: number }
}

test('the rest of an authorisation is released with the last parcel and not before it, once however often the job runs [PAY-12] [T15]', async ({
  api,
}) => {
  const { orderNumber, total, shirts, home, pickup, fulfilment, take, moveMoney } = await buy(api)
  await take('one-shirt', shirts)
  await fulfilment.advance({ orderNumber, shipmentId: home, to: 'shipped' })
  await moveMoney()
  const first = await moneyOf(api, orderNumber)
  expect([first.captured > 0, first.voided]).toEqual([true, 0])
  await fulfilment.advance({ orderNumber, shipmentId: pickup, to: 'ready_for_pickup' })
  await fulfilment.advance({ orderNumber, shipmentId: pickup, to: 'collected' })
  await Promise.all([moveMoney(), moveMoney()])
  await moveMoney()
  const { captured, voided } = await moneyOf(api, orderNumber)
  expect(voided).toBeGreaterThan(0)
  expect(captured + voided).toBe(total)
  const payments = await controlOf(api).listPayments(orderNumber)
  expect(payments).toMatchObject([{ capturedAmount: captured, voidedAmount: voided }])
  const staff = await openBackoffice(api, { rights: ['orders.read'] })
  const shown = await staff.call('backoffice.getOrder', { params: { orderNumber } })
  expect(shown.payments.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'void')).toMatchObject([
    { amount: voided / 100 },
  ])
})

test('a cancellation of the last waiting parcel releases what it would have cost [PAY-12] [ACC-07] [T15]', async ({
  api,
}) => {
  const { orderNumber, total, pair, home, fulfilment, take, moveMoney } = await buy(api)
  await fulfilment.advance({ orderNumber, shipmentId: home, to: 'shipped' })
  const cancelled = await take('no-pair', pair)
  await moveMoney()
  const { captured, voided, refunded } = await moneyOf(api, orderNumber)
  expect([voided, refunded]).toEqual([cancelled.ok ? cancelled.action.amount : 0, 0])
  expect(captured + voided).toBe(total)
})

test('a release that the provider does not answer is tried again, and holds up no refund [PAY-13] [T15]', async ({
  api,
}) => {
  const { orderNumber, total, shirts, pair, home, fulfilment, take, moveMoney } = await buy(api)
  await fulfilment.advance({ orderNumber, shipmentId: home, to: 'shipped' })
  await moveMoney()
  await take('no-pair', pair)
  const returned = await take('shirt', shirts)
  // The reply to the refund arrives, and that to the release is lost.
  const { payments } = api.deps
  const lossy = {
    ...payments,
    get: (name: string) => ({ ...payments.get(name), release: async () => ({ state: 'unknown' }) as const }),
  }
  await expect(moveOrderMoney({ ...api.deps, payments: lossy })({ orderNumber })).rejects.toThrow(
    /not released: unknown/,
  )
  expect(await moneyOf(api, orderNumber)).toMatchObject({
    ...{ refunded: returned.ok ? returned.action.amount : 0, voided: 0 },
  })
  // The first answer was lost after the provider had released.
  await createTestPeers(api.sandbox.url).makeTrouble({ mode: 'drop', phase: 'after', times: 1 })
  await expect(moveMoney()).rejects.toThrow(/not released: unknown/)
  await moveMoney()
  const { captured, voided } = await moneyOf(api, orderNumber)
  expect(captured + voided).toBe(total)
})

test('an order that is captured whole has no rest, also after an exchange and a return [PAY-12] [ACC-08] [T15]', async ({
  api,
}) => {
  const { guest, orderNumber, total, shirts, pair, home, pickup, fulfilment, take, moveMoney } = await buy(api)
  await fulfilment.advance({ orderNumber, shipmentId: home, to: 'delivered' })
  await fulfilment.advance({ orderNumber, shipmentId: pickup, to: 'collected' })
  const params = { orderId: orderNumber }
  const { items } = await guest.call('returns.listSizes', { params })
  const sizes = items.find(({ itemId }) => itemId === pair)?.sizes
  const exchangeVariantId = sizes?.find(({ isAvailable }) => isAvailable)?.variantId ?? ''
  const returned = [{ itemId: pair, qty: 1, reason: 'too_small' as const, exchangeVariantId }]
  await guest.call('returns.label', { params, body: { returnId: randomUUID(), items: returned } })
  const { rows } = await api.database.db.pool.query('select number from order_returns where order_number = $1', [
    orderNumber,
  ])
  await fulfilment.takeBack({ returnNumber: rows[0].number, items: null })
  await take('shirt', shirts)
  await moveMoney()
  expect(await moneyOf(api, orderNumber)).toMatchObject({ captured: total, voided: 0 })
})
