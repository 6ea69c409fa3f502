import { sendGiftCards } from '@lacehouse/api'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { addPerson, createCartWith, issueCard, makeReady, type TestApi, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment, type Fulfilment } from './fulfilment.ts'
import { moveOrderMoney } from './move-order-money.ts'

let fulfilment: Fulfilment
test.beforeAll(async ({ api }) => {
  fulfilment = createFulfilment(api.deps)
})

const pin = '4711'
const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const balanceOf = async (api: TestApi, table: string, key: string, id: string): Promise<number> =>
  (
    await read(
      api,
      `select ${table === 'gift_cards' ? 'balance_minor' : 'balance'}::int as balance from ${table} where ${key} = $1`,
      id,
    )
  )[0]?.balance
const pointsOf = (api: TestApi, id: string) => balanceOf(api, 'points_accounts', 'member_id', `M-${id}`)
const ownOf = async (api: TestApi, orderNumber: string): Promise<OrderDraft> =>
  (await read(api, 'select doc from orders where number = $1', orderNumber))[0].doc

/** Places a member's order of two pairs and a shirt, paid with every kind of balance and a card for the rest. */
const buy = async (api: TestApi, nth: number) => {
  const member = await addPerson(api, { points: 3000, credit: 500, storeCredit: 400 })
  const number = `60064900777700${10 + nth}`
  const cardId = await issueCard(api, { number, pin, amount: 2000 })
  const codeId = await issueCard(api, { number: `BACK-${nth}`, kind: 'reward_code', amount: 700 })
  const { id } = await createCartWith(member, variantOf('court'), 2)
  await member.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  const params = { basketId: id }
  await makeReady(member, id)
  await member.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  for (const body of [
    { payment_method_id: 'GIFT_CARD', number, pin },
    { payment_method_id: 'REWARD_CODE', number: `BACK-${nth}` },
    { payment_method_id: 'LOYALTY_POINTS', points: 700 },
    { payment_method_id: 'ATHLETES_PAYMENT' },
    { payment_method_id: 'STORE_CREDIT' },
  ] as const)
    await member.call('cart.addPaymentInstrument', { params, body })
  const { orderNumber } = await member.call('checkout.placeOrder', { body: { cartId: id } })
  return { member, orderNumber, cardId, codeId, doc: await ownOf(api, orderNumber) }
}

const creditOf = async (api: TestApi, consumerNo: string): Promise<number> =>
  (await read(api, 'select spent_minor::int as spent from credit_accounts where consumer_no = $1', consumerNo))[0]
    ?.spent

const storeCreditOf = (api: TestApi, consumerNo: string) =>
  read(
    api,
    'select kind, amount_minor::int as amount from store_credit_entries where consumer_no = $1 order by id',
    consumerNo,
  )

test('a full return restores gift card, code, points, voucher, credit and store credit and reverses the earned points, each once [LOY-01] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-16]', async ({
  api,
}) => {
  const { member, orderNumber, cardId, codeId, doc } = await buy(api, 1)
  const earned = doc.member?.earns ?? 0
  expect(earned).toBeGreaterThan(0)
  expect(await balanceOf(api, 'gift_cards', 'id', cardId)).toBe(0)
  expect(await creditOf(api, member.id)).toBe(500)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const ask = () => fulfilment.refund({ orderNumber, key: 'all', reason: 'too small', items: null })
  await Promise.all([ask(), ask(), ask()])
  await moveOrderMoney(api.deps)({ orderNumber })
  expect(await balanceOf(api, 'gift_cards', 'id', cardId)).toBe(2000)
  expect(await balanceOf(api, 'gift_cards', 'id', codeId)).toBe(700)
  expect(await pointsOf(api, member.id)).toBe(3000)
  expect(await creditOf(api, member.id)).toBe(0)
  expect(await storeCreditOf(api, member.id)).toEqual([
    { kind: 'issue', amount: 400 },
    { kind: 'spend', amount: -400 },
    { kind: 'restore', amount: 400 },
  ])
  const reversals = `select points::int, reference from points_entries where order_number = $1 and kind = 'adjust'`
  expect(await read(api, reversals, orderNumber)).toEqual([{ points: -earned, reference: 'all' }])
})

test('a return reverses no more points than the member still has [LOY-01]', async ({ api }) => {
  const member = await addPerson(api, { points: 0 })
  const { id } = await createCartWith(member, variantOf('court'))
  await makeReady(member, id)
  const { orderNumber } = await member.call('checkout.placeOrder', { body: { cartId: id } })
  const earned = await pointsOf(api, member.id)
  expect(earned).toBeGreaterThan(5)
  await read(
    api,
    `insert into points_entries (member_id, kind, points) values ($1, 'expire', $2)`,
    `M-${member.id}`,
    5 - earned,
  )
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  await fulfilment.refund({ orderNumber, key: 'all', reason: null, items: null })
  expect(await pointsOf(api, member.id)).toBe(0)
  expect(
    await read(api, `select points::int from points_entries where order_number = $1 and kind = 'adjust'`, orderNumber),
  ).toEqual([{ points: -5 }])
})

test('a partial return reverses its share of the points, and the last return reverses the remainder [LOY-01]', async ({
  api,
}) => {
  const { member, orderNumber, doc } = await buy(api, 2)
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const earned = doc.member?.earns ?? 0
  const [shoes] = doc.items
  await fulfilment.refund({ orderNumber, key: 'a', reason: null, items: [{ lineId: shoes?.lineId ?? '', qty: 1 }] })
  const entries = `select -sum(points)::int as taken from points_entries where order_number = $1 and kind = 'adjust'`
  const [first] = await read(api, entries, orderNumber)
  expect(first.taken).toBeGreaterThan(0)
  expect(first.taken).toBeLessThan(earned)
  await fulfilment.refund({ orderNumber, key: 'b', reason: null, items: null })
  expect((await read(api, entries, orderNumber))[0].taken).toBe(earned)
  expect(await pointsOf(api, member.id)).toBe(3000)
})

test('bought gift cards are returned all together and blocked, and not before they are issued [CART-28]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const { id } = await createCartWith(guest, variantOf('court'))
  await guest.call('cart.addItem', {
    body: { cartId: id, productId: variantOf('giftCard'), qty: 2, customAmount: 25 },
  })
  await makeReady(guest, id)
  const { orderNumber } = await guest.call('checkout.placeOrder', { body: { cartId: id } })
  const cards = (await ownOf(api, orderNumber)).items.find(({ isGiftCard }) => isGiftCard)?.lineId ?? ''
  const ask = (key: string, qty: number) =>
    fulfilment.refund({ orderNumber, key, reason: null, items: [{ lineId: cards, qty }] })
  expect(await ask('early', 2)).toEqual({ ok: false, reason: 'cards_spent' })
  await sendGiftCards(api.deps)({ orderNumber })
  expect(await ask('one', 1)).toEqual({ ok: false, reason: 'cards_together' })
  expect(await ask('both', 2)).toMatchObject({ ok: true, action: { amount: 5000 } })
  const states = `select c.state from gift_cards c join gift_card_entries e on e.gift_card_id = c.id where e.order_number = $1 and e.kind = 'issue'`
  expect(await read(api, states, orderNumber)).toEqual([{ state: 'blocked' }, { state: 'blocked' }])
})
