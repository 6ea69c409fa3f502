import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { days, minutes } from '@lacehouse/domain/time/durations'
import {
  type BackofficeCaller,
  createCartWith,
  makeReady,
  openBackoffice,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { endExchanges } from '../../core/returns/end-exchanges.ts'
import { sendExchangeMail } from '../order-mails/send-exchange-mail.ts'

let staff: BackofficeCaller
let now = 0
test.beforeAll(async ({ api }) => {
  now = Date.now()
  api.setNow(now)
  staff = await openBackoffice(api, { rights: ['orders.read', 'orders.fulfil', 'orders.refund'] })
})
test.afterEach(({ api }) => api.setNow(now))

/** Buys pairs of one shoe, which arrive. */
const receive = async (api: TestApi, qty = 1) => {
  const guest = await api.client.createGuest()
  const { id } = await createCartWith(guest, variantOf('court'), qty)
  await makeReady(guest, id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber, to: 'delivered' })
  const { order } = await guest.call('orders.get', { params: { orderId: orderNumber } })
  const params = { orderId: orderNumber }
  const { items } = await guest.call('returns.listSizes', { params })
  const sizes = items[0]?.sizes ?? []
  const size = sizes.find(({ isAvailable }) => isAvailable)
  return { guest, orderNumber, params, order, line: order.items[0]?.id ?? '', sizes, size: size?.variantId ?? '' }
}
type Received = Awaited<ReturnType<typeof receive>>

const register = (
  { guest, params, line }: Pick<Received, 'guest' | 'params' | 'line'>,
  exchangeVariantId: string | undefined,
  { returnId = randomUUID(), qty = 1 } = {},
) =>
  guest.tryCall('returns.label', {
    params,
    body: {
      returnId,
      items: [{ itemId: line, qty, reason: 'too_small', ...(exchangeVariantId && { exchangeVariantId }) }],
    },
  })

const recordOf = (guest: TestShopper, params: { orderId: string }) => guest.call('orders.get', { params })

const stockOf = async ({ database, deps }: TestApi, variantId: string) => {
  const { rows } = await database.db.pool.query(
    'select on_hand as "onHand", reserved from stock_items where variant_id = $1 and location_id = $2',
    [variantId, deps.sites.find(({ siteId }) => siteId === 'LH-US')?.warehouse],
  )
  return rows[0] as { onHand: number; reserved: number }
}

const takeBack = async (api: TestApi, { guest, params }: Pick<Received, 'guest' | 'params'>, nth = 0) => {
  const { returns } = await recordOf(guest, params)
  const number = returns[nth]?.number ?? ''
  const { rows } = await api.database.db.pool.query(
    'select number from order_returns where order_number = $1 order by registered_at, id offset $2 limit 1',
    [params.orderId, nth],
  )
  expect(number.replaceAll('-', '')).toBe(rows[0].number)
  return createFulfilment(api.deps).takeBack({ returnNumber: rows[0].number, items: null })
}

