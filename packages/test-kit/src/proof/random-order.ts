import { planBonusItems } from '@lacehouse/domain/cart/plan-bonus-items'
import { pointsRule } from '@lacehouse/domain/loyalty/loyalty-programme'
import { planRedemption } from '@lacehouse/domain/loyalty/points'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { planOrder } from '@lacehouse/domain/order/plan-order'
import type { PaymentInstrument } from '@lacehouse/domain/payment/instrument'
import { priceCart } from '@lacehouse/domain/pricing/price-cart'
import fc from 'fast-check'
import { type RandomCartCase, randomCartCase } from './random-cart-case.ts'

const amount = fc.integer({ min: 0, max: 20_000_00 })
const card: PaymentInstrument = { id: 'card', method: 'CREDIT_CARD', upTo: null }

/** The instruments besides gift cards: points, an athlete's credit, a reward card, and a reward code. */
const balances = fc.record({
  points: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null }),
  credit: fc.option(amount, { nil: null }),
  rewardCard: fc.option(amount, { nil: null }),
  codes: fc.array(amount, { maxLength: 2 }),
  voucherPoints: fc.integer({ min: 1, max: 800 }),
})

/** Random orders by the real rules of pricing and placing, with all kinds of promotions, taxes and instruments; null if a cart cannot be ordered. */
export const randomOrder: fc.Arbitrary<OrderDraft | null> = fc
  .tuple(randomCartCase, balances)
  .map(([pricing, paid]) => order(pricing, paid))

type Balances = typeof balances extends fc.Arbitrary<infer Made> ? Made : never

const order = ({ cart: filled, facts }: RandomCartCase, paid: Balances): OrderDraft | null => {
  const instruments = [
    ...filled.instruments.filter(({ upTo }) => upTo !== null),
    ...toInstruments(filled.currency, paid),
    card,
  ]
  const vouchers = filled.vouchers.map((voucher) => ({ ...voucher, points: paid.voucherPoints }))
  const rewardCodes = paid.codes.map((value, index) => ({ id: `code-${index}`, last4: '0000', amount: value }))
  const wanted = { ...filled, instruments, vouchers, rewardCodes }
  const cart = planBonusItems(wanted, priceCart(wanted, facts).earnedBonuses, { ...facts, isSignedIn: true })
  const plan = planOrder({ cart, priced: priceCart(cart, facts), facts }, { orderNumber: 'LH-1', memberId: 'M-1' })
  return plan.ok ? plan.order : null
}

const toInstruments = (
  currency: OrderDraft['currency'],
  { points, credit, rewardCard }: Pick<Balances, 'points' | 'credit' | 'rewardCard'>,
): PaymentInstrument[] => [
  ...(credit === null ? [] : [{ id: 'credit', method: 'ATHLETES_PAYMENT' as const, upTo: credit }]),
  ...(rewardCard === null
    ? []
    : [{ id: 'reward', method: 'REWARD_CARD' as const, upTo: rewardCard, fingerprint: 'r' }]),
  ...(points === null ? [] : [toPoints(currency, points)]),
]

const toPoints = (currency: OrderDraft['currency'], points: number): PaymentInstrument => {
  const worth = planRedemption(points, { amount: Number.MAX_SAFE_INTEGER, currency }, pointsRule)
  return { id: 'points', method: 'LOYALTY_POINTS', upTo: worth.amount, points }
}
