import { findAccountLink } from '../../../core/account-mails/account-link.ts'
import { hashPassword } from '../../../core/consumers/password.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { PasswordQueries } from '../passwords/passwords.queries.ts'
import { requireNewPassword } from '../passwords/require-new-password.ts'

type InvitationDeps = Pick<Deps, 'config' | 'now' | 'securityLog'> & { readonly passwords: PasswordQueries }

/** Sets the first password of a member of staff by the link of their invitation, which works once and proves the mailbox. */
export function acceptInvitation(deps: InvitationDeps): Handler<'backoffice.acceptInvitation'> {
  return async (call) => {
    const { st, ...values } = call.body
    const linkId = findAccountLink(deps, st, 'staff_invitation')
    const owner = linkId && (await deps.passwords.findOfInvitation(linkId))
    if (!linkId || !owner) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    await requireNewPassword(call, values, owner)
    const ended = await deps.passwords.replace({
      ...owner,
      ...{ linkId, ownTokenFamily: null, newHash: await hashPassword(values.newPassword) },
      ...{ siteId: call.site.siteId, locale: call.locale, now: deps.now() },
    })
    if (ended === null) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    deps.securityLog.record('password_changed', call, { target: owner.consumerNo, outcome: 'allowed' })
    return { email: owner.email }
  }
}
