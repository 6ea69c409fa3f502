import { inTransaction } from '@lacehouse/database'
import { drawsQueries } from '../../../core/draws/draws.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { readStaffDraw, type StaffDrawDeps } from './get-staff-draw.ts'

/** Cancels a draw that is not drawn yet: its units are for sale to everyone again. */
export function cancelStaffDraw(deps: StaffDrawDeps): Handler<'backoffice.cancelDraw'> {
  return (call) => {
    const staff = getStaff(call)
    const id = call.params.drawId
    return inTransaction(deps.database.pool, async (client) => {
      const isCancelled = (await drawsQueries.cancel(client, id)) === 1
      const draw = await readStaffDraw(deps, client, { id, locale: call.locale })
      if (!isCancelled) throw new Refusal('DRW411')
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.cancelDraw', subject: id, siteId: draw.siteId, consumerNo: null },
        after: { productId: draw.productId, entries: draw.entries },
      })
      return draw
    })
  }
}
