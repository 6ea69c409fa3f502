import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import { toShipmentGroup } from '../shipping/to-shipment-group.ts'
import type { Cart } from './cart.ts'
import { findStock } from './find-line-refusal.ts'
import { isHeld } from './held-line.ts'
import type { LineId, StockItemId, VariantId } from './ids.ts'
import { findUnreachable } from './plan-set-addresses.ts'

/**
 * A message about a cart's present state: each reply of the cart carries it for as long as the problem exists
 * (docs/error-codes.md, "Flash messages").
 */
export type FlashMessage = {
  readonly code:
    | 'ProductLineItemInventoryMissing'
    | 'ProductItemNotAvailable'
    | 'ProductLineItemFullInventoryMissing'
    | 'InvalidShippingAddress'
    | 'PaymentNotAuthorized'
  readonly details: {
    /** The affected line; several lines may have the same variant. */
    readonly itemId?: LineId
    readonly sku?: string
    readonly productId?: VariantId
    readonly missingQty?: number
    readonly shipmentId?: ShipmentGroupId
  }
}

/** Finds the problems that prevent an order: missing stock, and an address that no method ships to (CART-16). */
export function findFlashMessages(cart: Cart, facts: PricingFacts): FlashMessage[] {
  const messages = findStockMessages(cart, facts)
  const unreachable = cart.shippingAddress && findUnreachable(cart, facts)
  if (unreachable) messages.push({ code: 'InvalidShippingAddress', details: { shipmentId: unreachable.group } })
  return messages
}

type StockFacts = Pick<PricingFacts, 'variants' | 'now'>

/**
 * Finds the lines whose stock does not suffice. Lines of one stock item at one place share its stock in the cart's order, so
 * that a missing unit is counted once (T3); units that a store holds for a line belong to that line alone.
 */
export function findStockMessages(cart: Cart, { variants, now }: StockFacts): FlashMessage[] {
  const messages: FlashMessage[] = []
  const left = new Map<`${StockItemId} ${string}`, number>()
  for (const line of cart.lines) {
    const variant = variants.get(line.variantId)
    const shipmentId = toShipmentGroup(line.delivery, variant)
    const details = { itemId: line.id, sku: line.upc, productId: line.variantId, shipmentId }
    if (!variant || variant.isWithdrawn) {
      messages.push({ code: 'ProductItemNotAvailable', details })
      continue
    }
    if (isHeld(line, now)) continue
    const place = line.delivery.kind === 'pickup' ? line.delivery.storeId : 'warehouse'
    const key = `${variant.stockItemId} ${place}` as const
    const stock = Math.max(0, left.get(key) ?? findStock(line, variant, now) ?? 0)
    left.set(key, stock - line.qty)
    if (stock >= line.qty) continue
    const code = stock === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
    messages.push({ code, details: { ...details, missingQty: line.qty - stock } })
  }
  return messages
}
