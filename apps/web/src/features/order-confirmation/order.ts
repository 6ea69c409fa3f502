import type { CallReply } from '@lacehouse/contracts'
import { findOrderStage, type OrderStage } from '@lacehouse/domain/order/find-order-stage'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'

export type Order = CallReply<'checkout.getOrder'>

/** Says whether the payment waits for the bank's answer. */
export function isWaiting({ state }: Order) {
  return state === 'processing' || state === 'payment_pending'
}

/** Says whether the bank is being asked: at the placement, or of a pre-order when its parcel leaves. */
export function isBankAsked(order: Order): boolean {
  return isWaiting(order) || order.preOrder?.isCharging === true
}

/** Finds how far the order is. */
export function findStage({ state, shipments }: Order): OrderStage {
  return findOrderStage(
    state,
    shipments.map((shipment) => shipment.state as ShipmentState),
  )
}
