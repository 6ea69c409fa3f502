import type { EarnedBonus } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import { defaultMaxQty } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { findStock } from './find-line-refusal.ts'
import type { CartFacts } from './plan.ts'

/**
 * Brings the gifts of a cart in line with what its promotions earned: they come and go with their conditions, as far as they are
 * in stock. It is part of another change, so it leaves the version alone; line ids are made of the promotion's (CART-12).
 */
export function planBonusItems(cart: Cart, earned: readonly EarnedBonus[], facts: CartFacts): Cart {
  const kept = cart.lines.filter(({ bonus }) => !bonus)
  const gifts = earned.map((bonus) => toGift(bonus, facts)).filter((line) => line !== null)
  const lines = [...kept, ...gifts.map((gift) => cart.lines.find((line) => isEqual(line, gift)) ?? gift)]
  const isUnchanged = lines.length === cart.lines.length && lines.every((line) => cart.lines.includes(line))
  return isUnchanged ? cart : { ...cart, lines }
}

function toGift({ promotionId, variantId, qty }: EarnedBonus, { variants, now }: CartFacts): CartLine | null {
  const variant = variants.get(variantId)
  const delivery = { kind: 'ship' } as const
  if (!variant || variant.isWithdrawn || (findStock({ delivery }, variant) ?? 0) < qty) return null
  return {
    id: `bonus-${promotionId}`,
    variantId,
    masterId: variant.masterId,
    upc: variant.upc,
    qty,
    maxQty: defaultMaxQty,
    delivery,
    slug: variant.slug,
    ...(variant.imageURL && { productImageURL: variant.imageURL }),
    bonus: { promotionId },
    addedAt: now,
  }
}

function isEqual(line: CartLine, gift: CartLine): boolean {
  return line.id === gift.id && line.variantId === gift.variantId && line.qty === gift.qty
}
