import { findAccountLink } from '../../../core/account-mails/account-link.ts'
import { hashPassword } from '../../../core/consumers/password.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { deriveKey } from '../../../infra/session/derive-key.ts'
import { findKnownDevice } from '../../../replies/consumers/device-cookie.ts'
import type { AuthQueries } from '../auth.queries.ts'
import { listLocks } from '../try-scopes.ts'
import type { PasswordQueries } from './passwords.queries.ts'
import { requireNewPassword } from './require-new-password.ts'

type ResetDeps = Pick<Deps, 'config' | 'now' | 'securityLog' | 'sessionDenyList'> & {
  readonly passwords: PasswordQueries
  readonly queries: Pick<AuthQueries, 'unlock'>
}

/**
 * Sets a new password by the link of a mail. The link works once and for an hour; it ends all sessions, proves the mailbox, and
 * unlocks the sign-in: what was tried was the old password (AUTH-06, decision 0057).
 */
export function resetPassword(deps: ResetDeps): Handler<'auth.resetPassword'> {
  return async (call) => {
    const { st, ...values } = call.body
    const linkId = findAccountLink(deps, st, 'reset_password')
    const owner = linkId && (await deps.passwords.findOfLink(linkId))
    if (!linkId || !owner) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    await requireNewPassword(call, values, owner)
    const ended = await deps.passwords.replace({
      ...owner,
      ...{ linkId, ownTokenFamily: null, newHash: await hashPassword(values.newPassword) },
      ...{ siteId: call.site.siteId, locale: call.locale, now: deps.now() },
    })
    if (ended === null) throw new Refusal('AUT402', {}, { event: 'link_refused' })
    for (const id of ended) deps.sessionDenyList.add({ id, reason: 'password_changed' })
    const { email, consumerNo } = owner
    const key = deriveKey(deps.config.sessionSecret, 'sign-in tries')
    const deviceId = findKnownDevice(deps, call, email)
    await deps.queries.unlock(listLocks(key, { email, ip: call.ip, deviceId }))
    deps.securityLog.record('password_changed', call, { target: consumerNo, outcome: 'allowed' })
    return { email }
  }
}
