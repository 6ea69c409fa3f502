import type { OrderRecord } from '@lacehouse/contracts'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { extractText } from 'unpdf'
import { expect } from 'vitest'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { signOrderLink } from '../../core/placement/order-link.ts'

const buy = async (shopper: TestShopper) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  return shopper.call('checkout.placeOrder', { body: { cartId: id } })
}
const send = (api: TestApi, orderNumber: string) => createFulfilment(api.deps).advance({ orderNumber, to: 'shipped' })
const recordOf = (shopper: TestShopper, orderId: string): Promise<OrderRecord> =>
  shopper.call('orders.get', { params: { orderId } })
const download = (shopper: TestShopper, orderNumber: string, invoiceNumber?: string) =>
  shopper.call('orders.downloadInvoice', { body: { orderNumber, ...(invoiceNumber && { invoiceNumber }) } })

/** The words of a PDF, with simple blanks. */
const readPdf = async (file: File): Promise<string> => {
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ')

test('once goods have left, the invoice names seller, buyer, lines, taxes and sums of the order, with the same bytes each time [ACC-09]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const { orderNumber, items, totals, billingAddress } = await buy(guest)
  expect((await recordOf(guest, orderNumber)).isInvoiced).toBe(false)
  await send(api, orderNumber)
  const { invoices } = await recordOf(guest, orderNumber)
  expect(invoices).toMatchObject([{ kind: 'invoice', total: totals.total }])
  const [first, second] = [await download(guest, orderNumber), await download(guest, orderNumber)]
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(Buffer.from(await second.arrayBuffer()).equals(bytes)).toBe(true)
  const text = await readPdf(first)
  const seller = api.deps.sites.find(({ siteId }) => siteId === 'LH-DE')?.seller
  const tax = totals.taxes[0]
  for (const part of [
    invoices[0]?.number ?? 'no number',
    formatOrderNumber(orderNumber),
    ...(seller ? [seller.name, ...seller.address, seller.taxIds.vat ?? 'no id'] : ['no seller']),
    billingAddress?.lastName ?? 'no buyer',
    billingAddress?.city ?? 'no city',
    ...items.flatMap(({ name, upc, cost }) => [name, upc ?? 'no code', formatMoney('de-DE', cost, 'EUR')]),
    formatMoney('de-DE', totals.total, 'EUR'),
    formatMoney('de-DE', totals.totalWithoutTax, 'EUR'),
    `${tax?.rate} %`,
    formatMoney('de-DE', tax?.amount ?? 0, 'EUR'),
  ])
    expect(text).toContain(plain(part))
})

test('where taxes are added, the invoice names each of them in the words of the order’s language [ACC-09]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('fr-ca')
  const { orderNumber, totals } = await buy(guest)
  await send(api, orderNumber)
  const text = await readPdf(await download(guest, orderNumber))
  expect(text).toContain('Facture')
  expect(totals.taxes.length).toBeGreaterThan(0)
  for (const { name, amount } of totals.taxes) {
    expect(text).toContain(name)
    expect(text).toContain(plain(formatMoney('fr-CA', amount, 'CAD')))
  }
})

test('a return has a credit note; what was cancelled before is not on the invoice, and all of them balance [ACC-09] [ACC-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber, items, totals } = await buy(guest)
  const [shoes = '', tee = ''] = items.map(({ id }) => id)
  const fulfilment = createFulfilment(api.deps)
  const giveBack = (lineId: string, key: string) =>
    fulfilment.refund({ orderNumber, key, reason: null, items: [{ lineId, qty: 1 }] })
  await giveBack(tee, 'early')
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await giveBack(shoes, 'first')
  await giveBack(shoes, 'first')
  const { invoices, givenBack } = await recordOf(guest, orderNumber)
  expect(invoices.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  const [invoice, credit] = invoices.map(({ total }) => Math.round(total * 100))
  const [early, first] = givenBack.map(({ amount }) => Math.round(amount * 100))
  expect(invoice).toBe(Math.round(totals.total * 100) - (early ?? 0))
  expect(credit).toBe(first)
  const text = await readPdf(await download(guest, orderNumber, invoices[1]?.number))
  expect(text).toContain('Credit note')
  expect(text).toContain(invoices[0]?.number ?? 'no invoice')
  expect(text).toContain(plain(formatMoney('en-US', givenBack[1]?.amount ?? 0, 'USD')))
})

