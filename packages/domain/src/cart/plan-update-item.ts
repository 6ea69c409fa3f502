import { findLinePrice } from '../pricing/price-rows.ts'
import type { Cart, CartNotification } from './cart.ts'
import type { CartLine, LineDelivery } from './cart-line.ts'
import { findHeldRefusal } from './find-held-refusal.ts'
import { findLineRefusal } from './find-line-refusal.ts'
import type { GiftOption } from './gift-option.ts'
import type { LineId, VariantId } from './ids.ts'
import { isSameLine, placeLine, withoutLine } from './place-line.ts'
import type { CartFacts, CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** The changes of a line; absent fields stay (CART-06). */
export type UpdateItem = {
  readonly lineId: LineId
  readonly qty?: number
  readonly maxQty?: number
  readonly variantId?: VariantId
  readonly recipeId?: string
  readonly delivery?: LineDelivery
  /** Null removes the gift option. */
  readonly giftOption?: GiftOption | null
}

/**
 * Plans a change of quantity, variant, recipe, delivery or gift option. A line that becomes equal to another one absorbs it with
 * its price adjustments; a change between shipping and pickup adds a notification. Reserved lines cannot change (CART-19). The
 * refusals are those of adding, with 'no_longer_in_stock' for missing stock.
 */
export function planUpdateItem(cart: Cart, input: UpdateItem, facts: CartFacts): CartPlan<{ readonly line: CartLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const before = cart.lines.find(({ id }) => id === input.lineId)
  if (!before) return { ok: false, reason: 'unknown_line', lineId: input.lineId }
  if (before.bonus) return { ok: false, reason: 'gift_only', lineId: input.lineId, maximum: before.qty }
  const changed = toChangedLine(before, input, { ...facts, currency: cart.currency })
  if (!Number.isSafeInteger(changed.qty) || changed.qty < 1)
    return { ok: false, reason: 'invalid_quantity', lineId: changed.id }
  const held = findHeldRefusal(before, input, facts.now)
  if (held) return held

  const sameLine = cart.lines.find((other) => other.id !== changed.id && isSameLine(other, changed))
  const rest = sameLine ? withoutLine(cart, sameLine) : cart
  const line = sameLine ? { ...changed, qty: changed.qty + sameLine.qty } : changed
  const refused = findLineRefusal(withoutLine(rest, line), line, { facts, outOfStock: 'no_longer_in_stock' })
  if (refused) return refused
  const notifications = [...listOtherNotes(cart, line), ...noteDeliveryChange(before, line, facts)]
  const changes = {
    lines: placeLine(rest, line),
    notifications,
    ...(sameLine && moveAdjustments(cart, sameLine.id, line.id)),
  }
  return { ok: true, cart: reviseCart(cart, changes, facts.now), line }
}

/** Moves the price adjustments of an absorbed line to the line that absorbs it. */
function moveAdjustments({ priceAdjustments }: Cart, from: LineId, to: LineId): Pick<Cart, 'priceAdjustments'> {
  return { priceAdjustments: priceAdjustments.map((one) => (one.lineId === from ? { ...one, lineId: to } : one)) }
}

type ChangeFacts = CartFacts & Pick<Cart, 'currency'>

function toChangedLine(before: CartLine, input: UpdateItem, { variants, currency, now }: ChangeFacts): CartLine {
  const { giftOption, lineId: _, ...changes } = input
  const named = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const { giftOption: giftBefore, precreatedCustomsCode: codeBefore, ...line }: CartLine = { ...before, ...named }
  const variant = variants.get(line.variantId)
  const price = findLinePrice(line, variant, { currency, now })
  const gift = giftOption === undefined ? giftBefore : giftOption
  return {
    ...line,
    // The preset's code belongs to the recipe that it came with.
    ...(codeBefore && line.recipeId === before.recipeId && { precreatedCustomsCode: codeBefore }),
    ...(variant && { masterId: variant.masterId, upc: variant.upc }),
    ...(variant && variant.id !== before.variantId && { slug: variant.slug, productImageURL: variant.imageURL }),
    ...(gift && { giftOption: gift }),
    ...(typeof price !== 'string' && { seenUnitPrice: price.current }),
  }
}

/** Only the last change of a line's delivery is shown. */
function listOtherNotes({ notifications }: Cart, { id }: CartLine): CartNotification[] {
  return notifications.filter(
    ({ kind, lineId }) => lineId !== id || (kind !== 'pickup_became_shipping' && kind !== 'shipping_became_pickup'),
  )
}

function noteDeliveryChange(before: CartLine, after: CartLine, { now }: CartFacts): CartNotification[] {
  if (before.delivery.kind === after.delivery.kind) return []
  return [
    {
      kind: after.delivery.kind === 'ship' ? 'pickup_became_shipping' : 'shipping_became_pickup',
      lineId: after.id,
      at: now,
    },
  ]
}
