import { randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import type { PoolClient } from 'pg'
import { createAccountLinkQueries } from '../../../core/account-mails/account-links.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { staffAccountQueries } from './staff-accounts.queries.ts'
import { type ListedStaffMember, staffMemberQueries } from './staff-members.queries.ts'
import { toMemberReply } from './to-member-reply.ts'

type InviteDeps = Pick<Deps, 'database' | 'now'>

/** Mails another invitation; the links of earlier ones end. */
export function inviteAgain(deps: InviteDeps): Handler<'backoffice.inviteAgain'> {
  return async (call) => {
    const { consumerNo } = call.params
    const member = await inTransaction(deps.database.pool, async (client) => {
      const found = await getMember(client, consumerNo)
      const { email, siteId, isInvited } = found
      if (!isInvited) throw new Refusal('STF409')
      await staffAccountQueries.endInvitations(client, { email, now: deps.now() })
      await invite(deps, client, { email, siteId, locale: call.locale })
      const entry = { action: 'backoffice.inviteAgain', subject: consumerNo, siteId, consumerNo }
      await recordStaffChange(client, getStaff(call), entry)
      return found
    })
    return toMemberReply(member)
  }
}

/** Finds a member of staff; refuses an unknown number. */
export async function getMember(client: PoolClient, consumerNo: string): Promise<ListedStaffMember> {
  const found = await staffMemberQueries.find(client, consumerNo)
  if (!found) throw new Refusal('PRO404')
  return found
}

type Invited = { readonly email: string; readonly siteId: string; readonly locale: string }

/** Records an invitation together with the job of its mail. */
export function invite({ database, now }: InviteDeps, client: PoolClient, invited: Invited): Promise<void> {
  const at = now()
  const purpose = 'staff_invitation'
  const link = {
    ...invited,
    id: randomUUID(),
    purpose,
    now: at,
    expiresAt: at + accountLinkLifetimes[purpose],
  } as const
  return createAccountLinkQueries(database.pool).insert(link, client)
}
