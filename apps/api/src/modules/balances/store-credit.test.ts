import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  openBackoffice,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendStoreCreditMail } from '../../core/balances/send-store-credit-mail.ts'
import { createFulfilment } from '../../core/fulfilment/fulfilment.ts'
import { moveOrderMoney } from '../../core/fulfilment/move-order-money.ts'

const useCredit = (shopper: TestShopper, basketId: string) =>
  shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: 'STORE_CREDIT' } })
const balanceOf = async (shopper: TestShopper): Promise<number> =>
  (await shopper.call('consumer.getStoreCredit', {})).balances[0]?.balance ?? 0
const kindsOf = async (shopper: TestShopper) =>
  (await shopper.call('consumer.getStoreCredit', {})).entries.map(({ kind, amount }) => [kind, amount])

const openCart = async (shopper: TestShopper): Promise<string> => {
  const { id } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, id)
  return id
}

/** Places an order of a pair, paid with store credit first and a card for the rest. */
const buy = async (shopper: TestShopper) => {
  const cartId = await openCart(shopper)
  const { body: cart } = await useCredit(shopper, cartId)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId } })
  expect(order.state).toBe('finalised')
  return { cart, order, orderNumber: order.orderNumber }
}

const providerSums = async (api: TestApi, orderNumber: string) =>
  (
    await api.database.db.pool.query(
      'select captured_minor::int as captured, refunded_minor::int as refunded from payments where order_number = $1',
      [orderNumber],
    )
  ).rows[0]

test('store credit pays first, then gift cards, then the card, and is less for the next order [PAY-16] [CHK-04]', async ({
  api,
}) => {
  const shopper = await addPerson(api, { storeCredit: 3000 })
  await issueCard(api, { number: '6006490099990001', pin: '4711', amount: 2000 })
  const basketId = await openCart(shopper)
  const { paymentMethods } = await shopper.call('cart.listPaymentMethods', { params: { basketId } })
  expect(paymentMethods.find(({ code }) => code === 'STORE_CREDIT')).toMatchObject({
    additionalData: { remainingAmount: 30, payableAmount: 30 },
  })
  const giftCard = { payment_method_id: 'GIFT_CARD' as const, number: '6006490099990001', pin: '4711' }
  await shopper.call('cart.addPaymentInstrument', { params: { basketId }, body: giftCard })
  const { body: cart } = await useCredit(shopper, basketId)
  const { total } = cart.totals
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: basketId } })
  const paid = Object.fromEntries(order.paymentMethod.map(({ code, amount }) => [code, amount]))
  expect(paid).toEqual({ STORE_CREDIT: 30, GIFT_CARD: 20, CREDIT_CARD: expect.closeTo(total - 50) })
  expect(await balanceOf(shopper)).toBe(0)
  expect(await kindsOf(shopper)).toEqual([
    ['spend', -30],
    ['issue', 30],
  ])
  const next = await openCart(shopper)
  const { paymentMethods: left } = await shopper.call('cart.listPaymentMethods', { params: { basketId: next } })
  expect(left.map(({ code }) => code)).not.toContain('STORE_CREDIT')
  expect(await useCredit(shopper, next)).toBeRefused(409, 'PYT400')
})

test('a guest and an account without store credit cannot pay with it, and it buys no gift cards [PAY-16]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  expect(await useCredit(guest, await openCart(guest))).toBeRefused(409, 'PYT405')
  const other = await addPerson(api, {})
  expect(await useCredit(other, await openCart(other))).toBeRefused(409, 'PYT400')
  const buyer = await addPerson(api, { storeCredit: 3000 })
  const { id } = await createCartWith(buyer, variantOf('court'))
  const body = { cartId: id, productId: variantOf('giftCard'), qty: 1, customAmount: 25 }
  await buyer.call('cart.addItem', { body })
  expect(await useCredit(buyer, id)).toBeRefused(409, 'PYT405')
})

