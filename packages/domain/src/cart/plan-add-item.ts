import { findLinePrice } from '../pricing/price-rows.ts'
import type { Cart } from './cart.ts'
import { defaultMaxQty, maxCartLines } from './cart-limits.ts'
import type { CartLine } from './cart-line.ts'
import { findLineRefusal } from './find-line-refusal.ts'
import type { LineId } from './ids.ts'
import { isSameLine, placeLine, withoutLine } from './place-line.ts'
import type { CartFacts, CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** The input for an added item; a missing quantity is one unit, a missing delivery is shipping. */
export type AddItem = Pick<CartLine, 'variantId'> &
  Partial<Omit<CartLine, 'id' | 'variantId' | 'bonus' | 'addedAt' | 'seenUnitPrice'>> & {
    /** The id of the line if the item does not join an existing one. */
    readonly lineId: LineId
  }

/**
 * Plans the addition of an item: it joins the line of the same item with the same delivery, or becomes the last line. The line's
 * whole quantity obeys its maximum and the stock; 'max_quantity' names the largest possible one. A cart holds at most 100 lines
 * (CART-05, CART-08).
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

/** Finds the line that an added item would join: the same item with the same delivery. */
export function findSameLine(cart: Cart, input: AddItem, facts: CartFacts): CartLine | undefined {
  const added = toLine(input, cart, facts)
  return cart.lines.find((line) => isSameLine(line, added))
}

function toLine({ lineId, ...input }: AddItem, cart: Cart, { variants, now }: CartFacts): CartLine {
  const variant = variants.get(input.variantId)
  const price = findLinePrice(input, variant, { currency: cart.currency, now })
  return {
    ...input,
    id: lineId,
    // The catalogue overrides the caller: masterId and upc decide about promotions and stock.
    masterId: variant?.masterId ?? '',
    upc: variant?.upc ?? '',
    qty: input.qty ?? 1,
    maxQty: input.maxQty ?? defaultMaxQty,
    delivery: input.delivery ?? { kind: 'ship' },
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
