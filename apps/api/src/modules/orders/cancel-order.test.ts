import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { OrderRecord } from '@lacehouse/contracts'
import {
  addPerson,
  createCartWith,
  createSandboxControl,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { moveOrderMoney } from '../../core/fulfilment/move-order-money.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'
import { sendRefundMail } from '../order-mails/send-refund-mail.ts'

const pin = '4711'
const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const errorsOf = ({ status, body }: { status: number; body: { errorDetails: readonly { errorId: string }[] } }) => [
  status,
  body.errorDetails[0]?.errorId,
]

/** Places an order of two pairs and a shirt, paid by card after what `pay` adds. */
const buy = async (shopper: TestShopper, pay: (basketId: string) => Promise<unknown> = async () => undefined) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  await pay(id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const [shoes = '', tee = ''] = order.items.map((item) => item.id)
  return { orderNumber: order.orderNumber, shoes, tee, order }
}

const toCancel = (orderNumber: string, items?: [string, number][], cancellationId: string = randomUUID()) => ({
  body: { orderNumber, cancellationId, ...(items && { items: items.map(([itemId, qty]) => ({ itemId, qty })) }) },
})
const reservedOf = async (api: TestApi, orderNumber: string) =>
  (
    await read(
      api,
      `select coalesce(sum(case reason when 'reserve' then quantity when 'release' then quantity end), 0)::int as held
       from stock_entries where order_number = $1`,
      orderNumber,
    )
  )[0]?.held

test('a whole cancellation gives back stock, gift card, points, credit and the card’s hold, once under three presses [ACC-07]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 3000, credit: 500 })
  const number = '6006490077770077'
  const cardId = await issueCard(api, { number, pin, amount: 2000 })
  const { orderNumber, order } = await buy(member, async (basketId) => {
    for (const body of [
      { payment_method_id: 'GIFT_CARD', number, pin },
      { payment_method_id: 'LOYALTY_POINTS', points: 700 },
      { payment_method_id: 'ATHLETES_PAYMENT' },
    ] as const)
      await member.call('cart.addPaymentInstrument', { params: { basketId }, body })
  })
  const heldBefore = await reservedOf(api, orderNumber)
  expect(heldBefore).not.toBe(0)
  const cancel = toCancel(orderNumber)
  const answers = await Promise.all([1, 2, 3].map(() => member.call('orders.cancel', cancel)))
  for (const answer of answers) {
    expect(answer.order.state).toBe('cancelled')
    expect(answer.givenBack).toHaveLength(1)
  }
  await moveOrderMoney(api.deps)({ orderNumber })
  await moveOrderMoney(api.deps)({ orderNumber })
  const [{ givenBack }] = answers as [OrderRecord]
  expect(givenBack[0]).toMatchObject({ kind: 'cancelled', amount: order.totals.total })
  expect(givenBack[0]?.payments.map(({ code }) => code).toSorted()).toEqual(
    order.paymentMethod.map(({ code }) => code).toSorted(),
  )
  const sum = givenBack[0]?.payments.reduce((total, { amount }) => total + Math.round(amount * 100), 0)
  expect(sum).toBe(Math.round(order.totals.total * 100))
  expect(await read(api, 'select balance_minor::int as balance from gift_cards where id = $1', cardId)).toEqual([
    { balance: 2000 },
  ])
  expect(await read(api, 'select balance::int from points_accounts where member_id = $1', `M-${member.id}`)).toEqual([
    { balance: 3000 },
  ])
  const credit = 'select spent_minor::int as spent from credit_accounts where consumer_no = $1'
  expect(await read(api, credit, member.id)).toEqual([{ spent: 0 }])
  expect(await reservedOf(api, orderNumber)).toBe(0)
  const payments = await createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey).listPayments(
    orderNumber,
  )
  expect(payments).toMatchObject([{ capturedAmount: 0, refundedAmount: 0 }])
  const voided =
    'select voided_minor::int > 0 as voided, captured_minor::int as captured from payments where order_number = $1'
  expect(await read(api, voided, orderNumber)).toEqual([{ voided: true, captured: 0 }])
})