test('two orders at once spend the same store credit once, and one that is refused has nothing charged [PAY-16] [T12]', async ({
  api,
}) => {
  const shopper = await addPerson(api, { storeCredit: 3000 })
  const carts = [await openCart(shopper), await openCart(shopper)]
  for (const cartId of carts) expect((await useCredit(shopper, cartId)).status).toBe(200)
  const answers = await Promise.all(carts.map((cartId) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })))
  // An order that is loaded after the other has spent the credit is paid by the card alone, as with a gift card.
  const placed = answers.filter(({ status }) => status === 200)
  const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorDetails[0]?.errorId)
  expect(placed.length).toBeGreaterThan(0)
  expect(refusals.filter((errorId) => !['PYT400', 'ORD415', 'PYT402'].includes(errorId ?? ''))).toEqual([])
  const charged = await api.database.db.pool.query(
    `select coalesce(sum(p.authorised_minor - p.voided_minor), 0)::int as amount
      from payments p join orders o on o.number = p.order_number where o.owner_id = $1`,
    [shopper.id],
  )
  const totals = placed.reduce((sum, { body }) => sum + Math.round(body.totals.total * 100), 0)
  expect(charged.rows).toEqual([{ amount: totals - 3000 }])
  expect(await kindsOf(shopper)).toEqual([
    ['spend', -30],
    ['issue', 30],
  ])
})

test('a cancelled order gives the store credit back, once [PAY-16] [ACC-07]', async ({ api }) => {
  const shopper = await addPerson(api, { storeCredit: 3000 })
  const { orderNumber } = await buy(shopper)
  const { refund } = createFulfilment(api.deps)
  await Promise.all([1, 2].map(() => refund({ orderNumber, key: 'all', reason: null, items: null })))
  expect(await balanceOf(shopper)).toBe(30)
  expect((await kindsOf(shopper)).filter(([kind]) => kind === 'restore')).toEqual([['restore', 30]])
})

test('a return as store credit gives the part of the card to the account and nothing to the provider; a guest has no such choice [PAY-16] [ACC-08] [T15]', async ({
  api,
}) => {
  const shopper = await addPerson(api, { storeCredit: 3000 })
  const { order, orderNumber } = await buy(shopper)
  const { advance, refund } = createFulfilment(api.deps)
  const asked = { orderNumber, key: 'credit', reason: null, items: null, asStoreCredit: true }
  expect(await refund(asked)).toEqual({ ok: false, reason: 'not_creditable' })
  await advance({ orderNumber, to: 'delivered' })
  await Promise.all([refund(asked), refund(asked)])
  await moveOrderMoney(api.deps)({ orderNumber })
  const { total } = order.totals
  expect(await balanceOf(shopper)).toBeCloseTo(total)
  const card = Math.round((total - 30) * 100)
  expect(await providerSums(api, orderNumber)).toEqual({ captured: card, refunded: 0 })
  const { givenBack } = await shopper.call('orders.get', { params: { orderId: orderNumber } })
  expect(givenBack[0]?.amount).toBe(total)
  expect(givenBack[0]?.payments.map(({ code, amount }) => [code, amount])).toEqual([
    ['STORE_CREDIT', 30],
    ['STORE_CREDIT', expect.closeTo(total - 30)],
  ])
  const guest = await api.client.createGuest('en-us')
  const foreign = await guest.call('checkout.placeOrder', { body: { cartId: await openCart(guest) } })
  await advance({ orderNumber: foreign.orderNumber, to: 'delivered' })
  const ofGuest = await refund({ ...asked, orderNumber: foreign.orderNumber })
  expect(ofGuest).toEqual({ ok: false, reason: 'not_creditable' })
})

