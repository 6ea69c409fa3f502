import { readdir, readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import {
  addConsumer,
  addCoupon,
  addTestStores,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  testProducts,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { createFulfilment, type Fulfilment } from '../../core/fulfilment/fulfilment.ts'
import { recoverPlacements } from '../../core/placement/recover-placements.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { sendPaymentFailedMail } from './send-payment-failed-mail.ts'
import { sendShipmentMail } from './send-shipment-mail.ts'

let fulfilment: Fulfilment
test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  await addCoupon(api, 'MAILTEN', { names: { 'en-us': 'Ten off for the mail' } })
  fulfilment = createFulfilment(api.deps)
})

/** Removes the markup of a mail. */
const readMail = async (api: TestApi, key: string): Promise<string> => {
  const page = await readFile(`${api.deps.mailFolder}/${key}.html`, 'utf8')
  return page.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}
const listMails = async (api: TestApi, orderNumber: string): Promise<string[]> =>
  (await readdir(api.deps.mailFolder).catch(() => [])).filter(
    (name) => name.includes(formatOrderNumber(orderNumber)) && name.endsWith('.html'),
  )
const listJobs = async (api: TestApi, name: string, orderNumber: string) => {
  const text = `select data from pgboss.job where name = $1 and data ->> 'orderNumber' = $2`
  return (await api.database.db.pool.query(text, [name, orderNumber])).rows.map(({ data }) => data)
}

const place = async (shopper: TestShopper, cartId: string, sold?: { storeId: string; storeEmployeeId: string }) =>
  shopper.call('checkout.placeOrder', { body: { cartId, ...(sold && { inStoreSalesInfo: sold }) } })

const createAgent = async (api: TestApi): Promise<TestShopper> => {
  const { consumerNo: id } = await addConsumer(api.database.db, { consumerType: 'STORE_EMPLOYEE' })
  const session = { kind: 'consumer', id, consumerType: 'STORE_EMPLOYEE', siteId: 'LH-US' } as const
  return api.client.withToken(api.deps.tokens.issue(session).accessToken, 'en-us')
}

/** An order with home delivery and pickup, a gift option, a coupon and a price adjustment. */
const buyMixed = async (api: TestApi) => {
  const staff = await createAgent(api)
  const { id, items } = await createCartWith(staff, variantOf('tee'))
  const params = { basketId: id }
  const body = { cartId: id, productId: variantOf('court'), storeId: testStores.soho }
  await staff.call('cart.addItem', { body })
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'For the <long> run' }
  await staff.call('cart.updateItem', { params, body: { itemId: items[0]?.id ?? '', giftOption } })
  await staff.call('coupons.apply', { body: { cartId: id, code: 'MAILTEN' } })
  const itemId = items[0]?.id ?? ''
  await staff.call('cart.addPriceAdjustment', { params, body: { itemId, amount: 3, reason: 'A loose thread' } })
  await staff.call('cart.addPriceAdjustment', { params, body: { amount: 2, reason: 'Waited long' } })
  await makeReady(staff, id)
  return place(staff, id, { storeId: testStores.soho, storeEmployeeId: 'us-t01-e1' })
}

test('the order mail has the content of the page: shipments, days, gift option, promotions and adjustments by name, both addresses, the store [CHK-13] [CART-18]', async ({
  api,
}) => {
  const { orderNumber, totals, shipments } = await buyMixed(api)
  expect(shipments).toHaveLength(2)
  await sendOrderMail(api.deps)({ orderNumber })
  const mail = await readMail(api, `order-${formatOrderNumber(orderNumber)}`)
  for (const words of [
    'Delivery 1 of 2',
    'Delivery 2 of 2',
    'Standard delivery: Arrives ',
    'Pick up at Lacehouse SoHo',
    'Gift for Grace: “For the &lt;long&gt; run”',
    'Price adjusted by −$3.00: A loose thread',
    'Price adjusted by −$2.00: Waited long',
    'Ten off for the mail (MAILTEN)',
    'Price adjustments',
    '−$2.00',
    'Delivery address',
    'Billing address',
    'Pick up at our store',
    'again when the rest is ready for pickup',
    `$${totals.total.toFixed(2)}`,
  ])
    expect(mail).toContain(words)
  expect(mail).not.toContain('email you when it ships.')
})

test('a German mail names the tax that its total includes, and adds none [CHK-13] [CHK-19]', async ({ api }) => {
  const guest = await api.client.createGuest('de-de')
  const { id } = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, id)
  const { orderNumber } = await place(guest, id)
  await sendOrderMail(api.deps)({ orderNumber })
  const mail = await readMail(api, `order-${formatOrderNumber(orderNumber)}`)
  expect(mail).toMatch(/inkl\. 19\s%\sMwSt\.: \d+,\d\d/)
  expect(mail).not.toContain('Steuern')
  expect(mail).toContain('Rechnungsadresse')
  expect(mail).toContain('schreiben Ihnen, sobald sie unterwegs ist')
})

test('a mail has what the page has: taxes by name, and the address as its country writes it [CHK-13] [CHK-19]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('fr-ca')
  const { id } = await createCartWith(guest, variantOf('sale'))
  await makeReady(guest, id)
  const order = await place(guest, id)
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const mail = await readMail(api, `order-${formatOrderNumber(order.orderNumber)}`)
  expect(mail).toMatch(/TPS \(5\s%\)\s+\d+,\d\d\s\$/)
  expect(mail).toMatch(/TVQ \(9,975\s%\)\s+\d+,\d\d\s\$/)
  expect(mail).not.toContain('CAD')
  const { city, province, postalCode } = order.shippingAddress ?? {}
  expect(mail).toContain(`${city} ${province} ${postalCode}`)
})

