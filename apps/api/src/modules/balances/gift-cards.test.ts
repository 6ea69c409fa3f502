import { readdir, readFile } from 'node:fs/promises'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

let guest: TestShopper
let nth = 0

const pin = '4711'
const newNumber = (): string => {
  nth += 1
  return `6006 4900 ${String(nth).padStart(4, '0')} 8800`
}
const newCart = async (api: TestApi) => {
  guest = await api.client.createGuest('en-us')
  return createCartWith(guest, variantOf('court'))
}

type Given = { number?: string; pin?: string; method?: string }

const add = (basketId: string, { method = 'GIFT_CARD', ...given }: Given, shopper = guest) =>
  shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body: { payment_method_id: method, ...given } })

const errorOf = ({ body }: { body: { errorDetails: { errorId: string }[] } }) => body.errorDetails[0]?.errorId
const place = (cartId: string, shopper = guest) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })
const balanceOf = async (api: TestApi, id: string): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    'select balance_minor::int as balance from gift_cards where id = $1',
    [id],
  )
  return rows[0].balance
}

test('several gift cards and a card each pay a part of one order, and nothing is left to pay [PAY-02] [CHK-04]', async ({
  api,
}) => {
  const cart = await newCart(api)
  const numbers = [newNumber(), newNumber()]
  const [first = '', second = ''] = await Promise.all(
    numbers.map((number, index) => issueCard(api, { number, pin, amount: index === 0 ? 3000 : 2500 })),
  )
  await makeReady(guest, cart.id)
  for (const number of numbers) expect((await add(cart.id, { number, pin })).status).toBe(200)
  const read = await guest.call('cart.get', { params: { basketId: cart.id } })
  const { total } = read.totals
  const paid = read.payment_instruments.map(({ payment_method_id, amount }) => [payment_method_id, amount])
  expect(paid).toEqual([
    ['CREDIT_CARD', Math.round(total * 100 - 5500) / 100],
    ['GIFT_CARD', 30],
    ['GIFT_CARD', 25],
  ])
  expect(read.totals.remainingToPay).toBe(0)
  expect(read.payment_instruments[1]?.additionalData).toMatchObject({
    last4: '8800',
    remainingAmount: 30,
    payableAmount: 30,
  })
  const { status, body: order } = await place(cart.id)
  expect([status, order.state]).toEqual([200, 'finalised'])
  expect(order.paymentMethod.map(({ code, amount }) => [code, amount])).toEqual(paid)
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const [file = ''] = (await readdir(api.deps.mailFolder)).filter((name) => name.endsWith('.html'))
  const mail = await readFile(`${api.deps.mailFolder}/${file}`, 'utf8')
  expect(mail).toContain('Gift card ending in 8800: $30.00')
  expect(mail).toContain('Gift card ending in 8800: $25.00')
  expect([await balanceOf(api, first), await balanceOf(api, second)]).toEqual([0, 0])
})

test('an order that gift cards cover needs no card, and the remainder stays on the gift card [PAY-02] [CHK-04]', async ({
  api,
}) => {
  const cart = await newCart(api)
  const number = newNumber()
  const id = await issueCard(api, { number, pin, amount: 50_000 })
  const ready = await makeReady(guest, cart.id)
  for (const { payment_instrument_id } of ready.payment_instruments)
    await guest.call('cart.removePaymentInstrument', { params: { basketId: cart.id }, body: { payment_instrument_id } })
  expect(errorOf(await place(cart.id))).toBe('PYT400')
  const added = await add(cart.id, { number: number.replaceAll(' ', ''), pin })
  expect(added.body.totals.remainingToPay).toBe(0)
  const { body: order } = await place(cart.id)
  expect(order).toMatchObject({
    state: 'finalised',
    paymentMethod: [{ code: 'GIFT_CARD', amount: ready.totals.total }],
  })
  expect(await balanceOf(api, id)).toBe(50_000 - Math.round(ready.totals.total * 100))
})

