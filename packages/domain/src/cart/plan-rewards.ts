import { listVouchers } from '../loyalty/loyalty-programme.ts'
import type { ShopperBalances } from '../payment/balances.ts'
import type { StoredCard } from '../payment/find-stored-card-refusal.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { isGiftCard } from './is-gift-card.ts'
import type { CartPlan } from './plan.ts'
import { reconcileBalances } from './reconcile-balances.ts'
import { findClosed, reviseCart } from './revise-cart.ts'
import type { VariantsById } from './sellable-variant.ts'

type RewardFacts = {
  readonly now: Instant
  readonly balances: ShopperBalances
  /** The goods after discounts and before rewards, in minor units. */
  readonly goods: number
}

type CodeFacts = { readonly now: Instant; readonly variants: VariantsById }

/**
 * Plans a voucher in place of the cart's present one. It refuses an unknown voucher, the one that the cart has, and one that
 * costs more points than the member has. It also refuses one worth more than the goods ('method_not_allowed'), so that the
 * shopper loses no part of its value (PAY-03).
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

/** Plans the removal of the voucher; a cart without one is no error. */
export function planRemoveVoucher(cart: Cart, { now, balances }: Pick<RewardFacts, 'now' | 'balances'>): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  return { ok: true, cart: reconcileBalances(reviseCart(cart, { vouchers: [] }, now), balances) }
}

/**
 * Plans a reward code, which takes its amount off the goods before shipping and tax. A code that this cart has, or that another
 * order used, is 'reward_already_used'; one of another currency, blocked or expired is answered like an unknown one (PAY-05).
 * A cart of gift cards alone has no goods for it.
 */
export function planApplyRewardCode(cart: Cart, code: StoredCard | null, { now, variants }: CodeFacts): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  const buysOnlyGiftCards =
    cart.lines.length > 0 && cart.lines.every(({ variantId }) => isGiftCard(variants.get(variantId)))
  if (buysOnlyGiftCards) return { ok: false, reason: 'balance_not_for_gift_cards' }
  const isExpired = code !== null && code.expiresAt !== null && code.expiresAt <= now
  if (!code || code.isBlocked || isExpired || code.currency !== cart.currency)
    return { ok: false, reason: 'unknown_reward' }
  if (code.balance === 0 || cart.rewardCodes.some(({ id }) => id === code.id))
    return { ok: false, reason: 'reward_already_used' }
  const applied = { id: code.id, last4: code.last4, amount: code.balance }
  return { ok: true, cart: reviseCart(cart, { rewardCodes: [...cart.rewardCodes, applied] }, now) }
}
