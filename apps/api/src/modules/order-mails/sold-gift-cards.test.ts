import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { days } from '@lacehouse/domain/time/durations'
import { addressOf, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendGiftCards } from './send-gift-cards.ts'

const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Lauf los!' }
const read = async (api: TestApi, text: string, orderNumber: string) =>
  (await api.database.db.pool.query(text, [orderNumber])).rows

/** Buys only gift cards of a value. */
const buy = async (shopper: TestShopper, { qty = 1, token = 'tok_success', isGift = false, sendOn = '' } = {}) => {
  const body = {
    productId: variantOf('giftCard'),
    qty,
    customAmount: 25,
    ...(isGift && { giftOption: { ...giftOption, ...(sendOn && { sendOn }) } }),
  }
  const { id } = await shopper.call('cart.create', { body: {} })
  await shopper.call('cart.addItem', { body: { cartId: id, ...body } })
  const params = { basketId: id }
  await shopper.call('cart.setBillingAddress', {
    params,
    body: { address: addressOf(shopper.locale), sameAsShipping: false },
  })
  await shopper.call('cart.addPaymentInstrument', { params, body: { payment_method_id: 'CREDIT_CARD', token } })
  const { orderNumber } = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  return orderNumber
}

const listIssued = (api: TestApi, orderNumber: string) =>
  read(
    api,
    `select c.currency, c.balance_minor::int as balance, c.state, c.last4 from gift_cards c
      join gift_card_entries e on e.gift_card_id = c.id and e.kind = 'issue' where e.order_number = $1 order by c.last4`,
    orderNumber,
  )

const readMail = (api: TestApi, orderNumber: string): Promise<string> =>
  readFile(`${api.deps.mailFolder}/gift-card-${formatOrderNumber(orderNumber)}-1.html`, 'utf8')

const findCards = (mail: string, words: RegExp) =>
  [...mail.matchAll(words)].map(([, number = '', pin = '']) => ({ number, pin }))

test('gift cards that were bought for a recipient are issued once and sent to the recipient, also when the job repeats [CART-28]', async ({
  api,
}) => {
  const buyer = await api.client.createGuest('de-de')
  const orderNumber = await buy(buyer, { qty: 2, isGift: true })
  const jobs = `select data ->> 'orderNumber' as number from pgboss.job where name = 'gift-cards' and data ->> 'orderNumber' = $1`
  expect(await read(api, jobs, orderNumber)).toHaveLength(1)
  // Two concurrent workers and a third later one, as if one had died before it finished its job.
  await Promise.all([1, 2].map(() => sendGiftCards(api.deps)({ orderNumber })))
  const first = await readMail(api, orderNumber)
  await sendGiftCards(api.deps)({ orderNumber })
  expect(await readMail(api, orderNumber)).toBe(first)
  const card = { currency: 'EUR', balance: 2500, state: 'active' }
  expect(await listIssued(api, orderNumber)).toMatchObject([card, card])
  expect(first).toContain('Grace, Jörg Weiß schenkt Ihnen 2 Geschenkkarten')
  expect(first).toContain('Lauf los!')
  expect(findCards(first, /Kartennummer: ([\d ]+)<br>PIN: (\d+)/g)).toHaveLength(2)
})

test('a bought card pays in another shopper’s cart, and the remainder stays on it [CART-28] [PAY-02]', async ({
  api,
}) => {
  const orderNumber = await buy(await api.client.createGuest('en-us'))
  await sendGiftCards(api.deps)({ orderNumber })
  const [bought] = findCards(await readMail(api, orderNumber), /Card number: ([\d ]+)<br>PIN: (\d+)/g)
  const other = await api.client.createGuest('en-us')
  expect(await other.call('balances.giftCard', { body: { ...bought } })).toMatchObject({ balance: 25, currency: 'USD' })
  const cart = await makeReady(other, (await createCartWith(other, variantOf('court'))).id)
  const params = { basketId: cart.id }
  const paid = await other.call('cart.addPaymentInstrument', {
    params,
    body: { payment_method_id: 'GIFT_CARD', ...bought },
  })
  expect(paid.payment_instruments).toMatchObject([{}, { payment_method_id: 'GIFT_CARD', amount: 25 }])
  const order = await other.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order.state).toBe('finalised')
  expect(await listIssued(api, orderNumber)).toMatchObject([{ balance: 0 }])
})

test('an unavailable mail server leads to no second issue: the next attempt sends the same card [CART-28]', async ({
  api,
}) => {
  const orderNumber = await buy(await api.client.createGuest('en-us'))
  const away = { send: () => Promise.reject(new Error('the mail server is away')) }
  await expect(sendGiftCards({ ...api.deps, mailer: away })({ orderNumber })).rejects.toThrow('away')
  const issued = await listIssued(api, orderNumber)
  await sendGiftCards(api.deps)({ orderNumber })
  const [card] = findCards(await readMail(api, orderNumber), /Card number: ([\d ]+)<br>PIN: (\d+)/g)
  expect(await listIssued(api, orderNumber)).toEqual(issued)
  expect(card?.number.replaceAll(' ', '').slice(-4)).toBe(issued[0].last4)
})