test('the order mail names price and days of a made-to-order delivery, and gift wrap and receipt [CHK-13]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const { precreated } = await guest.call('products.painting', { params: { productId: testProducts.madeToOrder } })
  const [[precreatedCustomsCode = '', recipeId = ''] = []] = Object.entries(precreated)
  const made = { productId: variantOf('madeToOrder'), recipeId, precreatedCustomsCode }
  const { id } = await guest.call('cart.createWithItem', { body: made })
  await guest.call('cart.setGiftWrapping', { params: { basketId: id }, body: { wrap: true, receipt: true } })
  await makeReady(guest, id)
  const { orderNumber } = await place(guest, id)
  await sendOrderMail(api.deps)({ orderNumber })
  const mail = await readMail(api, `order-${formatOrderNumber(orderNumber)}`)
  expect(mail).toMatch(/Made-to-order delivery, \$9\.95: Arrives /)
  expect(mail).toMatch(/Gift wrap Gift receipt \$5\.95/)
})

test('the shopper gets one mail when a shipment is sent or ready for pickup, and none about a finished one [CHK-13]', async ({
  api,
}) => {
  const { orderNumber } = await buyMixed(api)
  const number = formatOrderNumber(orderNumber)
  await fulfilment.advance({ orderNumber, to: 'ready_for_pickup' })
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  const jobs = await listJobs(api, 'shipment-mail', orderNumber)
  expect(jobs).toHaveLength(2)
  for (const job of [...jobs, ...jobs]) await sendShipmentMail(api.deps)(job)
  const mails = await listMails(api, orderNumber)
  expect(mails).toHaveLength(2)
  const ready = await readMail(api, (mails.find((name) => name.startsWith('ready')) ?? '').replace('.html', ''))
  expect(ready).toContain(`Your order ${number} is waiting for you at Lacehouse SoHo`)
  expect(ready).toContain('Halden Court')
  expect(ready).not.toContain('Plain Tee')
  const sent = await readMail(api, (mails.find((name) => name.startsWith('sent')) ?? '').replace('.html', ''))
  expect(sent).toContain(`handed your order ${number} to the carrier`)
  expect(sent).toContain('Plain Tee')
  expect(sent).not.toContain('Halden Court')
})

test('a parcel that is delivered before the job runs has no mail [CHK-13]', async ({ api }) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, id)
  const { orderNumber } = await place(guest, id)
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  const [job] = await listJobs(api, 'shipment-mail', orderNumber)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await sendShipmentMail(api.deps)(job)
  expect(await listMails(api, orderNumber)).toEqual([])
})

test('an account that does without mails about parcels gets none, and gets the one about goods to pick up [ACC-12]', async ({
  api,
}) => {
  const { consumerNo: id } = await addConsumer(api.database.db)
  const session = { kind: 'consumer', id, consumerType: 'CONSUMER', siteId: 'LH-US' } as const
  const shopper = api.client.withToken(api.deps.tokens.issue(session).accessToken, 'en-us')
  const notifications = [{ type: 'shipments' as const, isEnabled: false }]
  await shopper.call('notifications.update', { body: { notifications } })
  const cart = await createCartWith(shopper, variantOf('tee'))
  const body = { cartId: cart.id, productId: variantOf('court'), storeId: testStores.soho }
  await shopper.call('cart.addItem', { body })
  await makeReady(shopper, cart.id)
  const { orderNumber } = await place(shopper, cart.id)
  await fulfilment.advance({ orderNumber, to: 'ready_for_pickup' })
  await fulfilment.advance({ orderNumber, to: 'shipped' })
  for (const job of await listJobs(api, 'shipment-mail', orderNumber)) await sendShipmentMail(api.deps)(job)
  expect(await listMails(api, orderNumber)).toEqual([expect.stringMatching(/^ready-/)])
})

test('a shopper with a pending payment gets a mail when it fails; one who saw the refusal gets none [CHK-13] [CHK-08]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('tee'))
  await makeReady(guest, id, 'tok_pending_declined')
  const { orderNumber, state } = await place(guest, id)
  expect(state).toBe('payment_pending')
  await sendPaymentFailedMail(api.deps)({ orderNumber })
  expect(await listMails(api, orderNumber)).toEqual([])
  api.setNow(testNow + 60_000)
  await vi.waitFor(async () => {
    await recoverPlacements(api.deps)
    expect(await listJobs(api, 'payment-failed-mail', orderNumber)).toHaveLength(1)
  })
  api.setNow(testNow)
  await sendPaymentFailedMail(api.deps)({ orderNumber })
  const mail = await readMail(api, `payment-failed-${formatOrderNumber(orderNumber)}`)
  expect(mail).toContain(`The payment for your order ${formatOrderNumber(orderNumber)}`)
  expect(mail).toContain('Nothing was charged')
  const other = await api.client.createGuest('en-us')
  const cart = await createCartWith(other, variantOf('tee'))
  await makeReady(other, cart.id, 'tok_declined')
  expect((await other.tryCall('checkout.placeOrder', { body: { cartId: cart.id } })).status).toBeGreaterThan(399)
  const { rows } = await api.database.db.pool.query('select number from orders where cart_id = $1', [cart.id])
  expect(await listJobs(api, 'payment-failed-mail', rows[0].number)).toEqual([])
})