test('orders that leave at once get the next numbers of their series, each once and none left out [ACC-09]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('de-de')
  const orders = [await buy(guest), await buy(guest), await buy(guest), await buy(guest)]
  const presses = orders.flatMap(({ orderNumber }) => [send(api, orderNumber), send(api, orderNumber)])
  await Promise.all(presses)
  const { rows } = await api.database.db.pool.query(
    `select order_number, number, position from invoices where site_id = 'LH-DE' and kind = 'invoice' order by issued_at, position`,
  )
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at + 1))
  const own = rows.filter((row) => orders.some(({ orderNumber }) => orderNumber === row.order_number))
  expect(own).toHaveLength(orders.length)
  expect(own[0].number).toMatch(/^LH-DE-I-\d{7}$/)
})

test('a transaction that fails gives its number back [ACC-09]', async ({ api }) => {
  const guest = await api.client.createGuest('fr-ca')
  const [lost, next] = [await buy(guest), await buy(guest)]
  const { pool } = api.database.db
  await pool.query(`create function refuse_lost() returns trigger language plpgsql as $$ begin
    if new.order_number = '${lost.orderNumber}' then raise exception 'lost'; end if; return new; end $$`)
  await pool.query('create trigger refuse_lost after insert on invoices for each row execute function refuse_lost()')
  await expect(send(api, lost.orderNumber)).rejects.toThrow('lost')
  await send(api, next.orderNumber)
  await pool.query('drop trigger refuse_lost on invoices')
  await send(api, lost.orderNumber)
  const { rows } = await pool.query(
    `select order_number, position from invoices where order_number = any ($1) order by position`,
    [[lost.orderNumber, next.orderNumber]],
  )
  const [first, second] = rows
  expect(rows.map((row) => row.order_number)).toEqual([next.orderNumber, lost.orderNumber])
  expect(second.position).toBe(first.position + 1)
})

test('an order of before there were invoices gets one when it is asked for, and the same again [ACC-09]', async ({
  api,
}) => {
  const guest = await api.client.createGuest()
  const { orderNumber } = await buy(guest)
  await api.database.db.pool.query(`update shipments set state = 'delivered' where order_number = $1`, [orderNumber])
  expect(await recordOf(guest, orderNumber)).toMatchObject({ isInvoiced: true, invoices: [] })
  const all = await Promise.all([1, 2, 3].map(() => download(guest, orderNumber)))
  expect(new Set(all.map(({ size }) => size)).size).toBe(1)
  expect((await recordOf(guest, orderNumber)).invoices).toHaveLength(1)
})

test('an order of another shopper is refused like an unknown one; the link of a mail opens its own [ACC-09]', async ({
  api,
}) => {
  const [guest, stranger] = [await api.client.createGuest(), await api.client.createGuest()]
  const { orderNumber } = await buy(guest)
  const ask = (shopper: TestShopper, number: string) =>
    shopper.tryCall('orders.downloadInvoice', { body: { orderNumber: number } })
  const waiting = await ask(guest, orderNumber)
  expect([waiting.status, waiting.body.errorDetails[0]?.field]).toEqual([404, 'invoiceNumber'])
  await send(api, orderNumber)
  const [foreign, unknown] = [await ask(stranger, orderNumber), await ask(stranger, 'LH00000000')]
  expect([foreign.status, foreign.body.errorDetails]).toEqual([404, unknown.body.errorDetails])
  const st = signOrderLink(api.deps, { orderNo: orderNumber, action: 'track' })
  const { accessToken } = await stranger.call('auth.token', { body: { orderNo: orderNumber, st, action: 'track' } })
  const linked = await download(api.client.withToken(accessToken), orderNumber)
  expect(linked.type).toBe('application/pdf')
})