test('staff issue and withdraw store credit once for its id, never below zero, with an entry of reason and balance in the audit log [PAY-16]', async ({
  api,
}) => {
  const staff = await openBackoffice(api, { rights: ['customers.read', 'customers.credit', 'audit.read'] })
  const shopper = await addPerson(api, {})
  const params = { consumerNo: shopper.id }
  const issued = {
    changeId: randomUUID(),
    amount: 12.5,
    currency: 'USD',
    reason: 'goodwill' as const,
    note: 'Late parcel',
  }
  const change = (body: Record<string, unknown>) => staff.tryCall('backoffice.changeStoreCredit', { params, body })
  const twice = await Promise.all([change(issued), change(issued)])
  expect(twice.map(({ body }) => body.storeCredit)).toEqual(twice.map(() => [{ currency: 'USD', balance: 12.5 }]))
  const withdrawn = { changeId: randomUUID(), amount: -2.5, currency: 'USD', reason: 'correction' }
  expect((await change(withdrawn)).body.storeCredit).toEqual([{ currency: 'USD', balance: 10 }])
  expect(await change({ ...withdrawn, changeId: randomUUID(), amount: -10.01 })).toBeRefused(409, 'STF409')
  expect(await change({ ...issued, changeId: randomUUID(), currency: 'SEK' })).toBeRefused(400, 'INV407')
  expect(await change({ ...issued, changeId: randomUUID(), amount: 1000.01 })).toBeRefused(400, 'INV407')
  const unknown = { params: { consumerNo: 'unknown' }, body: { ...issued, changeId: randomUUID() } }
  expect(await staff.tryCall('backoffice.changeStoreCredit', unknown)).toBeRefused(404, 'PRO404')
  const { items } = await staff.call('backoffice.listAudit', { query: { search: shopper.id } })
  expect(items.map(({ action }) => action)).toEqual(['backoffice.changeStoreCredit', 'backoffice.changeStoreCredit'])
  expect(JSON.parse(items[1]?.before ?? '')).toEqual({ balance: 0, currency: 'USD' })
  expect(JSON.parse(items[1]?.after ?? '')).toEqual({
    ...{ balance: 12.5, currency: 'USD', reason: 'goodwill', note: 'Late parcel' },
  })
  const { entries } = await shopper.call('consumer.getStoreCredit', {})
  expect(entries.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['withdraw', -2.5, 'correction'],
    ['issue', 12.5, 'goodwill'],
  ])
  expect((await staff.call('backoffice.getCustomer', { params })).storeCredit).toEqual([
    { currency: 'USD', balance: 10 },
  ])
})

test('a customer gets one mail for each change by staff, in the language of their site [PAY-16]', async ({ api }) => {
  const staff = await openBackoffice(api, { rights: ['customers.read', 'customers.credit'] })
  const shopper = await addPerson(api, { locale: 'de-de' })
  const params = { consumerNo: shopper.id }
  const issued = { changeId: randomUUID(), amount: 12.5, currency: 'EUR', reason: 'goodwill' as const }
  const withdrawn = { changeId: randomUUID(), amount: -2.5, currency: 'EUR', reason: 'correction' as const }
  await api.database.db.pool.query(`delete from pgboss.job where name = 'store-credit-mail'`)
  for (const body of [issued, issued, withdrawn]) await staff.call('backoffice.changeStoreCredit', { params, body })
  const { rows } = await api.database.db.pool.query(
    `select data from pgboss.job where name = 'store-credit-mail' order by (data ->> 'entryId')::int`,
  )
  const mails = []
  for (const { data } of rows) {
    await sendStoreCreditMail(api.deps)(data)
    mails.push(JSON.parse(await readFile(`${api.deps.mailFolder}/store-credit-${data.entryId}.json`, 'utf8')))
  }
  const deAmount = (text: string): string => text.replaceAll('\u00a0', ' ')
  expect(mails.map(({ to }) => to)).toEqual([`${shopper.id}@example.com`, `${shopper.id}@example.com`])
  expect(deAmount(mails[0]?.text)).toContain('12,50 € gutgeschrieben. Ihr Shopguthaben beträgt jetzt 12,50 €.')
  expect(deAmount(mails[1]?.text)).toContain('Es beträgt jetzt 10,00 €. Grund: Korrektur.')
})

test('the refund dialog’s preview says what can become store credit, and the refund gives it [PAY-16]', async ({
  api,
}) => {
  const staff = await openBackoffice(api, { rights: ['orders.read', 'orders.refund'] })
  const shopper = await addPerson(api, {})
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: await openCart(shopper) } })
  const params = { orderNumber }
  const preview = () => staff.call('backoffice.previewRefund', { params, body: {} })
  expect((await preview()).creditable).toBe(0)
  await createFulfilment(api.deps).advance({ orderNumber, to: 'delivered' })
  const { creditable, amount } = await preview()
  expect(creditable).toBe(amount)
  const body = { refundId: randomUUID(), reason: 'Too small', amount, asStoreCredit: true }
  await staff.call('backoffice.refundOrder', { params, body })
  expect(await balanceOf(shopper)).toBe(amount)
})
