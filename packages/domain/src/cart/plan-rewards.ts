import { listVouchers } from '../loyalty/loyalty-programme.ts'
import type { ShopperBalances } from '../payment/balances.ts'
import type { StoredCard } from '../payment/find-stored-card-refusal.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import type { CartPlan } from './plan.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

type RewardFacts = {
  readonly now: Instant
  readonly balances: ShopperBalances
  /** The goods after discounts and before rewards, in minor units. */
  readonly goods: number
}

/**
 * Plans a voucher onto the cart, in place of another: REW130 for an unknown one, REW140 for the one that is on it, REW135 without
 * the points, PYT405 where the goods are worth less than it takes off, so that nobody loses a part of it (PAY-03).
 */
export function planApplyVoucher(cart: Cart, voucherId: string, { now, balances, goods }: RewardFacts): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  const voucher = listVouchers(cart.currency).find(({ id }) => id === voucherId)
  if (!voucher) return { ok: false, reason: 'unknown_reward' }
  if (cart.vouchers.some(({ id }) => id === voucherId)) return { ok: false, reason: 'reward_already_used' }
  if ((balances.member?.points ?? 0) < voucher.points) return { ok: false, reason: 'not_enough_points' }
  if (goods < voucher.amount) return { ok: false, reason: 'method_not_allowed' }
  return { ok: true, cart: reconcileBalances(reviseCart(cart, { vouchers: [voucher] }, now), balances) }
}

/** Plans the voucher off the cart; there is nothing wrong with a cart that has none. */
export function planRemoveVoucher(cart: Cart, { now, balances }: Pick<RewardFacts, 'now' | 'balances'>): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  return { ok: true, cart: reconcileBalances(reviseCart(cart, { vouchers: [] }, now), balances) }
}

/**
 * Plans a reward code onto the cart: it takes its amount off the goods before shipping and tax. One that is on the cart, or that
 * another order has used, is REW140; one of another currency, blocked or past its time is as unknown as one that never was (PAY-05).
 */
export function planApplyRewardCode(cart: Cart, code: StoredCard | null, { now }: Pick<RewardFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  const isExpired = code !== null && code.expiresAt !== null && code.expiresAt <= now
  if (!code || code.isBlocked || isExpired || code.currency !== cart.currency)
    return { ok: false, reason: 'unknown_reward' }
  if (code.balance === 0 || cart.rewardCodes.some(({ id }) => id === code.id))
    return { ok: false, reason: 'reward_already_used' }
  const applied = { id: code.id, last4: code.last4, amount: code.balance }
  return { ok: true, cart: reviseCart(cart, { rewardCodes: [...cart.rewardCodes, applied] }, now) }
}