test('some items are cancelled at their price, the rest is sent and charged [ACC-07]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const { orderNumber, shoes, tee, order } = await buy(guest)
  const first = await guest.call('orders.cancel', toCancel(orderNumber, [[shoes, 1]]))
  expect(first).toMatchObject({ order: { state: 'finalised' }, isCancellable: true })
  expect(first.items).toMatchObject([
    { itemId: shoes, givenBack: 1, cancellable: 1 },
    { itemId: tee, givenBack: 0, cancellable: 1 },
  ])
  const second = await guest.call('orders.cancel', toCancel(orderNumber, [[shoes, 1]]))
  expect(second.givenBack).toHaveLength(2)
  await createFulfilment(api.deps).advance({ orderNumber, to: 'shipped' })
  await moveOrderMoney(api.deps)({ orderNumber })
  const back = second.givenBack.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  expect(back).toBeGreaterThan(0)
  const captured = 'select captured_minor::int as captured from payments where order_number = $1'
  expect(await read(api, captured, orderNumber)).toEqual([{ captured: Math.round(order.totals.total * 100) - back }])
})

test('what is packed is not cancelled, and of packing and cancelling at once one happens [ACC-07]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const packed = await buy(guest)
  const fulfilment = createFulfilment(api.deps)
  await fulfilment.advance({ orderNumber: packed.orderNumber })
  for (const items of [undefined, [[packed.tee, 1]] as [string, number][]])
    expect(errorsOf(await guest.tryCall('orders.cancel', toCancel(packed.orderNumber, items)))).toEqual([409, 'ORD420'])
  const { orderNumber } = await buy(guest)
  const [moved, answer] = await Promise.all([
    fulfilment.advance({ orderNumber }),
    guest.tryCall('orders.cancel', toCancel(orderNumber)),
  ])
  expect([moved.ok, answer.status]).toEqual(answer.status === 200 ? [false, 200] : [true, 409])
})

test('a wrong quantity and a foreign item are refused, and cancel nothing [ACC-07]', async ({ api }) => {
  const guest = await api.client.createGuest()
  const { orderNumber, tee } = await buy(guest)
  const ask = (items: [string, number][]) => guest.tryCall('orders.cancel', toCancel(orderNumber, items))
  expect(errorsOf(await ask([[tee, 0.5]]))).toEqual([400, 'INV407'])
  expect(errorsOf(await ask([[tee, 2]]))).toEqual([409, 'ORD420'])
  expect(errorsOf(await ask([['of another order', 1]]))).toEqual([409, 'ORD420'])
  expect(await guest.call('orders.get', { params: { orderId: orderNumber } })).toMatchObject({ givenBack: [] })
})

test('no one else cancels an order; the link of its mail cancels a guest’s order, and not an account’s [ACC-07]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 0 })
  const [ofMember, ofGuest] = [await buy(member), await buy(await api.client.createGuest())]
  const stranger = await api.client.createGuest()
  for (const { orderNumber } of [ofMember, ofGuest])
    expect(errorsOf(await stranger.tryCall('orders.cancel', toCancel(orderNumber)))).toEqual([404, 'OHS4004'])
  const open = async (orderNumber: string) => {
    const st = signOrderLink(api.deps, { orderNo: orderNumber, action: 'track' })
    const body = { orderNo: orderNumber, st, action: 'track' as const }
    return api.client.withToken((await stranger.call('auth.token', { body })).accessToken)
  }
  const linked = await open(ofMember.orderNumber)
  expect(errorsOf(await linked.tryCall('orders.cancel', toCancel(ofMember.orderNumber)))).toEqual([404, 'OHS4004'])
  const guest = await open(ofGuest.orderNumber)
  expect((await guest.call('orders.cancel', toCancel(ofGuest.orderNumber))).order.state).toBe('cancelled')
})

test('a cancellation is confirmed by one mail with its items, its amount and the ways it goes back [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const { orderNumber, shoes, order } = await buy(guest)
  const cancelled = await guest.call('orders.cancel', toCancel(orderNumber, [[shoes, 1]]))
  const jobs = await read(
    api,
    `select data from pgboss.job where name = 'refund-mail' and data ->> 'orderNumber' = $1`,
    orderNumber,
  )
  expect(jobs).toHaveLength(1)
  await sendRefundMail(api.deps)(jobs[0].data)
  const files = (await readdir(api.deps.mailFolder)).filter((file) => /^refund-.*html$/.test(file))
  expect(files).toHaveLength(1)
  const mail = await readFile(`${api.deps.mailFolder}/${files[0]}`, 'utf8')
  expect(mail).toContain('Wir haben storniert')
  expect(mail).toContain(order.items[0]?.name ?? 'no name')
  const amount = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(
    cancelled.givenBack[0]?.amount ?? 0,
  )
  expect(mail.replaceAll('\u00a0', ' ')).toContain(amount.replaceAll('\u00a0', ' '))
})
