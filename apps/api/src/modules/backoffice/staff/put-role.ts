import { inTransaction } from '@lacehouse/database'
import { planRoleChange } from '@lacehouse/domain/staff/plan-role-change'
import { administratorRole, isStaffRight } from '@lacehouse/domain/staff/staff-rights'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { requirePlanned } from './set-staff-roles.ts'
import { type StoredRole, staffMemberQueries } from './staff-members.queries.ts'

type RoleDeps = Pick<Deps, 'database' | 'securityLog'>

/** Makes or changes a role. */
export function putRole({ database, securityLog }: RoleDeps): Handler<'backoffice.putRole'> {
  return async (call) => {
    const { roleId } = call.params
    const staff = getStaff(call)
    const role = { id: roleId, ...call.body, rights: [...new Set(call.body.rights)].toSorted() }
    if (roleId === administratorRole) throw new Refusal('STF409')
    const roles = await inTransaction(database.pool, async (client) => {
      await staffMemberQueries.lockRoles(client)
      const before = (await staffMemberQueries.listRoles(client)).find(({ id }) => id === roleId)
      const change = { own: staff.rights, before: before ? [before] : [], after: [role], otherAdministrators: 1 }
      requirePlanned(planRoleChange(change))
      await staffMemberQueries.putRole(client, { roleId, ...call.body, rights: role.rights })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.putRole', subject: roleId, consumerNo: null },
        ...(before && { before: toRecorded(before) }),
        after: toRecorded(role),
      })
      return staffMemberQueries.listRoles(client)
    })
    const actor = `STAFF:${staff.consumerNo}`
    securityLog.record('staff_rights_changed', { ...call, actor }, { target: `role ${roleId}`, outcome: 'allowed' })
    return { roles: roles.map(toRoleReply) }
  }
}

const toRecorded = ({ name, rights, requiresSecondFactor }: Omit<StoredRole, 'members'>) => ({
  ...{ name, rights, requiresSecondFactor },
})

/** Makes the reply of a role. */
export function toRoleReply({ id, name, rights, requiresSecondFactor, members }: StoredRole) {
  return { roleId: id, name, rights: rights.filter(isStaffRight), requiresSecondFactor, members }
}
