import type { EarnedBonus } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import { defaultMaxQty } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { countTaken, findStock } from './find-line-refusal.ts'
import type { CartFacts } from './plan.ts'

/**
 * Brings the gifts of a cart in line with what its promotions earned: they come and go with their conditions, as far as what is
 * bought and the gifts before them leave of the stock. It is part of another change, so it leaves the version alone; line ids are
 * made of the promotion's (CART-12).
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
  const left = (findStock(gift, variant, facts.now) ?? 0) - countTaken(cart, gift, facts)
  return left < qty ? null : gift
}

function isEqual(line: CartLine, gift: CartLine): boolean {
  return line.id === gift.id && line.variantId === gift.variantId && line.qty === gift.qty
}
