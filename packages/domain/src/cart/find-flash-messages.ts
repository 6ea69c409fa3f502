import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ShipmentGroupId } from '../shipping/shipment-group.ts'
import { toShipmentGroup } from '../shipping/to-shipment-group.ts'
import type { Cart } from './cart.ts'
import { findStock } from './find-line-refusal.ts'
import { isHeld } from './held-line.ts'
import type { LineId, StockItemId, VariantId } from './ids.ts'
import { findUnreachable } from './plan-set-addresses.ts'

/** What a shopper is told about a cart each time it is read, for as long as it holds (S1.3, S1.8). */
export type FlashMessage = {
  readonly code:
    | 'ProductLineItemInventoryMissing'
    | 'ProductItemNotAvailable'
    | 'ProductLineItemFullInventoryMissing'
    | 'InvalidShippingAddress'
    | 'PaymentNotAuthorized'
  readonly details: {
    /** The line that it is about: several may be of one variant. */
    readonly itemId?: LineId
    readonly sku?: string
    readonly productId?: VariantId
    readonly missingQty?: number
    readonly shipmentId?: ShipmentGroupId
  }
}

/** Finds what stands against ordering a cart: goods gone or short, and an address that nothing can be shipped to (CART-16). */
export function findFlashMessages(cart: Cart, facts: PricingFacts): FlashMessage[] {
  const messages = findStockMessages(cart, facts)
  const unreachable = cart.shippingAddress && findUnreachable(cart, facts)
  if (unreachable) messages.push({ code: 'InvalidShippingAddress', details: { shipmentId: unreachable.group } })
  return messages
}

type StockFacts = Pick<PricingFacts, 'variants' | 'now'>

/**
 * Finds the lines that cannot be had in full. Lines of one stock item at one place share what there is, the first first, so
 * that what is missing is counted once (T3); what a store holds for a line is nobody else's.
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
    const shelf = `${variant.stockItemId} ${place}` as const
    const stock = Math.max(0, left.get(shelf) ?? findStock(line, variant, now) ?? 0)
    left.set(shelf, stock - line.qty)
    if (stock >= line.qty) continue
    const code = stock === 0 ? 'ProductLineItemFullInventoryMissing' : 'ProductLineItemInventoryMissing'
    messages.push({ code, details: { ...details, missingQty: line.qty - stock } })
  }
  return messages
}
