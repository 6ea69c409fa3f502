import type { Cart } from './cart.ts'
import { maxBoughtGiftCards, maxOrderUnits } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import type { LineId } from './ids.ts'
import { isGiftCard } from './is-gift-card.ts'
import type { VariantsById } from './sellable-variant.ts'

type Bounded = Pick<CartLine, 'id' | 'variantId' | 'bonus'>

/**
 * Counts the units that a line may have beside the cart's other lines: an order holds a bounded number of units of one variant,
 * whatever place and design they have, or as many as the product itself says. A promotion's gifts do not count.
 */
export function countAllowedUnits({ lines }: Pick<Cart, 'lines'>, line: Bounded, variants: VariantsById): number {
  const variant = variants.get(line.variantId)
  const most = variant?.maxQty ?? maxOrderUnits
  return (
    most - sumUnits(lines, line.id, ({ variantId }) => variants.get(variantId)?.stockItemId === variant?.stockItemId)
  )
}

/** Counts the gift cards that a line may buy beside the cart's other lines; without a bound for all other goods. */
export function countAllowedGiftCards({ lines }: Pick<Cart, 'lines'>, line: Bounded, variants: VariantsById): number {
  if (!isGiftCard(variants.get(line.variantId))) return Number.POSITIVE_INFINITY
  return maxBoughtGiftCards - sumUnits(lines, line.id, ({ variantId }) => isGiftCard(variants.get(variantId)))
}

/** Finds the first line with more units than an order may hold; null where there is none. */
export function findExcessLine(cart: Pick<Cart, 'lines'>, variants: VariantsById): LineId | null {
  const excess = cart.lines.find(
    (line) =>
      !line.bonus &&
      line.qty > Math.min(countAllowedUnits(cart, line, variants), countAllowedGiftCards(cart, line, variants)),
  )
  return excess?.id ?? null
}

function sumUnits(lines: Cart['lines'], except: LineId, isCounted: (line: CartLine) => boolean): number {
  return lines.reduce((sum, line) => (line.id !== except && !line.bonus && isCounted(line) ? sum + line.qty : sum), 0)
}
