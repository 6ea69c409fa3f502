import { inTransaction } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { checkNewMember } from '@lacehouse/domain/staff/check-new-member'
import { planRoleChange } from '@lacehouse/domain/staff/plan-role-change'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import { addSeller } from '../../../core/staff/staff.queries.ts'
import { requireStore } from '../../../core/stores/require-store.ts'
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

type AddDeps = Pick<Deps, 'database' | 'now' | 'securityLog' | 'sites' | 'stores'>

/** Adds an agent, or a store employee who is among the sellers of their store. They have no password until they set one by the link of their invitation. */
export function addStaffMember(deps: AddDeps): Handler<'backoffice.addStaffMember'> {
  return async (call) => {
    const { memberId, siteId, storeId } = call.body
    const [firstName, lastName] = [call.body.firstName.trim(), call.body.lastName.trim()]
    const email = toMailbox(call.body.email)
    requireValidForm(checkNewMember({ firstName, lastName, email }), call)
    const site = findSiteById(deps.sites, siteId)
    if (!site) throw new Refusal('API400', { field: 'siteId' })
    if (storeId !== undefined) await requireStore(deps, site, storeId)
    const staff = getStaff(call)
    const roleIds = [...new Set(call.body.roleIds)]
    const member = await inTransaction(deps.database.pool, async (client) => {
      await staffMemberQueries.lockRoles(client)
      const known = await staffMemberQueries.find(client, memberId)
      if (known) return known
      const after = (await staffMemberQueries.listRoles(client)).filter(({ id }) => roleIds.includes(id))
      if (after.length < roleIds.length) throw new Refusal('STF404')
      requirePlanned(planRoleChange({ own: staff.rights, before: [], after, otherAdministrators: 1 }))
      const consumerType = storeId === undefined ? 'AGENT' : 'STORE_EMPLOYEE'
      const person = { consumerNo: memberId, consumerType, siteId, email, firstName, lastName } as const
      if (!(await staffAccountQueries.add(client, person))) throw new Refusal('STF410', { field: 'email' })
      if (storeId !== undefined)
        await addSeller(client, { employeeId: memberId, storeId, name: `${firstName} ${lastName}` })
      await staffMemberQueries.setRoles(client, memberId, roleIds)
      await invite(deps, client, { email, siteId, locale: call.locale })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.addStaffMember', subject: memberId, siteId, consumerNo: memberId },
        after: { roles: roleIds, ...(storeId !== undefined && { store: storeId }) },
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