test('another size is reserved with the registration, and comes when the goods have arrived; money stays [ACC-08]', async ({
  api,
}) => {
  const bought = await receive(api)
  const { guest, orderNumber, params, order, size } = bought
  const original = order.items[0]?.productId ?? ''
  const [before, old] = [await stockOf(api, size), await stockOf(api, original)]
  const preview = { params, body: { items: [{ itemId: bought.line, qty: 1, isExchange: true }] } }
  expect(await guest.call('returns.preview', preview)).toMatchObject({ amount: 0, payments: [] })
  expect((await register(bought, size)).status).toBe(200)
  expect(await stockOf(api, size)).toEqual({ onHand: before.onHand, reserved: before.reserved + 1 })
  expect((await recordOf(guest, params)).returns[0]?.items[0]?.exchange).toMatchObject({ state: 'held' })

  expect(await takeBack(api, bought)).toMatchObject({ exchanged: [{ qty: 1 }], result: { ok: true, isRepeat: false } })
  expect(await stockOf(api, original)).toEqual({ onHand: old.onHand + 1, reserved: old.reserved })
  expect(await takeBack(api, bought)).toMatchObject({ result: { ok: true, isRepeat: true } })
  expect(await stockOf(api, original)).toEqual({ onHand: old.onHand + 1, reserved: old.reserved })
  const arrived = await recordOf(guest, params)
  expect(arrived).toMatchObject({ givenBack: [], order: { state: 'finalised' } })
  expect(arrived.returns[0]).toMatchObject({ receivedAt: expect.any(String), items: [{ exchange: { state: 'due' } }] })
  expect(arrived.invoices.map(({ kind }) => kind)).toEqual(['invoice'])

  const { returns } = await staff.call('backoffice.getOrder', { params: { orderNumber } })
  const exchangeId = returns[0]?.exchanges[0]?.exchangeId ?? ''
  const body = { exchangeId, tracking: 'ups:1Z999AA10123456784' }
  const sent = await Promise.all(
    [1, 2].map(() => staff.tryCall('backoffice.sendExchange', { params: { orderNumber }, body })),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect(await stockOf(api, size)).toEqual({ onHand: before.onHand - 1, reserved: before.reserved })
  const exchange = (await recordOf(guest, params)).returns[0]?.items[0]?.exchange
  expect(exchange).toMatchObject({ state: 'sent', tracking: { carrier: 'UPS' } })
  await sendExchangeMail(api.deps)({ orderNumber, exchangeId })
  const key = `exchange-${formatOrderNumber(orderNumber)}-${exchangeId}`
  const mail = JSON.parse(await readFile(`${api.deps.mailFolder}/${key}.json`, 'utf8'))
  expect(mail.text).toContain('1Z999AA10123456784')
  expect(mail.text).toContain(`Size ${exchange?.size}`)
  const { rows } = await api.database.db.pool.query(
    `select data ->> 'kind' as kind from order_events where order_number = $1 and kind = 'money'`,
    [orderNumber],
  )
  expect(rows).toEqual([{ kind: 'capture' }])
})

test('what was exchanged comes back as the size that was sent, and is refunded at the price that was paid [ACC-08]', async ({
  api,
}) => {
  const bought = await receive(api)
  const { guest, orderNumber, params, order, size } = bought
  await register(bought, size)
  await takeBack(api, bought)
  const { returns } = await staff.call('backoffice.getOrder', { params: { orderNumber } })
  const body = { exchangeId: returns[0]?.exchanges[0]?.exchangeId, tracking: 'ups:1Z999AA10123456784' }
  await staff.call('backoffice.sendExchange', { params: { orderNumber }, body })
  const [sent, original] = [await stockOf(api, size), order.items[0]?.productId ?? '']
  const old = await stockOf(api, original)
  api.setNow(now + minutes(1))
  expect((await register(bought, undefined)).status).toBe(200)
  const taken = await takeBack(api, bought, 1)
  expect(taken).toMatchObject({ exchanged: [], result: { ok: true } })
  expect(await stockOf(api, size)).toEqual({ onHand: sent.onHand + 1, reserved: sent.reserved })
  expect(await stockOf(api, original)).toEqual(old)
  const record = await recordOf(guest, params)
  expect(record.givenBack).toMatchObject([{ kind: 'returned', amount: order.totals.total }])
})

test('a size that is sold out, of another product or the same is refused, and nothing is registered [ACC-08]', async ({
  api,
}) => {
  const bought = await receive(api)
  const { guest, params, order, size } = bought
  for (const other of [order.items[0]?.productId, variantOf('tee'), 'NOSUCH-1'])
    expect(await register(bought, other)).toBeRefused(409, 'ORD420')
  const { pool } = api.database.db
  const { rows } = await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
      select variant_id, location_id, 'count', reserved - on_hand from stock_items
      where variant_id = $1 and on_hand > reserved returning variant_id, location_id, quantity`,
    [size],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(await register(bought, size)).toBeRefused(409, 'INV700')
  expect((await recordOf(guest, params)).returns).toEqual([])
  for (const { variant_id, location_id, quantity } of rows)
    await pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
      [variant_id, location_id, -quantity],
    )
})

test('a size is held for three weeks; afterwards its unit is free, and goods that arrive are refunded [ACC-08]', async ({
  api,
}) => {
  const bought = await receive(api)
  const { guest, params, size, order } = bought
  const before = await stockOf(api, size)
  await register(bought, size)
  api.setNow(now + days(21) - 1)
  await endExchanges(api.deps)
  expect((await stockOf(api, size)).reserved).toBe(before.reserved + 1)
  api.setNow(now + days(21))
  await Promise.all([endExchanges(api.deps), endExchanges(api.deps)])
  api.setNow(now)
  expect(await stockOf(api, size)).toEqual(before)
  const record = await recordOf(guest, params)
  expect(record.returns[0]?.items[0]?.exchange?.state).toBe('released')
  expect(await takeBack(api, bought)).toMatchObject({ exchanged: [], result: { ok: true } })
  expect((await recordOf(guest, params)).givenBack).toMatchObject([{ amount: order.totals.total }])
  expect(await stockOf(api, size)).toEqual(before)
})

test('a refund of the whole order releases what an exchange has reserved [ACC-08]', async ({ api }) => {
  const bought = await receive(api, 2)
  const { orderNumber, size, guest, params } = bought
  const before = await stockOf(api, size)
  await register(bought, size)
  await createFulfilment(api.deps).refund({ orderNumber, key: 'all', reason: null, items: null })
  expect(await stockOf(api, size)).toEqual(before)
  expect((await recordOf(guest, params)).returns[0]?.items[0]?.exchange?.state).toBe('released')
})

test('a refund while the parcel is on its way leaves the rest of its return to be taken back, with its other size [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const items = (['court', 'tee'] as const).map((name) => ({ productId: variantOf(name), qty: 1 }))
  const { id } = await guest.call('cart.create', { body: { items } })
  await makeReady(guest, id)
  const { orderNumber, items: lines } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber, to: 'delivered' })
  const [params, order] = [{ orderId: orderNumber }, { params: { orderNumber } }]
  const [shoe, tee] = lines.map((line) => line.id)
  const { items: exchangeable } = await guest.call('returns.listSizes', { params })
  const sizes = exchangeable.find(({ itemId }) => itemId === shoe)?.sizes ?? []
  const exchangeVariantId = sizes.find(({ isAvailable }) => isAvailable)?.variantId
  const sent = [
    { itemId: shoe, qty: 1, reason: 'too_small', exchangeVariantId },
    { itemId: tee, qty: 1, reason: 'changed_mind' },
  ]
  const body = { returnId: randomUUID(), items: sent }
  expect((await guest.tryCall('returns.label', { params, body })).status).toBe(200)
  const refunded = [{ itemId: tee ?? '', qty: 1 }]
  const { amount } = await staff.call('backoffice.previewRefund', { ...order, body: { items: refunded } })
  const refund = { refundId: randomUUID(), items: refunded, reason: 'It is torn', amount }
  await staff.call('backoffice.refundOrder', { ...order, body: refund })
  const { returns } = await staff.call('backoffice.getOrder', order)
  for (const _ of [1, 2])
    await staff.call('backoffice.takeBackReturn', { ...order, body: { returnNumber: returns[0]?.number } })
  const record = await recordOf(guest, params)
  expect(record.givenBack).toMatchObject([{ amount }])
  const back = record.returns[0]?.items.find(({ itemId }) => itemId === shoe)
  expect(back?.exchange?.state).toBe('due')
})

test('goods that came back for another size are not registered again before it is sent [ACC-08]', async ({ api }) => {
  const bought = await receive(api)
  const { size, orderNumber } = bought
  await register(bought, size)
  await takeBack(api, bought)
  expect(await register(bought, undefined)).toBeRefused(409, 'ORD420')
  const { returns } = await staff.call('backoffice.getOrder', { params: { orderNumber } })
  const body = { exchangeId: returns[0]?.exchanges[0]?.exchangeId, tracking: 'ups:1Z999AA10123456784' }
  await staff.call('backoffice.sendExchange', { params: { orderNumber }, body })
  expect((await register(bought, undefined)).status).toBe(200)
})

test('of two tabs that want the same last pair, one gets it [ACC-08]', async ({ api }) => {
  const [first, second] = [await receive(api), await receive(api)]
  const { size } = first
  const { pool } = api.database.db
  const { rows } = await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
      select variant_id, location_id, 'count', reserved + 1 - on_hand from stock_items
      where variant_id = $1 and on_hand > reserved + 1 returning location_id, quantity`,
    [size],
  )
  const answers = await Promise.all([register(first, size), register(second, size)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  for (const { location_id, quantity } of rows)
    await pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
      [size, location_id, -quantity],
    )
})

test('staff register a return for its shopper, with another size, once for its id', async ({ api }) => {
  const { orderNumber, line, size, guest, params } = await receive(api)
  const order = { params: { orderNumber } }
  const { items } = await staff.call('backoffice.listReturnable', order)
  expect(items).toMatchObject([{ itemId: line, returnable: 1 }])
  expect(items[0]?.sizes.find(({ variantId }) => variantId === size)?.isAvailable).toBe(true)
  const body = {
    returnId: randomUUID(),
    items: [{ itemId: line, qty: 1, reason: 'too_small', exchangeVariantId: size }],
  }
  for (const _ of [1, 2])
    expect((await staff.tryCall('backoffice.registerReturn', { ...order, body })).status).toBe(201)
  const { returns, timeline } = await staff.call('backoffice.getOrder', order)
  expect(returns).toMatchObject([{ units: 1, isTakenBack: false, exchanges: [{ state: 'held', itemId: line }] }])
  expect(timeline.filter(({ kind }) => kind === 'returnRegistered')).toMatchObject([{ detail: returns[0]?.number }])
  expect((await recordOf(guest, params)).returns).toHaveLength(1)
  const again = { ...order, body: { ...body, returnId: randomUUID() } }
  expect(await staff.tryCall('backoffice.registerReturn', again)).toBeRefused(409, 'STF409')
  expect(
    await staff.tryCall('backoffice.sendExchange', {
      ...order,
      body: { exchangeId: randomUUID(), tracking: 'ups:1Z999AA10123456784' },
    }),
  ).toBeRefused(409, 'STF409')
  await staff.call('backoffice.takeBackReturn', { ...order, body: { returnNumber: returns[0]?.number } })
  const after = await staff.call('backoffice.getOrder', order)
  expect(after.timeline.find(({ kind }) => kind === 'exchanged')).toMatchObject({ detail: '1', actor: 'Sam Ortiz' })
})

const cancel = ({ guest, params }: Pick<Received, 'guest' | 'params'>, returnId: string) =>
  guest.tryCall('returns.cancel', { params: { ...params, returnId } })

test('a return is cancelled until it has arrived: its size is released, its label is gone, and the goods can be registered again [ACC-08]', async ({
  api,
}) => {
  const bought = await receive(api)
  const { guest, params, size } = bought
  const before = await stockOf(api, size)
  const returnId = randomUUID()
  await register(bought, size, { returnId })
  const stranger = await api.client.createGuest()
  expect(await cancel({ guest: stranger, params }, returnId)).toBeRefused(404, 'OHS4004')
  expect(await cancel(bought, randomUUID())).toBeRefused(404, 'OHS4004')
  const answers = await Promise.all([cancel(bought, returnId), cancel(bought, returnId)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await stockOf(api, size)).toEqual(before)
  const { returns, items } = await recordOf(guest, params)
  expect(returns[0]).toMatchObject({ cancelledAt: expect.any(String), items: [{ exchange: { state: 'released' } }] })
  expect(items[0]?.returnable).toBe(1)
  expect(await guest.tryCall('returns.label', { params, body: { returnId } })).toBeRefused(404, 'OHS4004')
  expect((await register(bought, undefined)).status).toBe(200)
  await takeBack(api, bought, 1)
  const [, second] = (await recordOf(guest, params)).returns
  expect(await cancel(bought, second?.returnId ?? '')).toBeRefused(409, 'ORD420')
})

test('a cancelled return whose parcel comes all the same is taken back and refunded [ACC-08]', async ({ api }) => {
  const bought = await receive(api)
  const returnId = randomUUID()
  await register(bought, bought.size, { returnId })
  await cancel(bought, returnId)
  expect(await takeBack(api, bought)).toMatchObject({ exchanged: [], result: { ok: true } })
  expect((await recordOf(bought.guest, bought.params)).givenBack).toHaveLength(1)
})

test('the parcel of an exchange has a label once its goods have arrived, and not before', async ({ api }) => {
  const bought = await receive(api)
  await register(bought, bought.size)
  const { orderNumber } = bought
  const labelOf = async () => {
    const { returns } = await staff.call('backoffice.getOrder', { params: { orderNumber } })
    const exchangeId = returns[0]?.exchanges[0]?.exchangeId ?? ''
    return staff.tryCall('backoffice.getExchangeLabel', { params: { orderNumber, exchangeId } })
  }
  expect(await labelOf()).toBeRefused(409, 'STF409')
  await takeBack(api, bought)
  const { status, headers } = await labelOf()
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
})
