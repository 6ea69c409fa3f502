import { isStoredValueMethod } from '../payment/balances.ts'
import { shareAmongInstruments } from '../payment/share-among-instruments.ts'
import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Cart, SeenStoredValue } from './cart.ts'

type Priced = Pick<PricedCart, 'totals'>

/** Lists what stored value pays of a cart, to be stored as seen with the reply that shows it. */
export function listSeenStoredValues(cart: Cart, priced: Priced): SeenStoredValue[] {
  const instruments = shareStoredValue(cart, priced).shares.flatMap(({ instrument, amount }): SeenStoredValue[] => {
    const { id, method, last4 } = instrument
    return amount > 0 && isStoredValueMethod(method) ? [{ id, method, ...(last4 && { last4 }), amount }] : []
  })
  return [...instruments, ...listTakenOffGoods(cart)]
}

/**
 * Lists the stored value that pays less than the shopper saw, with what it pays now, because its balance shrank without an action of
 * the shopper. A gift card, points or credit whose loss other stored value covers is left out: no other method pays more for it.
 */
export function listStoredValueChanges(cart: Cart, priced: Priced): SeenStoredValue[] {
  const { remainingToPay } = shareStoredValue(cart, priced)
  const taken = listTakenOffGoods(cart)
  return (cart.seenStoredValues ?? []).flatMap((seen) => {
    const instrument = cart.instruments.find(({ id }) => id === seen.id)
    const amount = taken.find(({ id }) => id === seen.id)?.amount ?? instrument?.upTo ?? 0
    return amount < seen.amount && (remainingToPay > 0 || takesOffGoods(seen)) ? [{ ...seen, amount }] : []
  })
}

/**
 * Returns whether another payment method would pay more of an order than the shopper agreed to, because stored value pays less (T16).
 * `expected` is what stored value paid in minor units when the shopper looked; without it the last reply of the cart counts.
 */
export function paysLessThanSeen(cart: Cart, priced: Priced, expected: number | undefined): boolean {
  if (expected === undefined) return listStoredValueChanges(cart, priced).some((seen) => !takesOffGoods(seen))
  const { remainingToPay } = shareStoredValue(cart, priced)
  return remainingToPay > 0 && priced.totals.total - remainingToPay < expected
}

/** A voucher and a reward code change the total itself, which the shopper confirms anyway. */
function takesOffGoods({ id, method }: SeenStoredValue): boolean {
  return method === 'REWARD_CODE' || id.startsWith('VOUCHER-')
}

function shareStoredValue({ instruments }: Cart, { totals }: Priced) {
  return shareAmongInstruments(
    totals.total,
    instruments.filter(({ upTo }) => upTo !== null),
  )
}

/** Lists the vouchers and reward codes, which lower the total before any instrument pays. */
function listTakenOffGoods({ vouchers, rewardCodes }: Cart): SeenStoredValue[] {
  return [
    ...vouchers.map(({ id, amount }) => ({ id, method: 'LOYALTY_POINTS' as const, amount })),
    ...rewardCodes.map(({ id, last4, amount }) => ({ id, method: 'REWARD_CODE' as const, last4, amount })),
  ]
}
