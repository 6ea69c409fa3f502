import type { backofficeStaffCalls } from '@lacehouse/contracts/calls/backoffice/staff'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { listAudit } from '../audit/list-audit.ts'
import { toPage, toPrefix } from '../to-page.ts'
import { putRole, toRoleReply } from './put-role.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { setStaffRoles } from './set-staff-roles.ts'
import { staffMemberQueries } from './staff-members.queries.ts'

export function backofficeStaffRoutes(deps: Deps): Handlers<keyof typeof backofficeStaffCalls> {
  return {
    'backoffice.listStaff': listStaff(deps),
    'backoffice.setStaffRoles': setStaffRoles(deps),
    'backoffice.resetSecondFactor': resetSecondFactor(deps),
    'backoffice.listRoles': async () => ({
      roles: (await staffMemberQueries.listRoles(deps.database.pool)).map(toRoleReply),
    }),
    'backoffice.putRole': putRole(deps),
    'backoffice.listAudit': listAudit(deps),
  }
}

/** Lists the accounts of staff in pages. */
function listStaff({ database }: Pick<Deps, 'database'>): Handler<'backoffice.listStaff'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() ? toPrefix(query.search) : null
    const filter = { search, role: query.role ?? null, offset, limit }
    const { members, total } = await staffMemberQueries.list(database.pool, filter)
    return { items: members.map((member) => ({ ...member, roles: [...member.roles] })), total, page, pageSize }
  }
}
