import { pointsAccounts, pointsEntries } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { listBrokenRefunds, type ReturnStep } from '@lacehouse/domain/returns/list-broken-refunds'
import {
  addConsumer,
  issueCard,
  makeReady,
  openPaymentFixture,
  outcomeOf,
  type PaymentFixture,
  placeThrough,
  signInAs,
  type TestShopper,
} from '@lacehouse/test-kit'
import { drawReturns } from '@lacehouse/test-kit/proof/draw-returns'
import { inWaves } from '../in-waves.ts'
import { type Finding, isEmpty, isSame, type ProofContext } from '../proof.ts'

const locales = ['en-us', 'de-de', 'fr-ca'] as const
const pin = '4711'
const points = 5000
const mostAsked = 12
/** The payment of the orders, in turn. */
const splits = ['card', 'giftCard', 'points', 'coupon'] as const
type Split = (typeof splits)[number]

/** Buys orders, captures them when the goods leave, refunds returned goods, and compares ledger and provider after each step. */
export async function proveRefunds(context: ProofContext, count: number): Promise<Finding[]> {
  const { shop, isLate } = context
  await shop.fillStock()
  const payments = await openPaymentFixture({ ...shop, sandboxUrl: shop.sandboxUrl() })
  try {
    const bought = await inWaves(count, { atOnce: 4, isLate }, (nth) => buyInTurn(context, nth))
    const orders = bought.map((one) => one?.order ?? null)
    // From here on the provider loses some replies, so a refund must be repeated until its outcome is known.
    await shop.sandbox().makeTrouble({ mode: 'drop', phase: 'after', probability: 0.2, seed: context.seed % 1000 })
    const results = await inWaves(orders.length, { atOnce: 4 }, (nth) => refundOrder(context, payments, orders[nth]))
    await shop.sandbox().makeTrouble({ mode: 'none' })
    const problems = results.flatMap((one) => one.problems)
    return [
      isSame(
        'orders bought by card, gift card, points, voucher and coupon',
        orders.filter((order) => order !== null).length,
        count,
      ),
      isEmpty(
        `of ${results.reduce((sum, one) => sum + one.refunds, 0)} refunds, each asked for four times: differences of plan, ledger and provider`,
        problems,
      ),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  } finally {
    await shop.sandbox().makeTrouble({ mode: 'none' })
    await payments.close()
  }
}

/** An order with the shopper who placed it. */
export type Bought = { readonly buyer: TestShopper; readonly order: OrderDraft }

/** Buys an order of at most so many lines, and units of each, paid in one of four ways in turn; null where it was refused. */
export async function buyInTurn(context: ProofContext, nth: number, most = 4): Promise<Bought | null> {
  const { shop, draw } = context
  const split = splits[nth % splits.length] ?? 'card'
  const buyer = await openBuyer(context, split, nth)
  const items = Array.from({ length: 1 + draw(most) }, () => ({
    productId: shop.variantIds[draw(shop.variantIds.length)] ?? '',
    qty: 1 + draw(most),
  }))
  const { id } = await buyer.call('cart.create', { body: { items } })
  await makeReady(buyer, id)
  await addInstruments(context, split, { buyer, cartId: id })
  const { body, ...answer } = await placeThrough(buyer, id)
  if (outcomeOf({ body, ...answer }) !== 'ok') return null
  const { rows } = await shop.database.pool.query<{ doc: OrderDraft }>('select doc from orders where number = $1', [
    body.orderNumber,
  ])
  const [row] = rows
  return row ? { buyer, order: row.doc } : null
}

/** Orders paid by balances are of the American site; others are bought in three currencies and both tax modes. */
const openBuyer = async ({ shop }: ProofContext, split: Split, nth: number): Promise<TestShopper> => {
  if (split !== 'points')
    return shop.client().createGuest(split === 'giftCard' ? 'en-us' : locales[nth % locales.length])
  const memberId = `M-T15-${Date.now()}-${nth}`
  const { email } = await addConsumer(shop.database, { memberId })
  await shop.database.drizzle.insert(pointsAccounts).values({ memberId })
  await shop.database.drizzle.insert(pointsEntries).values({ memberId, kind: 'adjust', points })
  return signInAs(shop.client(), { email })
}

type Open = { readonly buyer: TestShopper; readonly cartId: string }

const addInstruments = async ({ shop, draw }: ProofContext, split: Split, { buyer, cartId }: Open): Promise<void> => {
  const params = { basketId: cartId }
  if (split === 'coupon') await buyer.call('coupons.apply', { body: { cartId, code: 'LACE5' } })
  if (split === 'giftCard') {
    const number = `6006${String(Date.now()).slice(-8)}${1000 + draw(9000)}`
    await issueCard({ database: { db: shop.database } }, { number, pin, amount: 1000 + draw(20_000) })
    await buyer.call('cart.addPaymentInstrument', { params, body: { payment_method_id: 'GIFT_CARD', number, pin } })
  }
  if (split === 'points') {
    await buyer.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
    await buyer.call('cart.addPaymentInstrument', {
      params,
      body: { payment_method_id: 'LOYALTY_POINTS', points: 700 },
    })
  }
}

type RefundResult = { readonly refunds: number; readonly problems: readonly string[] }

/** Up to two steps happen before the goods leave: their amounts are never captured. All later steps are refunds. */
const refundOrder = async (
  { shop, draw }: ProofContext,
  payments: PaymentFixture,
  order: OrderDraft | null | undefined,
): Promise<RefundResult> => {
  if (!order) return { refunds: 0, problems: [] }
  const { orderNumber } = order
  const steps = drawReturns(order, draw, draw(2) === 0 ? undefined : 1 + draw(3))
  const problems = steps.flatMap((_, nth) => listBrokenRefunds(order, steps.slice(0, nth + 1)))
  const due = order.payments.reduce((sum, { instrument, amount }) => sum + (instrument.upTo === null ? amount : 0), 0)
  const cancelled = Math.min(draw(3), steps.length - 1)
  const taken = due - steps.slice(0, cancelled).reduce((sum, step) => sum + toProvider(order, step), 0)
  if (taken > 0)
    problems.push(...(await retryUntilKnown(() => payments.capture({ orderNumber, amount: taken, key: 'parcel' }))))
  let back = 0
  let refunds = 0
  for (const [nth, step] of steps.entries()) {
    const amount = toProvider(order, step)
    if (nth < cancelled || amount === 0) continue
    const command = { orderNumber, amount, key: `return-${nth}` }
    problems.push(...(await Promise.all([1, 2, 3].map(() => retryUntilKnown(() => payments.refund(command))))).flat())
    problems.push(...(await retryUntilKnown(() => payments.refund(command))))
    back += amount
    refunds += 1
    problems.push(...(await listDifferences(shop, orderNumber, { taken, back })))
  }
  const more = await payments.refund({ orderNumber, amount: taken - back + 1, key: 'more' })
  if (more.ok) problems.push(`${orderNumber}: more went back than was taken`)
  return { refunds, problems }
}

/** The amount that a step refunds by the payment provider. */
const toProvider = ({ payments }: OrderDraft, { refund }: ReturnStep): number =>
  payments.reduce(
    (sum, { instrument }, at) => sum + (instrument.upTo === null ? (refund.instruments[at]?.amount ?? 0) : 0),
    0,
  )

/** Repeats a command until its outcome is known. */
const retryUntilKnown = async (ask: () => ReturnType<PaymentFixture['refund']>): Promise<string[]> => {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const outcome = await ask()
    if (outcome.ok) return []
    if (outcome.reason !== 'unknown') return [`money was not moved: ${outcome.reason}`]
  }
  return ['money was not moved: no answer came']
}

type Moved = { readonly taken: number; readonly back: number }

const listDifferences = async (
  shop: ProofContext['shop'],
  orderNumber: string,
  { taken, back }: Moved,
): Promise<string[]> => {
  const { rows } = await shop.database.pool.query<{ captured: number; refunded: number }>(
    `select captured_minor::float8 as captured, refunded_minor::float8 as refunded from payments where order_number = $1`,
    [orderNumber],
  )
  const payment = await findPayment(shop, orderNumber)
  const recorded = [rows[0]?.captured, rows[0]?.refunded, payment?.capturedAmount, payment?.refundedAmount]
  const wanted = [taken, back, taken, back]
  return recorded.every((one, at) => one === wanted[at])
    ? []
    : [`${orderNumber}: ${recorded.join(', ')} for ${wanted.join(', ')}`]
}

/** The provider's record of the payment; its reply may be lost too and is asked for again. */
const findPayment = async (shop: ProofContext['shop'], orderNumber: string) => {
  for (let asked = 1; ; asked += 1) {
    try {
      return (await shop.sandbox().listPayments(orderNumber))[0]
    } catch (error) {
      if (!(error instanceof TypeError) || asked === mostAsked) throw error
    }
  }
}
