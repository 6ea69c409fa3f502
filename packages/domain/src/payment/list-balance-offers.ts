import type { Cart } from '../cart/cart.ts'
import { countFreePoints } from '../cart/reconcile-balances.ts'
import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { planRedemption } from '../loyalty/points.ts'
import type { ShopperBalances } from './balances.ts'
import { shareAmongInstruments } from './share-among-instruments.ts'

/** The worth of a balance, and the part that a cart could use, in minor units; `points` only for a member's points. */
export type BalanceOffer = {
  readonly method: 'LOYALTY_POINTS' | 'ATHLETES_PAYMENT' | 'STORE_CREDIT'
  readonly remaining: number
  readonly payable: number
  readonly points?: number
  /** The points that pay `payable`. */
  readonly payablePoints?: number
}

/**
 * Lists the shopper's balances that could pay a part of a cart, each with the amount due beside the others (PAY-03, PAY-04). Store credit
 * pays before every other balance, so that the whole total is due for it (PAY-16).
 */
export function listBalanceOffers(cart: Cart, balances: ShopperBalances, total: number): BalanceOffer[] {
  const due = (method: BalanceOffer['method']): number => {
    const others = cart.instruments.filter((one) => one.upTo !== null && one.method !== method)
    return shareAmongInstruments(total, others).remainingToPay
  }
  const offers: BalanceOffer[] = []
  if (balances.member) {
    const points = countFreePoints(cart, balances)
    const money = { amount: Number.MAX_SAFE_INTEGER, currency: cart.currency }
    const remaining = planRedemption(points, money, pointsRule).amount
    const usable = planRedemption(points, { ...money, amount: due('LOYALTY_POINTS') }, pointsRule)
    offers.push({
      method: 'LOYALTY_POINTS',
      remaining,
      payable: usable.amount,
      points,
      payablePoints: usable.points,
    })
  }
  if (balances.athleteCredit !== null) {
    const remaining = balances.athleteCredit
    offers.push({ method: 'ATHLETES_PAYMENT', remaining, payable: Math.min(remaining, due('ATHLETES_PAYMENT')) })
  }
  if (balances.storeCredit) {
    const remaining = balances.storeCredit
    offers.push({ method: 'STORE_CREDIT', remaining, payable: Math.min(remaining, total) })
  }
  return offers
}