test('another secret gives a card another number but no further value; the number in the mail is valid [CART-28]', async ({
  api,
}) => {
  const orderNumber = await buy(await api.client.createGuest('en-us'))
  await sendGiftCards(api.deps)({ orderNumber })
  const [before] = findCards(await readMail(api, orderNumber), /Card number: ([\d ]+)<br>PIN: (\d+)/g)
  await sendGiftCards({ ...api.deps, config: { giftCardSecret: 'a secret that came after the first one' } })({
    orderNumber,
  })
  const [after] = findCards(await readMail(api, orderNumber), /Card number: ([\d ]+)<br>PIN: (\d+)/g)
  expect(after?.number).not.toBe(before?.number)
  const asker = await api.client.createGuest('en-us')
  expect(await asker.call('balances.giftCard', { body: { ...after } })).toMatchObject({ balance: 25 })
  expect((await asker.tryCall('balances.giftCard', { body: { ...before } })).body.errorDetails[0]?.errorId).toBe(
    'GFC700',
  )
  expect(await listIssued(api, orderNumber)).toHaveLength(1)
})

test('a gift card for a later day is issued and sent on that day, by a job that waits for it [CART-28]', async ({
  api,
}) => {
  const day = new Date(api.deps.now() + days(10)).toISOString().slice(0, 10)
  const orderNumber = await buy(await api.client.createGuest('en-us'), { isGift: true, sendOn: day })
  await sendGiftCards(api.deps)({ orderNumber })
  await sendGiftCards(api.deps)({ orderNumber })
  expect(await listIssued(api, orderNumber)).toEqual([])
  const jobs = `select start_after as at, keep_until > start_after as lasts from pgboss.job
    where name = 'gift-cards' and data ->> 'orderNumber' = $1 and start_after > created_on`
  expect(await read(api, jobs, orderNumber)).toEqual([{ at: new Date(`${day}T13:00:00Z`), lasts: true }])
  const onThatDay = { ...api.deps, now: () => Date.parse(`${day}T13:00:00Z`) }
  await sendGiftCards(onThatDay)({ orderNumber })
  expect(await listIssued(api, orderNumber)).toMatchObject([{ balance: 2500, state: 'active' }])
  expect(await readMail(api, orderNumber)).toContain('Lauf los!')
})

test('the gift cards of an order that is refunded before their day are never issued [CART-28]', async ({ api }) => {
  const { pool } = api.database.db
  const day = new Date(api.deps.now() + days(10)).toISOString().slice(0, 10)
  const orderNumber = await buy(await api.client.createGuest('en-us'), { isGift: true, sendOn: day })
  expect(await api.deps.balances.blockCards(pool, orderNumber)).toBe(true)
  await pool.query(`update orders set state = 'cancelled' where number = $1`, [orderNumber])
  await sendGiftCards({ ...api.deps, now: () => Date.parse(`${day}T13:00:00Z`) })({ orderNumber })
  expect(await listIssued(api, orderNumber)).toEqual([])
})

test.for([
  ['waits for its payment', 'tok_3ds', null],
  ['was cancelled before', 'tok_success', 'cancelled'],
] as const)('an order that %s issues no card [CART-28]', async ([_, token, state], { api }) => {
  const orderNumber = await buy(await api.client.createGuest('en-us'), { token })
  if (state) await api.database.db.pool.query('update orders set state = $2 where number = $1', [orderNumber, state])
  await sendGiftCards(api.deps)({ orderNumber })
  expect(await listIssued(api, orderNumber)).toEqual([])
})

test('an order without gift cards enqueues no job for them', async ({ api }) => {
  const guest = await api.client.createGuest('en-us')
  const cart = await makeReady(guest, (await createCartWith(guest, variantOf('court'))).id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  const jobs = `select name from pgboss.job where data ->> 'orderNumber' = $1 order by name`
  expect(await read(api, jobs, orderNumber)).toEqual([{ name: 'order-mail' }, { name: 'purchase-event' }])
})

test('a refund first blocks all gift cards of an order, or none if one of them was used', async ({ api }) => {
  const { pool } = api.database.db
  const orderNumber = await buy(await api.client.createGuest('en-us'), { qty: 2 })
  await sendGiftCards(api.deps)({ orderNumber })
  expect(await api.deps.balances.blockCards(pool, orderNumber)).toBe(true)
  expect(await listIssued(api, orderNumber)).toMatchObject([{ state: 'blocked' }, { state: 'blocked' }])
  const spent = await buy(await api.client.createGuest('en-us'), { qty: 2 })
  await sendGiftCards(api.deps)({ orderNumber: spent })
  await pool.query(
    `insert into gift_card_entries (gift_card_id, kind, amount_minor, currency)
      select gift_card_id, 'redeem', -1, currency from gift_card_entries where order_number = $1 limit 1`,
    [spent],
  )
  expect(await api.deps.balances.blockCards(pool, spent)).toBe(false)
  expect(await listIssued(api, spent)).toMatchObject([{ state: 'active' }, { state: 'active' }])
})
