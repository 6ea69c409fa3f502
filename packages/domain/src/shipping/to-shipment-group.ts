import type { LineDelivery } from '../cart/cart-line.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import type { ShipmentGroupId, ShippingGroup } from './shipment-group.ts'

/** Returns the shipment group of a line: `digital`, the store of a pickup, `customs` for made-to-order goods, or `me`. */
export function toShipmentGroup(delivery: LineDelivery, variant: SellableVariant | undefined): ShipmentGroupId {
  if (variant?.isDigital) return 'digital'
  if (delivery.kind === 'pickup') return `store:${delivery.storeId}`
  return variant?.isCustoms ? 'customs' : 'me'
}

/** Returns whether a group has a shipping method; digital goods and pickups have none. */
export function isShippingGroup(group: ShipmentGroupId): group is ShippingGroup {
  return group === 'me' || group === 'customs'
}
