import type { LineDelivery } from '../cart/cart-line.ts'
import type { SellableVariant } from '../cart/sellable-variant.ts'
import type { ShipmentGroupId, ShippingGroup } from './shipment-group.ts'

/** Gives the group that a line ships in: digital goods are mailed, pickups wait at their store, customs goods go apart. */
export function toShipmentGroup(delivery: LineDelivery, variant: SellableVariant | undefined): ShipmentGroupId {
  if (variant?.isDigital) return 'digital'
  if (delivery.kind === 'pickup') return `store:${delivery.storeId}`
  return variant?.isCustoms ? 'customs' : 'me'
}

/** Tells whether a shipping method is chosen for a group; digital goods and pickups have none. */
export function isShippingGroup(group: ShipmentGroupId): group is ShippingGroup {
  return group === 'me' || group === 'customs'
}
