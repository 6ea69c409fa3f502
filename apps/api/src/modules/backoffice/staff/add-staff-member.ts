import { inTransaction } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { checkNewMember } from '@lacehouse/domain/staff/check-new-member'
import { planRoleChange } from '@lacehouse/domain/staff/plan-role-change'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requireValidForm } from '../../../http/require-valid-form.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { getMember, invite } from './invite-again.ts'
import { requirePlanned } from './set-staff-roles.ts'
import { staffAccountQueries } from './staff-accounts.queries.ts'
import { staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

type AddDeps = Pick<Deps, 'database' | 'now' | 'securityLog' | 'sites'>

/** Adds a member of staff, who has no password until they set one by the link of their invitation. */
export function addStaffMember(deps: AddDeps): Handler<'backoffice.addStaffMember'> {
  return async (call) => {
    const { memberId, siteId } = call.body
    const [firstName, lastName] = [call.body.firstName.trim(), call.body.lastName.trim()]
    const email = toMailbox(call.body.email)
    requireValidForm(checkNewMember({ firstName, lastName, email }), call)
    if (!findSiteById(deps.sites, siteId)) throw new Refusal('API400', { field: 'siteId' })
    const staff = getStaff(call)
    const roleIds = [...new Set(call.body.roleIds)]
    const member = await inTransaction(deps.database.pool, async (client) => {
      await staffMemberQueries.lockRoles(client)
      const known = await staffMemberQueries.find(client, memberId)
      if (known) return known
      const after = (await staffMemberQueries.listRoles(client)).filter(({ id }) => roleIds.includes(id))
      if (after.length < roleIds.length) throw new Refusal('STF404')
      requirePlanned(planRoleChange({ own: staff.rights, before: [], after, otherAdministrators: 1 }))
      const person = { consumerNo: memberId, siteId, email, firstName, lastName }
      if (!(await staffAccountQueries.add(client, person))) throw new Refusal('STF410', { field: 'email' })
      await staffMemberQueries.setRoles(client, memberId, roleIds)
      await invite(deps, client, { email, siteId, locale: call.locale })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.addStaffMember', subject: memberId, siteId, consumerNo: memberId },
        after: { roles: roleIds },
      })
      return getMember(client, memberId)
    })
    note(deps, call, `added ${memberId}`)
    return toMemberReply(member)
  }
}

const note = ({ securityLog }: AddDeps, call: RequestContext, target: string): void => {
  const actor = `STAFF:${getStaff(call).consumerNo}`
  securityLog.record('staff_rights_changed', { ...call, actor }, { target, outcome: 'allowed' })
}
