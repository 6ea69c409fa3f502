import {
  addPerson,
  createCartWith,
  createSandboxControl,
  issueCard,
  listDisagreements,
  makeReady,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const longTest = 90_000
const pin = '4711'

const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })
const add = (
  shopper: TestShopper,
  basketId: string,
  body: { payment_method_id: 'GIFT_CARD' } & Record<string, unknown>,
) => shopper.call('cart.addPaymentInstrument', { params: { basketId }, body })
const read = async <Row>(api: TestApi, text: string, values: unknown[]): Promise<Row[]> =>
  (await api.database.db.pool.query(text, values)).rows

type Ledger = { balance: number; entered: number; spent: number; lowest: number }

const readCard = async (api: TestApi, id: string): Promise<Ledger | undefined> => {
  const [row] = await read<Ledger>(
    api,
    `select balance_minor::int as balance, sum(amount_minor)::int as entered, min(so_far)::int as lowest,
      -sum(amount_minor) filter (where e.kind <> 'issue')::int as spent
    from gift_cards join (select *, sum(amount_minor) over (order by id) as so_far from gift_card_entries where gift_card_id = $1) e
      on e.gift_card_id = gift_cards.id group by gift_cards.id`,
    [id],
  )
  return row
}

test(
  'T12: forty concurrent checkouts with one gift card never bring it below zero, and its ledger sums to its balance [PAY-02]',
  async ({ api }) => {
    const number = '6006490012121212'
    const id = await issueCard(api, { number, pin, amount: 10_000 })
    const ready = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const shopper = await api.client.createGuest('en-us')
        const cart = await createCartWith(shopper, variantOf('tee'))
        await makeReady(shopper, cart.id)
        const { payment_instruments } = await add(shopper, cart.id, { payment_method_id: 'GIFT_CARD', number, pin })
        const card = payment_instruments.find(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD')
        const body = { payment_instrument_id: card?.payment_instrument_id ?? '' }
        await shopper.call('cart.removePaymentInstrument', { params: { basketId: cart.id }, body })
        return () => place(shopper, cart.id)
      }),
    )
    const answers = await Promise.all(ready.map((go) => go()))
    const sold = answers.filter(({ status }) => status === 200)
    const refusals = new Set(
      answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorDetails[0]?.errorId),
    )
    const total = Math.round((sold[0]?.body.totals.total ?? 0) * 100)
    expect(sold).toHaveLength(Math.floor(10_000 / total))
    expect([...refusals].filter((errorId) => errorId !== 'GFC800' && errorId !== 'PYT400')).toEqual([])
    const ledger = await readCard(api, id)
    expect(ledger).toMatchObject({ balance: 10_000 - sold.length * total, spent: sold.length * total })
    expect([ledger?.entered, (ledger?.lowest ?? -1) >= 0]).toEqual([ledger?.balance, true])
  },
  longTest,
)

test(
  'T12: thirty concurrent orders with one member’s points never bring them below zero, and their ledger sums to the balance [PAY-03]',
  async ({ api }) => {
    const member = await addPerson(api, { points: 2200 })
    const ready = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const cart = await createCartWith(member, variantOf('tee'))
        await makeReady(member, cart.id)
        const params = { basketId: cart.id }
        const paid = await member.call('cart.addPaymentInstrument', {
          params,
          body: { payment_method_id: 'LOYALTY_POINTS', points: 700 },
        })
        return { id: cart.id, points: paid.payment_instruments[1]?.additionalData.points ?? 0 }
      }),
    )
    const answers = await Promise.all(ready.map(({ id }) => place(member, id)))
    const refusals = answers.filter(({ status }) => status !== 200).map(({ body }) => body.errorDetails[0]?.errorId)
    expect(refusals.filter((errorId) => errorId !== 'REW135')).toEqual([])
    const [row] = await read<{ balance: number; entered: number; lowest: number }>(
      api,
      `select a.balance::int, sum(points)::int as entered, min(so_far)::int as lowest from points_accounts a
      join (select *, sum(points) over (order by id) as so_far from points_entries) e using (member_id)
      where member_id = $1 group by a.member_id`,
      [`M-${member.id}`],
    )
    expect([row?.balance, (row?.lowest ?? -1) >= 0]).toEqual([row?.entered, true])
  },
  longTest,
)

