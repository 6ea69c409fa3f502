import type { CallInput } from '@lacehouse/contracts'
import {
  addPerson,
  createCartWith,
  issueCard,
  makeReady,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const pin = '4711'
const place = (shopper: TestShopper, cartId: string, more: Record<string, unknown> = {}) =>
  shopper.tryCall('checkout.placeOrder', { body: { cartId, ...more } })
const add = (shopper: TestShopper, basketId: string, body: CallInput<'cart.addPaymentInstrument'>['body']) =>
  shopper.call('cart.addPaymentInstrument', { params: { basketId }, body })

/** A person with every kind of stored value, a cart that a card pays, and the ids of the cards. */
const open = async (api: TestApi, nth: number) => {
  const person = await addPerson(api, { points: 600, credit: 3000, storeCredit: 3000 })
  const { id } = await createCartWith(person, variantOf('court'))
  await makeReady(person, id)
  const issue = (kind: 'gift_card' | 'reward_card' | 'reward_code', number: string) =>
    issueCard(api, { ...(kind !== 'reward_code' && { pin }), kind, number: `${number}${nth}`, amount: 3000 })
  const cards = {
    GIFT_CARD: await issue('gift_card', '600649000015880'),
    REWARD_CARD: await issue('reward_card', '600649000025880'),
    REWARD_CODE: await issue('reward_code', 'LESS-15'),
  }
  return { person, cartId: id, cards }
}

type Opened = Awaited<ReturnType<typeof open>>

const spendCard = (id: string, amount: number): string =>
  `insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number)
   values ('${id}', 'redeem', -${amount}, 'USD', 'OTHER')`

/** What each kind of stored value pays, how it is put on the cart, how its balance shrinks, and what the page says. */
const kinds = [
  {
    kind: 'gift card',
    apply: ({ person, cartId }: Opened) =>
      add(person, cartId, { payment_method_id: 'GIFT_CARD', number: '6006490000158801', pin }),
    shrink: ({ cards }: Opened) => spendCard(cards.GIFT_CARD, 2000),
    message: 'Gift card ending in 8801: the balance has changed, and $10.00 of it now goes towards your order.',
    paid: [30, 10],
  },
  {
    kind: 'reward card',
    apply: ({ person, cartId }: Opened) =>
      add(person, cartId, { payment_method_id: 'REWARD_CARD', number: '6006490000258802', pin }),
    shrink: ({ cards }: Opened) => spendCard(cards.REWARD_CARD, 3000),
    message: 'Reward card ending in 8802: the balance has changed, and nothing of it goes towards your order any more.',
    paid: [30, 0],
  },
  {
    kind: 'points',
    apply: ({ person, cartId }: Opened) => add(person, cartId, { payment_method_id: 'LOYALTY_POINTS', points: 600 }),
    shrink: ({ person }: Opened) =>
      `insert into points_entries (member_id, kind, points) values ('M-${person.id}', 'adjust', -400)`,
    message: 'Points: the balance has changed, and $10.00 of it now goes towards your order.',
    paid: [30, 10],
  },
  {
    kind: 'athlete’s credit',
    apply: ({ person, cartId }: Opened) => add(person, cartId, { payment_method_id: 'ATHLETES_PAYMENT' }),
    shrink: ({ person }: Opened) => `update credit_accounts set credit_minor = 1000 where consumer_no = '${person.id}'`,
    message: 'Athlete credit: the balance has changed, and $10.00 of it now goes towards your order.',
    paid: [30, 10],
  },
  {
    kind: 'store credit',
    apply: ({ person, cartId }: Opened) => add(person, cartId, { payment_method_id: 'STORE_CREDIT' }),
    shrink: ({ person }: Opened) =>
      `insert into store_credit_entries (consumer_no, currency, kind, amount_minor, reference, reason)
       values ('${person.id}', 'USD', 'withdraw', -3000, '${person.id}', 'correction')`,
    message: 'Store credit: the balance has changed, and nothing of it goes towards your order any more.',
    paid: [30, 0],
  },
] as const

test.for(kinds.map((one, index) => [one.kind, index + 1, one] as const))(
  'an order whose %s shrank is asked about again, names it with the new sums, and is placed at the next press [T16] [CART-17] [PAY-16]',
  async ([_, nth, { apply, shrink, message, paid }], { api }) => {
    const opened = await open(api, nth)
    const { person, cartId } = opened
    const { totals } = await apply(opened)
    await api.database.db.pool.query(shrink(opened))
    expect(await place(person, cartId)).toBeRefused(409, 'ORD415')
    const expected = { expectedTotal: totals.total, expectedStoredValue: paid[0] }
    expect(await place(person, cartId, expected)).toBeRefused(409, 'ORD415')
    const read = await person.call('cart.get', { params: { basketId: cartId } })
    const prepared = await person.call('checkout.prepareOrder', { body: { basketId: cartId } })
    for (const { customerNotifications } of [read, prepared])
      expect(customerNotifications.map((one) => one.message)).toEqual([message])
    const { status, body } = await place(person, cartId)
    const card = body.paymentMethod.find(({ code }) => code === 'CREDIT_CARD')
    expect([status, body.totals.total, card?.amount]).toEqual([200, totals.total, totals.total - paid[1]])
  },
)

test('a caller who says what stored value pays now is not asked again [T16]', async ({ api }) => {
  const opened = await open(api, 6)
  const { person, cartId } = opened
  const { totals } = await add(person, cartId, { payment_method_id: 'STORE_CREDIT' })
  await api.database.db.pool.query(kinds[4].shrink(opened))
  const expected = { expectedTotal: totals.total, expectedStoredValue: 0 }
  expect((await place(person, cartId, expected)).status).toBe(200)
})

test('an order that stays covered by other stored value is placed without a question [T16] [PAY-02]', async ({
  api,
}) => {
  const { person, cartId } = await open(api, 7)
  const ids: string[] = []
  for (const number of ['6006490000358801', '6006490000358802']) {
    ids.push(await issueCard(api, { number, pin, amount: 30_000 }))
    await add(person, cartId, { payment_method_id: 'GIFT_CARD', number, pin })
  }
  await api.database.db.pool.query(spendCard(ids[0] ?? '', 29_000))
  const { status, body } = await place(person, cartId)
  expect([status, body.paymentMethod.map(({ code }) => code)]).toEqual([200, ['GIFT_CARD', 'GIFT_CARD']])
})

test('a voucher and a reward code that shrank change the total, are named, and are asked about once [T16] [PAY-03] [PAY-05]', async ({
  api,
}) => {
  const { person, cartId, cards } = await open(api, 8)
  const params = { basketId: cartId }
  await person.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  const { totals } = await add(person, cartId, { payment_method_id: 'REWARD_CODE', number: 'LESS-158' })
  await api.database.db.pool.query(spendCard(cards.REWARD_CODE, 3000))
  const spendPoints = `insert into points_entries (member_id, kind, points) values ('M-${person.id}', 'adjust', -401)`
  await api.database.db.pool.query(spendPoints)
  expect(await place(person, cartId)).toBeRefused(409, 'ORD415')
  const prepared = await person.call('checkout.prepareOrder', { body: { basketId: cartId } })
  expect(prepared.customerNotifications.map(({ message }) => message)).toEqual([
    'Points: the balance has changed, and nothing of it goes towards your order any more.',
    'Reward code ending in -158: the balance has changed, and nothing of it goes towards your order any more.',
  ])
  expect(prepared.totals.total).toBeGreaterThan(totals.total)
  expect((await place(person, cartId)).status).toBe(200)
})
