import { changeDeliveryIn, requireDeliveryAddress } from '../../../core/orders/change-delivery.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'

/**
 * Changes the delivery of an order for its shopper, whose mail names who did it. The audit log says which fields were changed; the address
 * itself goes with the shopper's account.
 */
export function changeStaffDelivery(
  deps: StaffOrderDeps & Pick<Deps, 'shippingMethods' | 'now'>,
): Handler<'backoffice.changeDelivery'> {
  return (call) => {
    const { address: input, shippingMethods } = call.body
    return changeOrder(deps, call, {
      orderNumber: call.params.orderNumber,
      action: 'backoffice.changeDelivery',
      change: (client, order) => {
        const address = requireDeliveryAddress(order.doc, input, call.locale)
        return changeDeliveryIn(deps, client, { order, address, shippingMethods, agent: getStaff(call).name })
      },
    })
  }
}
