import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { planRedemption } from '../loyalty/points.ts'
import { isStoredCard, type ShopperBalances } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { AppliedRewardCode, Cart } from './cart.ts'

/**
 * Reconciles a cart's instruments with the shopper's present balances, because another order may have used them since. Cards and
 * points cover at most what they have left; vouchers and reward codes that are no longer covered are removed with their discount, and
 * store credit of which nothing is left (PAY-02 to PAY-05, PAY-16).
 */
export function reconcileBalances(cart: Cart, balances: ShopperBalances): Cart {
  if (!usesBalances(cart)) return cart
  const vouchers = cart.vouchers.filter(({ points }) => points <= (balances.member?.points ?? 0))
  const reconciled = { ...cart, vouchers }
  return {
    ...reconciled,
    rewardCodes: cart.rewardCodes.flatMap((code) => reconcileRewardCode(code, balances)),
    instruments: cart.instruments
      .map((instrument) => reconcileInstrument(instrument, reconciled, balances))
      .filter(({ method, upTo }) => method !== 'STORE_CREDIT' || upTo !== 0),
  }
}

/** Returns whether stored value pays for a part of a cart. */
export function usesBalances({ vouchers, rewardCodes, instruments }: Cart): boolean {
  return vouchers.length > 0 || rewardCodes.length > 0 || instruments.some(({ upTo }) => upTo !== null)
}

/** Counts the member's points that no voucher of the cart uses. */
export function countFreePoints({ vouchers }: Cart, { member }: ShopperBalances): number {
  const taken = vouchers.reduce((sum, { points }) => sum + points, 0)
  return Math.max(0, (member?.points ?? 0) - taken)
}

function reconcileRewardCode(code: AppliedRewardCode, { cards }: ShopperBalances): AppliedRewardCode[] {
  const amount = cards[code.id] ?? 0
  return amount > 0 ? [{ ...code, amount }] : []
}

function reconcileInstrument(instrument: PaymentInstrument, cart: Cart, balances: ShopperBalances): PaymentInstrument {
  const { method } = instrument
  if (isStoredCard(method)) return { ...instrument, upTo: balances.cards[instrument.fingerprint ?? ''] ?? 0 }
  if (method === 'ATHLETES_PAYMENT') return { ...instrument, upTo: balances.athleteCredit ?? 0 }
  if (method === 'STORE_CREDIT') return { ...instrument, upTo: balances.storeCredit ?? 0 }
  if (method !== 'LOYALTY_POINTS') return instrument
  const points = Math.min(instrument.points ?? 0, countFreePoints(cart, balances))
  const worth = planRedemption(points, { amount: Number.MAX_SAFE_INTEGER, currency: cart.currency }, pointsRule)
  return { ...instrument, upTo: worth.amount }
}