test('T13: a declined card restores gift card, points, voucher and code and leaves the cart as it was [PAY-02] [PAY-03] [PAY-05]', async ({
  api,
}) => {
  const member = await addPerson(api, { points: 1000, credit: 500 })
  const number = '6006490013131313'
  const id = await issueCard(api, { number, pin, amount: 2000 })
  const codeId = await issueCard(api, { number: 'T13-CODE', kind: 'reward_code', amount: 700 })
  const cart = await createCartWith(member, variantOf('court'), 2)
  const params = { basketId: cart.id }
  await makeReady(member, cart.id, 'tok_declined')
  await member.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  for (const body of [
    { payment_method_id: 'GIFT_CARD', number, pin },
    { payment_method_id: 'REWARD_CODE', number: 'T13-CODE' },
    { payment_method_id: 'LOYALTY_POINTS' },
    { payment_method_id: 'ATHLETES_PAYMENT' },
  ] as const)
    await member.call('cart.addPaymentInstrument', { params, body })
  const before = await member.call('cart.get', { params })
  expect(before.payment_instruments.map(({ payment_method_id }) => payment_method_id)).toEqual([
    'CREDIT_CARD',
    'GIFT_CARD',
    'LOYALTY_POINTS',
    'ATHLETES_PAYMENT',
  ])
  const declined = await place(member, cart.id)
  expect(declined.body.errorDetails[0]?.errorId).toBe('PYT406')
  expect(await member.call('cart.get', { params })).toEqual(before)
  expect((await readCard(api, id))?.balance).toBe(2000)
  expect((await readCard(api, codeId))?.balance).toBe(700)
  const entries = await read(
    api,
    `select kind, amount_minor::int as amount from gift_card_entries where gift_card_id = $1 order by id`,
    [id],
  )
  expect(entries).toEqual([
    { kind: 'issue', amount: 2000 },
    { kind: 'redeem', amount: -2000 },
    { kind: 'restore', amount: 2000 },
  ])
  await makeReady(member, cart.id)
  const { body: order } = await place(member, cart.id)
  expect(order.state).toBe('finalised')
  expect([(await readCard(api, id))?.balance, (await readCard(api, codeId))?.balance]).toEqual([0, 0])
})

test('a failed 3-D Secure check restores the gift card and keeps it on the new cart [PAY-02] [CHK-09]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const number = '6006490014141414'
  const id = await issueCard(api, { number, pin, amount: 2000 })
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id, 'tok_3ds')
  await add(guest, cart.id, { payment_method_id: 'GIFT_CARD', number, pin })
  const { body: order } = await place(guest, cart.id)
  expect([order.state, (await readCard(api, id))?.balance]).toEqual(['payment_pending', 0])
  const waiting = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(waiting.payment_instruments[1]).toMatchObject({ payment_method_id: 'GIFT_CARD', amount: 20 })
  const ended = await guest.call('checkout.patchOrder', {
    params: { orderNumber: order.orderNumber },
    body: { additionalData: { result: 'cancelled' } },
  })
  expect([ended.state, (await readCard(api, id))?.balance]).toEqual(['failed', 2000])
  const renewed = await guest.call('cart.get', { params: { basketId: ended.newBasketId ?? '' } })
  expect(renewed.payment_instruments).toMatchObject([{ payment_method_id: 'GIFT_CARD', amount: 20 }])
})

test('repeated cancellations restore the remaining debits of an order once [PAY-02] [PAY-03]', async ({ api }) => {
  const member = await addPerson(api, { points: 400 })
  const number = '6006490015151515'
  const id = await issueCard(api, { number, pin, amount: 50_000 })
  const cart = await createCartWith(member, variantOf('court'))
  await makeReady(member, cart.id)
  await add(member, cart.id, { payment_method_id: 'GIFT_CARD', number, pin })
  const params = { basketId: cart.id }
  await member.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  const { body: order } = await place(member, cart.id)
  const memberId = `M-${member.id}`
  const { pool } = api.database.db
  const taken = 50_000 - ((await readCard(api, id))?.balance ?? 0)
  expect(taken).toBe(Math.round(order.totals.total * 100))
  // An earlier return has restored a part.
  await pool.query(
    `insert into gift_card_entries (gift_card_id, kind, amount_minor, currency, order_number, reference)
      values ($1, 'restore', 1000, 'USD', $2, 'return-1')`,
    [id, order.orderNumber],
  )
  for (let times = 0; times < 2; times += 1) await api.deps.balances.giveBack(pool, order.orderNumber, memberId)
  expect((await readCard(api, id))?.balance).toBe(50_000)
  const { currentLoyaltyPoints } = await member.call('balances.listVouchers', {})
  // This operation does not reverse the earned points.
  expect(currentLoyaltyPoints).toBe(400 + 90)
})

test('a checkout by card alone sends no statement about balances', async ({ api }) => {
  const guest = await api.client.createGuest('en-us')
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id)
  const texts: string[] = []
  const off = api.database.db.onStatement(({ text }) => texts.push(text))
  expect((await place(guest, cart.id)).status).toBe(200)
  off()
  expect(texts.filter((text) => /gift_card_entries|points_entries|credit_entries/.test(text))).toEqual([])
})

test('ledgers and balances agree after all tests of this file [PAY-02]', async ({ api }) => {
  const sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
  expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
})
