export type OrderState = 'processing' | 'payment_pending' | 'finalised' | 'cancelled' | 'failed'

export type ShipmentState =
  | 'allocated'
  | 'picking'
  | 'ready_for_pickup'
  | 'shipped'
  | 'delivered'
  | 'collected'
  | 'cancelled'
  | 'returned'

const orderSteps: Readonly<Record<OrderState, readonly OrderState[]>> = {
  processing: ['payment_pending', 'finalised', 'failed'],
  payment_pending: ['finalised', 'failed', 'cancelled'],
  finalised: ['cancelled'],
  cancelled: [],
  failed: [],
}

const shipmentSteps: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  allocated: ['picking', 'cancelled'],
  picking: ['shipped', 'ready_for_pickup', 'cancelled'],
  ready_for_pickup: ['collected', 'cancelled'],
  shipped: ['delivered'],
  delivered: ['returned'],
  collected: ['returned'],
  cancelled: [],
  returned: [],
}

/** Returns whether an order may go from one state to another (docs/sites.md, "States"); false for the same state. */
export function canOrderGo(from: OrderState, to: OrderState): boolean {
  return orderSteps[from].includes(to)
}

/** Returns whether a shipment may go from one state to another (docs/sites.md, "States"); false for the same state. */
export function canShipmentGo(from: ShipmentState, to: ShipmentState): boolean {
  return shipmentSteps[from].includes(to)
}

/** Lists the states that may follow a shipment's state. */
export function listNextShipmentStates(from: ShipmentState): readonly ShipmentState[] {
  return shipmentSteps[from]
}
