import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { days } from '@lacehouse/domain/time/durations'
import { createCartWith, makeReady, type TestApi, type TestShopper, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { askToShip, fill, inTx, itemOf, offer, place, placeOf, read } from '@lacehouse/test-kit/api/sell-ahead'
import { expect } from 'vitest'
import { chargeMandate } from '../../core/fulfilment/charge-mandate.ts'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { moveOrderMoney } from '../../core/fulfilment/move-order-money.ts'
import { endUnpaidPreOrders } from '../../core/pre-orders/end-unpaid-pre-orders.ts'
import { setPreOrderIn } from '../../core/pre-orders/set-pre-order.ts'
import { sendGiftCards } from './send-gift-cards.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { sendChargeDeclinedMail, sendPreOrderMail } from './send-pre-order-mails.ts'
import { sendRefundMail } from './send-refund-mail.ts'
import { sendReturnMail } from './send-return-mail.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Reads the mails about an order whose key begins with a word; a mail has no lines without content. */
const listMails = async (api: TestApi, kind: string, orderNumber: string): Promise<Mail[]> => {
  const files = await readdir(api.deps.mailFolder).catch(() => [])
  const start = `${kind}-${formatOrderNumber(orderNumber)}`
  const own = files.filter((file) => file.startsWith(start) && file.endsWith('.json'))
  return Promise.all(own.map(async (file) => JSON.parse(await readFile(`${api.deps.mailFolder}/${file}`, 'utf8'))))
}

const jobOf = async (api: TestApi, name: string, orderNumber: string) => {
  const [row] = await read<{ data: { orderNumber: string; key: string } }>(
    api,
    `select data from pgboss.job where name = $1 and data ->> 'orderNumber' = $2`,
    ...[name, orderNumber],
  )
  return row?.data ?? { orderNumber, key: '' }
}

const refund = (api: TestApi, orderNumber: string) =>
  createFulfilment(api.deps).refund({ orderNumber, key: 'all', reason: null, items: null })

/** A pre-order whose card was declined when its parcel was to leave. */
const decline = async (api: TestApi) => {
  const asked = await askToShip(api, 'tok_later_declined')
  await chargeMandate(api.deps)({ orderNumber: asked.orderNumber })
  return { ...asked, job: await jobOf(api, 'charge-declined-mail', asked.orderNumber) }
}

test('the mail about a declined card names the last day for another one and leads to the order, and is recorded once', async ({
  api,
}) => {
  const { orderNumber, job } = await decline(api)
  await sendChargeDeclinedMail(api.deps)(job)
  await sendChargeDeclinedMail(api.deps)(job)
  const [mail, ...others] = await listMails(api, 'charge-declined', orderNumber)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your pre-order ${formatOrderNumber(orderNumber)}: payment declined`)
  expect(mail?.text).toContain('pay by another card by November 27, 2026.')
  expect(mail?.text).toContain(
    `Open my order and pay: ${api.deps.publicUrl}/en-us/order-confirmation?order=${orderNumber}`,
  )
  expect(mail?.text).not.toContain('cancel free of charge')
  const recorded = `select data ->> 'mail' as mail from order_events where order_number = $1 and kind = 'mailed'`
  expect(await read(api, recorded, orderNumber)).toEqual([{ mail: 'chargeDeclined' }])
})

test('a shopper who has named another card before the mail leaves gets none', async ({ api }) => {
  const { shopper, orderNumber, job } = await decline(api)
  const body = { additionalData: { card: 'tok_mastercard' } }
  await shopper.call('checkout.patchOrder', { params: { orderNumber }, body })
  await sendChargeDeclinedMail(api.deps)(job)
  expect(await listMails(api, 'charge-declined', orderNumber)).toEqual([])
})

test('a pre-order that was not paid in time is confirmed as cancelled by the shop, and not as the shopper asked', async ({
  api,
}) => {
  const { orderNumber } = await decline(api)
  await endUnpaidPreOrders({ ...api.deps, now: () => testNow + days(8) })
  await sendRefundMail(api.deps)({ orderNumber, key: 'unpaid' })
  const [mail] = await listMails(api, 'refund', orderNumber)
  expect(mail?.text).toContain('You didn’t pay by another card in time')
  expect(mail?.text).toContain('Nothing was charged.')
  expect(mail?.text).not.toContain('As you asked')
})

test('another day of a pre-order is mailed with the offer to cancel, and not for an order that was cancelled', async ({
  api,
}) => {
  await offer(api, 2)
  const orders = []
  for (let nth = 0; nth < 2; nth += 1) {
    const { shopper, id } = await fill(api)
    orders.push((await place(shopper, id)).orderNumber)
  }
  const [moved = '', cancelled = ''] = orders
  const { incoming: units } = await itemOf(api)
  const command = { ...placeOf(api), units, day: '2027-04-01', now: testNow }
  expect(await inTx(api, (client) => setPreOrderIn(client, command))).toMatchObject({ ok: true })
  await refund(api, cancelled)
  for (const orderNumber of orders) await sendPreOrderMail(api.deps)(await jobOf(api, 'pre-order-mail', orderNumber))
  expect(await listMails(api, 'pre-order', cancelled)).toEqual([])
  const [mail] = await listMails(api, 'pre-order', moved)
  expect(mail?.subject).toBe(`Your pre-order ${formatOrderNumber(moved)}: new date`)
  expect(mail?.text).toContain('it ships from April 1, 2027. Nothing has been charged yet.')
  expect(mail?.text).toContain('Pre-order – ships from April 1, 2027')
  expect(mail?.text).toContain('you can cancel free of charge until it ships.')
})

/** Buys a reduced pair, which arrives. */
const receive = async (api: TestApi, shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('sale'))
  await makeReady(shopper, id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  await createFulfilment(api.deps).advance({ orderNumber: order.orderNumber, to: 'delivered' })
  await moveOrderMoney(api.deps)({ orderNumber: order.orderNumber })
  return order
}

test('the receipt of a return names its goods without a price, the sum once, and the way it goes back [ACC-08]', async ({
  api,
  guest,
}) => {
  const { orderNumber, items, totals } = await receive(api, guest)
  expect(items[0]?.price.original).toBeGreaterThan(items[0]?.price.current ?? 0)
  await refund(api, orderNumber)
  await sendRefundMail(api.deps)({ orderNumber, key: 'all' })
  await sendRefundMail(api.deps)({ orderNumber, key: 'no such refund' })
  const [mail, ...others] = await listMails(api, 'refund', orderNumber)
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your refund for order ${formatOrderNumber(orderNumber)}`)
  const prices = mail?.text.match(/\$\d+\.\d\d/g)
  expect(prices).toEqual([`$${totals.total.toFixed(2)}`, `$${totals.total.toFixed(2)}`])
  expect(mail?.text).toContain(`Visa ending in 4242: $${totals.total.toFixed(2)}`)
  expect(mail?.text).toContain('3 to 5 business days')
})

test('a return that is not registered has no mail, and an unknown order is reported to the queue', async ({
  api,
  guest,
}) => {
  const { orderNumber } = await receive(api, guest)
  await sendReturnMail(api.deps)({ orderNumber, returnNumber: randomUUID() })
  expect((await readdir(api.deps.mailFolder)).filter((file) => file.startsWith('return-'))).toEqual([])
  const unknown = { orderNumber: 'LHNONE' }
  await expect(sendOrderMail(api.deps)(unknown)).rejects.toThrow('there is no order LHNONE')
  await expect(sendGiftCards(api.deps)(unknown)).rejects.toThrow('there is no order LHNONE')
})
