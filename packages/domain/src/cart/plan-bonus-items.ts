import type { EarnedBonus } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import { defaultMaxQty } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { countTaken, findStock } from './find-line-refusal.ts'
import type { CartFacts } from './plan.ts'

/**
 * Adds and removes a cart's gifts by what its promotions earn, as far as the stock suffices after the bought items and earlier
 * gifts. The change that calls this function increments the version; a gift's line id is made of its promotion's id (CART-12).
 */
export function planBonusItems(cart: Cart, earned: readonly EarnedBonus[], facts: CartFacts): Cart {
  let lines = cart.lines.filter(({ bonus }) => !bonus)
  for (const bonus of earned) {
    const gift = toGift({ ...cart, lines }, bonus, facts)
    if (gift) lines = [...lines, cart.lines.find((line) => isEqual(line, gift)) ?? gift]
  }
  const isUnchanged = lines.length === cart.lines.length && lines.every((line) => cart.lines.includes(line))
  return isUnchanged ? cart : { ...cart, lines }
}

function toGift(cart: Cart, { promotionId, variantId, qty }: EarnedBonus, facts: CartFacts): CartLine | null {
  const variant = facts.variants.get(variantId)
  if (!variant || variant.isWithdrawn) return null
  const gift: CartLine = {
    id: `bonus-${promotionId}`,
    variantId,
    masterId: variant.masterId,
    upc: variant.upc,
    qty,
    maxQty: defaultMaxQty,
    delivery: { kind: 'ship' },
    slug: variant.slug,
    ...(variant.imageURL && { productImageURL: variant.imageURL }),
    bonus: { promotionId },
    addedAt: facts.now,
  }
  // A gift that is on its way would hold up the parcel.
  const left = variant.preOrder ? 0 : (findStock(gift, variant, facts.now) ?? 0) - countTaken(cart, gift, facts)
  return left < qty ? null : gift
}

function isEqual(line: CartLine, gift: CartLine): boolean {
  return line.id === gift.id && line.variantId === gift.variantId && line.qty === gift.qty
}
