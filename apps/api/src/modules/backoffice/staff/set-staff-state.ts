import { inTransaction } from '@lacehouse/database'
import { planStaffState } from '@lacehouse/domain/staff/plan-staff-state'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import { staffSessionQueries } from '../../../core/staff/staff-sessions.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { requirePlanned } from './set-staff-roles.ts'
import { staffAccountQueries } from './staff-accounts.queries.ts'
import { staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

type StateDeps = Pick<Deps, 'database' | 'now' | 'securityLog' | 'sessionDenyList'>

/** Disables an account of staff and ends all its sessions at once, or enables it again. */
export function setStaffState(deps: StateDeps): Handler<'backoffice.setStaffState'> {
  return async (call) => {
    const { consumerNo } = call.params
    const { state } = call.body
    const staff = getStaff(call)
    const now = deps.now()
    const done = await inTransaction(deps.database.pool, async (client) => {
      await staffMemberQueries.lockRoles(client)
      const member = await staffMemberQueries.find(client, consumerNo)
      if (!member) throw new Refusal('PRO404')
      if (member.state === state) return { member, ended: [] }
      if (member.state === 'erased') throw new Refusal('STF409')
      const roles = (await staffMemberQueries.listRoles(client)).filter(({ id }) =>
        member.roles.some(({ roleId }) => roleId === id),
      )
      const otherAdministrators = await staffMemberQueries.countOtherAdministrators(client, consumerNo)
      const isSelf = consumerNo === staff.consumerNo
      requirePlanned(planStaffState({ own: staff.rights, state, isSelf, roles, otherAdministrators }))
      await staffAccountQueries.setState(client, { consumerNo, state, now })
      if (state === 'disabled') await staffSessionQueries.endAll(client, consumerNo)
      const ended = state === 'disabled' ? await staffAccountQueries.endSessions(client, { consumerNo, now }) : []
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.setStaffState', subject: consumerNo, siteId: member.siteId, consumerNo },
        ...{ before: { state: member.state }, after: { state } },
      })
      return { member: { ...member, state }, ended }
    })
    for (const id of done.ended) deps.sessionDenyList.add({ id, reason: 'signed_out' })
    const actor = `STAFF:${staff.consumerNo}`
    const target = `${state} ${consumerNo}`
    deps.securityLog.record('staff_rights_changed', { ...call, actor }, { target, outcome: 'allowed' })
    return toMemberReply(done.member)
  }
}
