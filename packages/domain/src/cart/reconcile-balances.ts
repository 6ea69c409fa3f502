import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { planRedemption } from '../loyalty/points.ts'
import { isStoredCard, type ShopperBalances } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { AppliedRewardCode, Cart } from './cart.ts'

/**
 * Brings what a cart pays with in line with what is really there: another order may have spent it meanwhile. Cards and points stay
 * with what they have left; vouchers and reward codes that are no longer covered are gone, as their discount is (PAY-02 to PAY-05).
 */
export function reconcileBalances(cart: Cart, balances: ShopperBalances): Cart {
  if (!usesBalances(cart)) return cart
  const vouchers = cart.vouchers.filter(({ points }) => points <= (balances.member?.points ?? 0))
  const settled = { ...cart, vouchers }
  return {
    ...settled,
    rewardCodes: cart.rewardCodes.flatMap((code) => reconcileRewardCode(code, balances)),
    instruments: cart.instruments.map((instrument) => reconcileInstrument(instrument, settled, balances)),
  }
}

/** Tells whether a cart is paid, in part, by what the shop itself keeps. */
export function usesBalances({ vouchers, rewardCodes, instruments }: Cart): boolean {
  return vouchers.length > 0 || rewardCodes.length > 0 || instruments.some(({ upTo }) => upTo !== null)
}

/** Gives the points of a member that no voucher of the cart takes. */
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
  if (method !== 'LOYALTY_POINTS') return instrument
  const points = Math.min(instrument.points ?? 0, countFreePoints(cart, balances))
  const worth = planRedemption(points, { amount: Number.MAX_SAFE_INTEGER, currency: cart.currency }, pointsRule)
  return { ...instrument, upTo: worth.amount }
}
