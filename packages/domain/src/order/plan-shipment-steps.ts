import type { OrderShipment } from './order.ts'
import type { ShipmentState } from './order-state.ts'

const sentPath: readonly ShipmentState[] = ['allocated', 'picking', 'shipped', 'delivered']
const pickupPath: readonly ShipmentState[] = ['allocated', 'picking', 'ready_for_pickup', 'collected']

type Shipment = Pick<OrderShipment, 'storeId' | 'state'>

const pathOf = ({ storeId }: Shipment): readonly ShipmentState[] => (storeId === undefined ? sentPath : pickupPath)

/**
 * Plans the states that a shipment goes through to get to one, or to its next: in their order, none left out. Empty where it is there
 * already, where its way does not lead there, or where it has come to its end (decisions, States).
 */
export function planShipmentSteps(shipment: Shipment, to?: ShipmentState): readonly ShipmentState[] {
  const path = pathOf(shipment)
  const at = path.indexOf(shipment.state)
  if (at === -1) return []
  const end = to === undefined ? at + 1 : path.indexOf(to)
  return path.slice(at + 1, end + 1)
}

/** Tells whether a state is that of goods which have left the shop: with the carrier, or with who collected them. */
export function hasLeft(state: ShipmentState): boolean {
  return state === 'shipped' || state === 'delivered' || state === 'collected' || state === 'returned'
}

/** Where a shipment stands once all that was in it has gone back; its own state where that says nothing of it, as on the road. */
export function toEmptied(state: ShipmentState): ShipmentState {
  if (state === 'delivered' || state === 'collected') return 'returned'
  return hasLeft(state) ? state : 'cancelled'
}
