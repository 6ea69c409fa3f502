import { parseTracking } from '@lacehouse/domain/order/carriers'
import { advanceOrderIn } from '../../../core/fulfilment/advance-order.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'

/** Moves a shipment, as `lacehouse order advance` does: stock, capture, mail and invoice follow; a pre-order is charged first. */
export function moveShipment(deps: StaffOrderDeps): Handler<'backoffice.moveShipment'> {
  return (call) => {
    const { shipmentId, to, tracking } = call.body
    if (tracking !== undefined && parseTracking(tracking) === null) throw new Refusal('API400', { field: 'tracking' })
    const { orderNumber } = call.params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.moveShipment',
      change: async (client, { shipments }) => {
        const moved = await advanceOrderIn(deps, client, { orderNumber, shipmentId, to, tracking })
        if (!moved.ok) throw new Refusal('STF409')
        if (moved.charging !== undefined)
          return { before: { shipmentId }, after: { shipmentId, asked: to, ...(tracking && { tracking }) } }
        if (moved.moved.length === 0) return null
        const state = shipments.find(({ id }) => id === shipmentId)?.state
        return { before: { shipmentId, state }, after: { shipmentId, state: to, ...(tracking && { tracking }) } }
      },
    })
  }
}
