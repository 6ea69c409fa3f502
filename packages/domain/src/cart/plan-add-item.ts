import { findLinePrice } from '../pricing/price-rows.ts'
import type { Cart } from './cart.ts'
import { defaultMaxQty, maxCartLines } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { findLineRefusal } from './find-line-refusal.ts'
import type { LineId } from './ids.ts'
import { isSameLine, placeLine, withoutLine } from './place-line.ts'
import type { CartFacts, CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** A wish for an item; what is not said takes its default: one unit, shipped (S1.5, S1.7). */
export type AddItem = Pick<CartLine, 'variantId'> &
  Partial<Omit<CartLine, 'id' | 'variantId' | 'bonus' | 'addedAt' | 'seenUnitPrice'>> & {
    /** Id that the line gets if it becomes one of its own. */
    readonly lineId: LineId
  }

/**
 * Plans an item into the cart: onto the line that is the same thing delivered the same way, else as a new last line. The whole
 * quantity of the line obeys its maximum and the stock (INV408 names what would do); 100 lines at most (CART-05, CART-08).
 */
export function planAddItem(cart: Cart, input: AddItem, facts: CartFacts): CartPlan<{ readonly line: CartLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const added = toLine(input, cart, facts)
  if (!Number.isSafeInteger(added.qty) || added.qty < 1) return { ok: false, reason: 'invalid_quantity' }
  const same = cart.lines.find((line) => isSameLine(line, added))
  if (!same && cart.lines.length >= maxCartLines)
    return { ok: false, reason: 'max_quantity', maximum: maxCartLines, field: 'lines' }
  const line = same ? { ...same, ...describe(added), qty: same.qty + added.qty, maxQty: added.maxQty } : added
  const refused = findLineRefusal(withoutLine(cart, line), line, { facts, outOfStock: 'out_of_stock' })
  if (refused) return refused
  return { ok: true, cart: reviseCart(cart, { lines: placeLine(cart, line) }, facts.now), line }
}

/** Finds the line that an item would go onto, because it is the same thing delivered the same way. */
export function findSameLine(cart: Cart, input: AddItem, facts: CartFacts): CartLine | undefined {
  const added = toLine(input, cart, facts)
  return cart.lines.find((line) => isSameLine(line, added))
}

function toLine({ lineId, ...wish }: AddItem, cart: Cart, { variants, now }: CartFacts): CartLine {
  const variant = variants.get(wish.variantId)
  const price = findLinePrice(wish, variant, { currency: cart.currency, now })
  return {
    ...wish,
    id: lineId,
    // The catalogue's own words win over the caller's: masterId and upc decide about promotions and stock.
    masterId: variant?.masterId ?? '',
    upc: variant?.upc ?? '',
    qty: wish.qty ?? 1,
    maxQty: wish.maxQty ?? defaultMaxQty,
    delivery: wish.delivery ?? { kind: 'ship' },
    addedAt: now,
    ...(typeof price !== 'string' && { seenUnitPrice: price.current }),
  }
}

function describe({ productImageURL, pdpUrl, slug, seenUnitPrice }: CartLine): Partial<CartLine> {
  return {
    ...(productImageURL && { productImageURL }),
    ...(pdpUrl && { pdpUrl }),
    ...(slug && { slug }),
    ...(seenUnitPrice !== undefined && { seenUnitPrice }),
  }
}
