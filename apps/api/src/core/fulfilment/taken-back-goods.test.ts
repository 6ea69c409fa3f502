import { randomUUID } from 'node:crypto'
import { addPerson, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment, type Fulfilment } from './fulfilment.ts'

let fulfilment: Fulfilment
test.beforeAll(({ api }) => {
  // Events are dated by the database.
  api.setNow(Date.now())
  fulfilment = createFulfilment(api.deps)
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

/** Buys two pairs and a shirt, which stay at the warehouse. */
const buy = async (shopper: TestShopper, token?: string) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee') } })
  await makeReady(shopper, id, token)
  const { orderNumber, items } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const [shoes = '', tee = ''] = items.map((item) => item.id)
  return { shopper, orderNumber, shoes, tee }
}

const receive = async (shopper: TestShopper) => {
  const bought = await buy(shopper)
  await fulfilment.advance({ orderNumber: bought.orderNumber, to: 'delivered' })
  return bought
}
type Bought = Awaited<ReturnType<typeof receive>>

/** Registers a return of both pairs, for another size where one is named; answers its number. */
const register = async (api: TestApi, { shopper, orderNumber, shoes }: Bought, exchangeVariantId?: string) => {
  const params = { orderId: orderNumber }
  const item = { itemId: shoes, qty: 2, reason: 'too_small' as const, ...(exchangeVariantId && { exchangeVariantId }) }
  await shopper.call('returns.label', { params, body: { returnId: randomUUID(), items: [item] } })
  const [row] = await read(api, 'select number from order_returns where order_number = $1', orderNumber)
  return row.number as string
}

const findOtherSize = async ({ shopper, orderNumber, shoes }: Bought): Promise<string> => {
  const { items } = await shopper.call('returns.listSizes', { params: { orderId: orderNumber } })
  const sizes = items.find(({ itemId }) => itemId === shoes)?.sizes ?? []
  return sizes.find(({ isAvailable }) => isAvailable)?.variantId ?? ''
}

const reservedOf = async (api: TestApi, orderNumber: string, variantId: string): Promise<number> => {
  const text = `select coalesce(sum(e.quantity), 0)::int as reserved from stock_entries e
    where e.order_number = $1 and e.variant_id = $2`
  return (await read(api, text, orderNumber, variantId))[0].reserved
}

const upcOf = async (api: TestApi, variantId: string): Promise<string> =>
  (await read(api, 'select upc from variants where id = $1', variantId))[0].upc

const take = (orderNumber: string, own: Partial<Parameters<Fulfilment['refund']>[0]> = {}) =>
  fulfilment.refund({ orderNumber, items: null, key: randomUUID(), reason: null, ...own })

test('goods are named by line, variant or barcode, pieces of one line one by one or together', async ({
  api,
  guest,
}) => {
  const { orderNumber, shoes, tee } = await buy(guest)
  const barcode = await upcOf(api, variantOf('court'))
  const found = await fulfilment.findLines(orderNumber, [
    { item: barcode, qty: 1 },
    { item: tee, qty: 1 },
    { item: variantOf('court'), qty: 1 },
  ])
  expect(found).toEqual({
    ok: true,
    lines: [
      { lineId: shoes, qty: 2 },
      { lineId: tee, qty: 1 },
    ],
  })
  const withUnknown = [{ item: shoes, qty: 1 }, ...['no-such', 'another'].map((item) => ({ item, qty: 1 }))]
  expect(await fulfilment.findLines(orderNumber, withUnknown)).toEqual({ ok: false, item: 'no-such' })
})

test('a return that is unknown, and goods that the order has not, take nothing back', async ({ api, guest }) => {
  expect(await fulfilment.takeBack({ returnNumber: 'R0000000', items: null })).toEqual({
    ...{ orderNumber: null, reason: 'unknown_return' },
  })
  const bought = await receive(guest)
  const returnNumber = await register(api, bought)
  const items = [{ item: await upcOf(api, variantOf('sale')), qty: 1 }]
  expect(await fulfilment.takeBack({ returnNumber, items })).toEqual({
    ...{ orderNumber: bought.orderNumber, reason: 'unknown_item', item: items[0]?.item },
  })
  const events = `select kind from order_events where order_number = $1 and kind in ('returned', 'exchanged')`
  expect(await read(api, events, bought.orderNumber)).toEqual([])
})

test('two pairs for another size that are scanned one by one make both of that size due, and refund nothing [ACC-08]', async ({
  api,
  guest,
}) => {
  const bought = await receive(guest)
  const size = await findOtherSize(bought)
  const returnNumber = await register(api, bought, size)
  const item = await upcOf(api, variantOf('court'))
  const taken = await fulfilment.takeBack({ returnNumber, items: [item, item].map((one) => ({ item: one, qty: 1 })) })
  expect(taken).toMatchObject({
    exchanged: [{ lineId: bought.shoes, qty: 2 }],
    result: { ok: true, money: null, action: { amount: 0 } },
  })
  expect(await read(api, 'select state, qty from order_exchanges where order_number = $1', bought.orderNumber)).toEqual(
    [{ state: 'due', qty: 2 }],
  )
})

test('an exchange of which one of two pairs arrives ends: that pair is refunded, and the other size is free again [ACC-08]', async ({
  api,
  guest,
}) => {
  const bought = await receive(guest)
  const size = await findOtherSize(bought)
  const returnNumber = await register(api, bought, size)
  expect(await reservedOf(api, bought.orderNumber, size)).toBe(2)
  const taken = await fulfilment.takeBack({ returnNumber, items: [{ item: bought.shoes, qty: 1 }] })
  expect(taken).toMatchObject({ exchanged: [], result: { ok: true, action: { items: [{ qty: 1 }] } } })
  expect(await reservedOf(api, bought.orderNumber, size)).toBe(0)
  const { order, returns } = await guest.call('orders.get', { params: { orderId: bought.orderNumber } })
  expect(returns[0]?.items[0]?.exchange).toMatchObject({ state: 'released' })
  expect(order.state).toBe('finalised')
})

test('a return whose goods were all refunded before is not refunded again [ACC-08]', async ({ api, guest }) => {
  const bought = await receive(guest)
  const returnNumber = await register(api, bought)
  expect(await take(bought.orderNumber, { items: [{ lineId: bought.shoes, qty: 2 }] })).toMatchObject({ ok: true })
  const taken = await fulfilment.takeBack({ returnNumber, items: null })
  expect(taken).toMatchObject({ exchanged: [], result: { ok: false, reason: 'too_many' } })
})

test('an unknown order and one that is not final are not refunded', async ({ guest }) => {
  expect(await take('LHNONE')).toEqual({ ok: false, reason: 'unknown' })
  const { orderNumber } = await buy(guest, 'tok_pending')
  expect(await take(orderNumber)).toEqual({ ok: false, reason: 'not_final' })
})

test('a refund of another amount than the one that was shown is refused, to the cent', async ({ api, guest }) => {
  const { orderNumber, tee } = await receive(guest)
  const items = [{ lineId: tee, qty: 1 }]
  const [{ total }] = await read(
    api,
    `select (doc -> 'items' -> 1 ->> 'priceAfterOrderDiscount')::int + (doc -> 'items' -> 1 ->> 'taxTotal')::int as total
      from orders where number = $1`,
    orderNumber,
  )
  for (const expectedAmount of [total - 1, total + 1, 0])
    expect(await take(orderNumber, { items, expectedAmount })).toEqual({ ok: false, reason: 'other_amount' })
  expect(await take(orderNumber, { items, expectedAmount: total })).toMatchObject({
    ok: true,
    action: { amount: total },
  })
})

test('store credit is given for goods that had left, to an account alone [PAY-16]', async ({ api, guest }) => {
  const ofGuest = await receive(guest)
  const asStoreCredit = true
  expect(await take(ofGuest.orderNumber, { asStoreCredit })).toEqual({ ok: false, reason: 'not_creditable' })
  const member = await addPerson(api, {})
  const waiting = await buy(member)
  expect(await take(waiting.orderNumber, { asStoreCredit })).toEqual({ ok: false, reason: 'not_creditable' })
  await fulfilment.advance({ orderNumber: waiting.orderNumber, to: 'delivered' })
  const taken = await take(waiting.orderNumber, { asStoreCredit })
  const { balances } = await member.call('consumer.getStoreCredit', {})
  // The provider gives nothing back.
  expect(taken).toMatchObject({ ok: true, money: null, action: { credited: taken.ok && taken.action.amount } })
  expect(balances).toMatchObject([{ balance: taken.ok && taken.action.amount / 100, currency: 'USD' }])
})
