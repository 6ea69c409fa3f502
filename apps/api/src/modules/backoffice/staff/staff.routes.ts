import type { backofficeStaffCalls } from '@lacehouse/contracts/calls/backoffice/staff'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { listAudit } from '../audit/list-audit.ts'
import { toPage, toPrefix } from '../to-page.ts'
import { addStaffMember } from './add-staff-member.ts'
import { inviteAgain } from './invite-again.ts'
import { putRole, toRoleReply } from './put-role.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { setStaffRoles } from './set-staff-roles.ts'
import { setStaffState } from './set-staff-state.ts'
import { staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

export function backofficeStaffRoutes(deps: Deps): Handlers<keyof typeof backofficeStaffCalls> {
  return {
    'backoffice.listStaff': listStaff(deps),
    'backoffice.addStaffMember': addStaffMember(deps),
    'backoffice.inviteAgain': inviteAgain(deps),
    'backoffice.setStaffState': setStaffState(deps),
    'backoffice.setStaffRoles': setStaffRoles(deps),
    'backoffice.resetSecondFactor': resetSecondFactor(deps),
    'backoffice.listSites': listSites(deps),
    'backoffice.listRoles': async () => ({
      roles: (await staffMemberQueries.listRoles(deps.database.pool)).map(toRoleReply),
    }),
    'backoffice.putRole': putRole(deps),
    'backoffice.listAudit': listAudit(deps),
  }
}

/** Lists the sites with their open stores, whose names are in the first language of the site. */
function listSites({ sites, stores }: Pick<Deps, 'sites' | 'stores'>): Handler<'backoffice.listSites'> {
  return async () => ({
    sites: await Promise.all(
      sites.map(async ({ siteId, country, locales: [locale = ''] }) => ({
        ...{ siteId, country },
        stores: (await stores.listStores(siteId)).map(({ id, names }) => ({ storeId: id, name: names[locale] ?? id })),
      })),
    ),
  })
}

/** Lists the accounts of staff in pages. */
function listStaff({ database }: Pick<Deps, 'database'>): Handler<'backoffice.listStaff'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() ? toPrefix(query.search) : null
    const filter = { search, role: query.role ?? null, offset, limit }
    const { members, total } = await staffMemberQueries.list(database.pool, filter)
    return { items: members.map(toMemberReply), total, page, pageSize }
  }
}
