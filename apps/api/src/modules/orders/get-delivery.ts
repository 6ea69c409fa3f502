import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { findDeliveryClosed, listSamePriceMethods } from '@lacehouse/domain/order/plan-order-change'
import { findMessage } from '@lacehouse/messages'
import { type DeliveryDeps, getDeliverySite } from '../../core/orders/change-delivery.ts'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toAddressReply } from '../../replies/address/to-address-reply.ts'

/** Replies what of the delivery of the caller's order can be changed; refuses an order that is packed. */
export function getDelivery(deps: DeliveryDeps & Pick<Deps, 'placements'>): Handler<'orders.getDelivery'> {
  return async (call) => {
    const { locale, site } = call
    const placement = await findManagedOrder(deps, call, call.params.orderId)
    if (!placement || placement.state === 'failed') throw new Refusal('OHS4004')
    const { doc, state } = placement
    const states: Readonly<Record<string, ShipmentState>> = placement.shipmentStates ?? {}
    const shipments = Object.entries(states).map(([id, of]) => ({ id, state: of }))
    const { shippingAddress: address } = doc
    if (!address || findDeliveryClosed(doc, { state, shipments })) throw new Refusal('ORD421')
    const place = { site: getDeliverySite(deps, doc), address }
    return {
      shippingAddress: toAddressReply(address, site),
      shipments: doc.shipments
        .filter(({ methodCode, shipmentId }) => methodCode !== null && states[shipmentId] === 'allocated')
        .map((shipment) => ({
          shipmentId: shipment.shipmentId,
          code: shipment.methodCode ?? '',
          methods: listSamePriceMethods(doc, shipment, place).map(({ code, labelKey }) => ({
            code,
            label: findMessage(locale, labelKey) ?? code,
          })),
        })),
    }
  }
}
