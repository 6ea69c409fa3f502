import { inTransaction } from '@lacehouse/database'
import { planRoleChange } from '@lacehouse/domain/staff/plan-role-change'
import type { PoolClient } from 'pg'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import { secondFactorQueries } from '../../../core/staff/second-factor.queries.ts'
import { staffSessionQueries } from '../../../core/staff/staff-sessions.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff, type StaffCaller } from '../../../http/staff-caller.ts'
import { requirePlanned } from './set-staff-roles.ts'
import { type ListedStaffMember, staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

/** Removes the second factor of a member of staff and ends their sessions; with the next password they set up another. */
export function resetSecondFactor({
  database,
  securityLog,
}: Pick<Deps, 'database' | 'securityLog'>): Handler<'backoffice.resetSecondFactor'> {
  return async (call) => {
    const { consumerNo } = call.params
    const staff = getStaff(call)
    const member = await inTransaction(database.pool, async (client) => {
      const before = await staffMemberQueries.find(client, consumerNo)
      if (!before) throw new Refusal('PRO404')
      await requireRightsOf(client, staff, before)
      await secondFactorQueries.remove(client, consumerNo)
      await staffSessionQueries.endAll(client, consumerNo)
      const entry = { action: 'backoffice.resetSecondFactor', subject: consumerNo, siteId: before.siteId, consumerNo }
      await recordStaffChange(client, staff, {
        ...entry,
        before: { hasSecondFactor: before.hasSecondFactor },
        after: { hasSecondFactor: false },
      })
      return before
    })
    const target = `a second factor was removed ${consumerNo}`
    securityLog.record(
      'second_factor_changed',
      { ...call, actor: `STAFF:${staff.consumerNo}` },
      { target, outcome: 'allowed' },
    )
    return toMemberReply({ ...member, hasSecondFactor: false })
  }
}

/** Refuses who lacks a right of the member: without the second factor a known password would give it to them. */
const requireRightsOf = async (
  client: PoolClient,
  { rights }: Pick<StaffCaller, 'rights'>,
  { roles }: ListedStaffMember,
): Promise<void> => {
  const before = (await staffMemberQueries.listRoles(client)).filter(({ id }) =>
    roles.some(({ roleId }) => roleId === id),
  )
  requirePlanned(planRoleChange({ own: rights, before, after: [], otherAdministrators: 1 }))
}
