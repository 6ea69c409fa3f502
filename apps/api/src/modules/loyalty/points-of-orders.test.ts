import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { addPerson, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

const buy = async (shopper: TestShopper, token?: string) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await makeReady(shopper, id, ...(token === undefined ? [] : [token]))
  return shopper.call('checkout.placeOrder', { body: { cartId: id } })
}

/** What the pages, the mail and the account's ledger say of an order's points. */
const read = async (api: TestApi, member: TestShopper, orderNumber: string) => {
  const params = { orderNumber }
  const { earnedPoints: confirmation } = await member.call('checkout.getOrder', { params })
  const { order } = await member.call('orders.get', { params: { orderId: orderNumber } })
  const again = randomUUID()
  await sendOrderMail(api.deps)({ orderNumber, again })
  const path = `${api.deps.mailFolder}/order-${formatOrderNumber(orderNumber)}-again-${again}.html`
  const [, mail = '0'] = /You earned (\d+) points/.exec(await readFile(path, 'utf8')) ?? []
  const { entries } = await member.call('loyalty.listPoints', { query: {} })
  const ledger = entries
    .filter((entry) => entry.orderNumber === orderNumber && ['earn', 'adjust'].includes(entry.kind))
    .reduce((sum, { points }) => sum + points, 0)
  return [confirmation, order.earnedPoints, Number(mail), ledger]
}

test('after a cancellation of a part, order, mail and ledger name the same points; after the rest, none [LOY-01]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const { orderNumber, items, earnedPoints } = await buy(member)
  expect(earnedPoints).toBe(200)
  expect(await read(api, member, orderNumber)).toEqual([200, 200, 200, 200])
  const itemId = items[0]?.id ?? ''
  const cancel = (qty: number) =>
    member.call('orders.cancel', { body: { orderNumber, cancellationId: randomUUID(), items: [{ itemId, qty }] } })
  expect((await cancel(1)).order.earnedPoints).toBe(100)
  expect(await read(api, member, orderNumber)).toEqual([100, 100, 100, 100])
  expect((await cancel(1)).order.earnedPoints).toBe(0)
  expect(await read(api, member, orderNumber)).toEqual([0, 0, 0, 0])
})

test('after a return of a part, order, mail and ledger name the same points, also where the member had spent them [LOY-01]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const { orderNumber, items } = await buy(member)
  const fulfilment = createFulfilment(api.deps)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await api.database.db.pool.query(
    `insert into points_entries (member_id, kind, points, order_number) values ($1, 'spend', -170, 'another')`,
    [`M-${member.id}`],
  )
  const one = [{ lineId: items[0]?.id ?? '', qty: 1 }]
  await fulfilment.refund({ orderNumber, key: 'one', reason: 'too small', items: one })
  // 100 were owed, and 30 were left.
  expect(await read(api, member, orderNumber)).toEqual([170, 170, 170, 170])
})

test('an order whose payment is not confirmed names the points that it will earn, which the ledger has not [LOY-01]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const { orderNumber, state, earnedPoints } = await buy(member, 'tok_pending')
  expect([state, earnedPoints]).toEqual(['payment_pending', 200])
  const found = await member.call('checkout.getOrder', { params: { orderNumber } })
  expect(found.earnedPoints).toBe(200)
  expect((await member.call('loyalty.listPoints', { query: {} })).entries).toEqual([])
})
