import { inTransaction, isTaken } from '@lacehouse/database'
import { planDrawTimes } from '@lacehouse/domain/draws/plan-draw-times'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import { createDrawIn } from '../../../core/draws/create-draw.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { readStaffDraw, type StaffDrawDeps } from './get-staff-draw.ts'

/** Creates a draw of the units that are free now; the entry of the audit log has its terms and the digest of its seed. */
export function createStaffDraw(deps: StaffDrawDeps): Handler<'backoffice.createDraw'> {
  return async (call) => {
    const staff = getStaff(call)
    const { siteId, variantIds, opensAt, closesAt, holdHours } = call.body
    const productId = call.body.productId.toUpperCase()
    const site = findSiteById(deps.sites, siteId)
    const product = (await deps.catalogue.listProducts([productId])).get(productId)
    if (!site || !product) throw new Refusal('DRW404')
    const times = planDrawTimes({ opensAt, closesAt, timeZone: findTimeZone(site.country) }, deps.now())
    if (!times.ok) throw new Refusal('API400', { field: times.field })
    try {
      return await inTransaction(deps.database.pool, async (client) => {
        const id = await createDrawIn(client, {
          ...{ site, productId, variantIds, opensAt: times.opensAt, closesAt: times.closesAt, holdHours },
          now: deps.now(),
        })
        if (!id) throw new Refusal('DRW410', { field: 'productId' })
        const draw = await readStaffDraw(deps, client, { id, locale: call.locale })
        const { seedHash, units } = draw
        await recordStaffChange(client, staff, {
          ...{ action: 'backoffice.createDraw', subject: id, siteId, consumerNo: null },
          after: { productId, opensAt: draw.opensAt, closesAt: draw.closesAt, holdHours, units, seedHash },
        })
        return draw
      })
    } catch (error) {
      if (isTaken(error)) throw new Refusal('DRW409', { field: 'productId' })
      throw error
    }
  }
}
