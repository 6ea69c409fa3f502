import type { OrderShipment } from './order.ts'
import type { ShipmentState } from './order-state.ts'

const sentPath: readonly ShipmentState[] = ['allocated', 'picking', 'shipped', 'delivered']
const pickupPath: readonly ShipmentState[] = ['allocated', 'picking', 'ready_for_pickup', 'collected']

type Shipment = Pick<OrderShipment, 'storeId' | 'state'>

const pathOf = ({ storeId }: Shipment): readonly ShipmentState[] => (storeId === undefined ? sentPath : pickupPath)

/**
 * Plans the states that a shipment goes through to reach `to`, or its next state: in order, none left out. Empty when the
 * shipment is already there, when its path does not lead there, and when it has ended (docs/sites.md, "States").
 */
export function planShipmentSteps(shipment: Shipment, to?: ShipmentState): readonly ShipmentState[] {
  const path = pathOf(shipment)
  const at = path.indexOf(shipment.state)
  if (at === -1) return []
  const end = to === undefined ? at + 1 : path.indexOf(to)
  return path.slice(at + 1, end + 1)
}

/** Returns whether goods in this state have left the shop: with the carrier, or with the shopper who picked them up. */
export function hasLeft(state: ShipmentState): boolean {
  return state === 'shipped' || state === 'delivered' || state === 'collected' || state === 'returned'
}

/**
 * Returns the state of a shipment after all of its goods were returned or cancelled; goods that are still with the carrier keep
 * their state.
 */
export function toEmptied(state: ShipmentState): ShipmentState {
  if (state === 'delivered' || state === 'collected') return 'returned'
  return hasLeft(state) ? state : 'cancelled'
}
