import { inTransaction } from '@lacehouse/database'
import { planRoleChange } from '@lacehouse/domain/staff/plan-role-change'
import type { PlannedStaffState } from '@lacehouse/domain/staff/plan-staff-state'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { type StoredRole, staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

type RoleDeps = Pick<Deps, 'database' | 'securityLog'>

/** Sets the roles of a member of staff. */
export function setStaffRoles({ database, securityLog }: RoleDeps): Handler<'backoffice.setStaffRoles'> {
  return async (call) => {
    const { consumerNo } = call.params
    const roleIds = [...new Set(call.body.roleIds)]
    const staff = getStaff(call)
    const changed = await inTransaction(database.pool, async (client) => {
      await staffMemberQueries.lockRoles(client)
      const member = await staffMemberQueries.find(client, consumerNo)
      if (!member) throw new Refusal('PRO404')
      const roles = await staffMemberQueries.listRoles(client)
      const pick = (ids: readonly string[]): StoredRole[] => roles.filter(({ id }) => ids.includes(id))
      if (pick(roleIds).length < roleIds.length) throw new Refusal('STF404')
      const had = member.roles.map(({ roleId }) => roleId)
      const otherAdministrators = await staffMemberQueries.countOtherAdministrators(client, consumerNo)
      const change = { own: staff.rights, before: pick(had), after: pick(roleIds), otherAdministrators }
      requirePlanned(planRoleChange(change))
      await staffMemberQueries.setRoles(client, consumerNo, roleIds)
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.setStaffRoles', subject: consumerNo, siteId: member.siteId, consumerNo },
        ...{ before: { roles: had }, after: { roles: roleIds } },
      })
      return staffMemberQueries.find(client, consumerNo)
    })
    if (!changed) throw new Refusal('PRO404')
    const actor = `STAFF:${staff.consumerNo}`
    securityLog.record(
      'staff_rights_changed',
      { ...call, actor },
      { target: `roles ${consumerNo}`, outcome: 'allowed' },
    )
    return toMemberReply(changed)
  }
}

/** Refuses a change of roles that is not allowed. */
export function requirePlanned(plan: ReturnType<typeof planRoleChange> | PlannedStaffState): void {
  if (plan.ok) return
  throw new Refusal('STF409', {}, { ...(plan.reason === 'beyond_own_rights' && { event: 'access_refused' }) })
}
