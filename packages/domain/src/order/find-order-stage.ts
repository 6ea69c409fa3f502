import type { OrderState, ShipmentState } from './order-state.ts'

/**
 * How far an order is, as its shopper sees it. `waiting`: its payment is not confirmed. `mixed`: its shipments are at different
 * stages, so that each has to be looked at.
 */
export type OrderStage =
  | 'waiting'
  | 'failed'
  | 'cancelled'
  | 'placed'
  | 'packing'
  | 'ready'
  | 'sent'
  | 'delivered'
  | 'collected'
  | 'returned'
  | 'mixed'

/** How far a shipment is. */
export type ShipmentStage = Exclude<OrderStage, 'waiting' | 'failed' | 'mixed'>

const stages: Readonly<Record<ShipmentState, ShipmentStage>> = {
  allocated: 'placed',
  picking: 'packing',
  ready_for_pickup: 'ready',
  shipped: 'sent',
  delivered: 'delivered',
  collected: 'collected',
  cancelled: 'cancelled',
  returned: 'returned',
}

/** Maps the state of a shipment to the stage that its shopper sees. */
export function toShipmentStage(state: ShipmentState): ShipmentStage {
  return stages[state]
}

const sent: ReadonlySet<string> = new Set<ShipmentState>(['shipped', 'delivered', 'collected', 'returned'])

/** Whether the shopper may have goods of some shipments in hand: one was sent or collected, even if it came back since. */
export function hasSentGoods(shipments: readonly { readonly state: string }[]): boolean {
  return shipments.some(({ state }) => sent.has(state))
}

/** Finds the stage of an order; cancelled shipments count only while no other is left. */
export function findOrderStage(state: OrderState, shipments: readonly ShipmentState[]): OrderStage {
  if (state === 'processing' || state === 'payment_pending') return 'waiting'
  if (state !== 'finalised') return state
  const found = new Set(shipments.map(toShipmentStage))
  if (found.size > 1) found.delete('cancelled')
  const [first = 'placed', ...others] = found
  return others.length > 0 ? 'mixed' : first
}

const atHome: readonly ShipmentStage[] = ['placed', 'packing', 'sent', 'delivered']
const inStore: readonly ShipmentStage[] = ['placed', 'packing', 'ready', 'collected']

/** Lists the stages that a shipment passes; a cancelled or returned one has none left. */
export function listShipmentStages(stage: ShipmentStage, isPickup: boolean): readonly ShipmentStage[] {
  const stagesOfWay = isPickup ? inStore : atHome
  return stagesOfWay.includes(stage) ? stagesOfWay : []
}