test('instruments that do not cover the total are PYT400, and nothing is charged [PAY-14] [PAY-02]', async ({
  api,
}) => {
  const cart = await newCart(api)
  const number = newNumber()
  const id = await issueCard(api, { number, pin, amount: 1000 })
  await makeReady(guest, cart.id)
  const { body } = await add(cart.id, { number, pin })
  const card = body.payment_instruments.find(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD')
  const params = { basketId: cart.id }
  const removed = await guest.call('cart.removePaymentInstrument', {
    params,
    body: { payment_instrument_id: card?.payment_instrument_id ?? '' },
  })
  expect(removed.totals.remainingToPay).toBe(Math.round(removed.totals.total * 100 - 1000) / 100)
  expect(errorOf(await place(cart.id))).toBe('PYT400')
  expect(await balanceOf(api, id)).toBe(1000)
})

test('every condition of a gift card has its own error id at its input [PAY-02] [ERR-01]', async ({ api }) => {
  const cart = await newCart(api)
  const [good, empty, expired, blocked, euros] = [1, 2, 3, 4, 5].map(newNumber)
  await issueCard(api, { number: good ?? '', pin, amount: 1000 })
  await issueCard(api, { number: empty ?? '', pin, amount: 0 })
  await issueCard(api, { number: expired ?? '', pin, amount: 1000, expiresAt: testNow - 1000 })
  await issueCard(api, { number: blocked ?? '', pin, amount: 1000, isBlocked: true })
  await issueCard(api, { number: euros ?? '', pin, amount: 1000, currency: 'EUR' })
  const errorIdOf = async (given: Given) => errorOf(await add(cart.id, given))
  expect(await errorIdOf({ pin })).toBe('GFC400')
  expect(await errorIdOf({ number: good })).toBe('GFC400')
  expect(await errorIdOf({ number: '6006 0000 0000 0000', pin })).toBe('GFC700')
  expect(await errorIdOf({ number: good, pin: '0000' })).toBe('GFC725')
  expect(await errorIdOf({ number: empty, pin })).toBe('GFC740')
  expect(await errorIdOf({ number: expired, pin })).toBe('GFC812')
  expect(await errorIdOf({ number: blocked, pin })).toBe('GFC760')
  expect(await errorIdOf({ number: euros, pin })).toBe('GFC760')
  expect((await add(cart.id, { number: good, pin })).status).toBe(200)
  expect(await errorIdOf({ number: good, pin })).toBe('GFC755')
})

test('a sixth gift card is GFC410 with the maximum [PAY-02] [ERR-01]', async ({ api }) => {
  const cart = await newCart(api)
  for (let card = 0; card < 6; card += 1) {
    const number = newNumber()
    await issueCard(api, { number, pin, amount: 100 })
    const answered = await add(cart.id, { number, pin })
    if (card < 5) expect(answered.status).toBe(200)
    else expect(answered.body.errorDetails[0]).toMatchObject({ errorId: 'GFC410', maximum: 5 })
  }
})

test('a gift card whose lookup times out is GFC799, and five wrong PINs lock a card [PAY-02] [ERR-01]', async ({
  api,
}) => {
  const cart = await newCart(api)
  const number = newNumber()
  await issueCard(api, { number, pin, amount: 1000 })
  const other = await api.database.db.pool.connect()
  await other.query('begin; lock table gift_cards in access exclusive mode')
  const answered = await guest.tryCall('balances.giftCard', { body: { number, pin } })
  await other.query('rollback')
  other.release()
  expect([answered.status, errorOf(answered)]).toEqual([503, 'GFC799'])
  for (let times = 0; times < 5; times += 1) expect(errorOf(await add(cart.id, { number, pin: '0000' }))).toBe('GFC725')
  expect(errorOf(await add(cart.id, { number, pin }))).toBe('GFC799')
  api.setNow(testNow + 16 * 60_000)
  guest = await api.client.createGuest('en-us')
  const later = await guest.call('balances.giftCard', { body: { number, pin } })
  api.setNow(testNow)
  expect(later).toEqual({ balance: 10, currency: 'USD', last4: '8800' })
})

test('a caller with number and PIN of a gift card gets its balance ten times a minute [PAY-02]', async ({ api }) => {
  const shopper = await api.client.createGuest('en-us')
  const number = newNumber()
  await issueCard(api, { number, pin, amount: 1234, expiresAt: testNow + 1000 })
  const body = { number, pin }
  expect(await shopper.call('balances.giftCard', { body })).toMatchObject({
    balance: 12.34,
    expiresAt: '2026-11-20T10:00:01.000Z',
  })
  const statuses = []
  for (let times = 0; times < 10; times += 1)
    statuses.push((await shopper.tryCall('balances.giftCard', { body })).status)
  expect(statuses).toEqual([...Array.from({ length: 9 }, () => 200), 403])
})

test('a gift card that another order spends at the same moment is GFC800, and the cart shows what is left [PAY-02] [ERR-01]', async ({
  api,
}) => {
  const number = newNumber()
  const id = await issueCard(api, { number, pin, amount: 50_000 })
  const cart = await newCart(api)
  await makeReady(guest, cart.id)
  await add(cart.id, { number, pin })
  const { pool } = api.database.db
  const other = await pool.connect()
  await other.query('begin')
  await other.query(
    `insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number) values ($1, 'redeem', -45000, 'USD', 'OTHER')`,
    [id],
  )
  const placing = place(cart.id)
  await vi.waitFor(async () => {
    const { rowCount } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rowCount).toBe(1)
  }, 5000)
  await other.query('commit')
  other.release()
  expect(errorOf(await placing)).toBe('GFC800')
  const read = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(read.payment_instruments.map(({ amount }) => amount)).toEqual([
    Math.round(read.totals.total * 100 - 5000) / 100,
    50,
  ])
  expect([read.state, await balanceOf(api, id)]).toEqual(['open', 5000])
  await guest.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  expect((await place(cart.id)).status).toBe(200)
})

test('neither number nor PIN of a gift card is stored anywhere [PAY-02] [PAY-01]', async ({ api }) => {
  const cart = await newCart(api)
  const number = '6006490099998888'
  const secret = '918273'
  await issueCard(api, { number, pin: secret, amount: 1000 })
  await makeReady(guest, cart.id)
  await add(cart.id, { number, pin: secret })
  await place(cart.id)
  const { rows } = await api.database.db.pool.query(
    `select string_agg(t::text, ' ') as all from (select c.doc::text from carts c union all select o.doc::text from orders o
      union all select g::text from gift_cards g union all select data::text from pgboss.job) as t`,
  )
  expect(rows[0].all).toContain('8888')
  expect(rows[0].all).not.toContain(number)
  expect(rows[0].all).not.toContain(secret)
})

test('reward cards are not accepted as gift cards, nor gift cards as reward cards [PAY-05]', async ({ api }) => {
  const number = newNumber()
  await issueCard(api, { number, pin, amount: 1000, kind: 'reward_card' })
  const cart = await newCart(api)
  expect(errorOf(await add(cart.id, { number, pin }))).toBe('GFC700')
  expect(errorOf(await add(cart.id, { number, pin, method: 'REWARD_CARD' }))).toBe('REW401')
  const member = await addPerson(api, { points: 0 })
  const own = await createCartWith(member, variantOf('court'))
  const added = await add(own.id, { number, pin, method: 'REWARD_CARD' }, member)
  expect(added.body.payment_instruments).toMatchObject([{ payment_method_id: 'REWARD_CARD', amount: 10 }])
})
