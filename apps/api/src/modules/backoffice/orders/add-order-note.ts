import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'
import { staffOrderQueries } from './orders.queries.ts'

/** Adds a note of staff to an order. The audit log says that there is one; its text goes with the shopper's account. */
export function addOrderNote(deps: StaffOrderDeps): Handler<'backoffice.addOrderNote'> {
  return (call) => {
    const { noteId, text } = call.body
    const { orderNumber } = call.params
    const { consumerNo: authorNo } = getStaff(call)
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.addOrderNote',
      change: async (client) => {
        const isNew = await staffOrderQueries.addNote(client, { noteId, orderNumber, authorNo, note: text })
        return isNew ? { after: { noteId } } : null
      },
    })
  }
}
