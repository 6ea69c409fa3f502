import { hashPassword, isPasswordOf } from '../../../core/consumers/password.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { PasswordQueries } from './passwords.queries.ts'
import { requireNewPassword } from './require-new-password.ts'

type ChangeDeps = Pick<Deps, 'now' | 'securityLog' | 'sessionDenyList'> & { readonly passwords: PasswordQueries }

/**
 * Replaces the password of the caller, who has to know the current one: an open browser alone must not be enough to take an account
 * over. The account's other sessions end (AUTH-06).
 */
export function changePassword(deps: ChangeDeps): Handler<'auth.changePassword'> {
  return async (call) => {
    const { password, ...values } = call.body
    const { id: consumerNo, tokenFamilyId } = getSession(call.session)
    const owner = await deps.passwords.findOfConsumer(consumerNo)
    if (!owner) throw new Refusal('AUT498')
    if (!(await isPasswordOf(password, owner.passwordHash)))
      throw new Refusal('AUT450', { field: 'password' }, { event: 'sign_in_failed' })
    await requireNewPassword(call, values, owner)
    const ended = await deps.passwords.replace({
      ...owner,
      ...{ linkId: null, ownTokenFamily: tokenFamilyId ?? null, newHash: await hashPassword(values.newPassword) },
      ...{ siteId: call.site.siteId, locale: call.locale, now: deps.now() },
    })
    // Another tab has replaced the password meanwhile, so that the given one is no longer the current one.
    if (ended === null) throw new Refusal('AUT450', { field: 'password' })
    for (const id of ended) deps.sessionDenyList.add({ id, reason: 'password_changed' })
    deps.securityLog.record('password_changed', call, { target: consumerNo, outcome: 'allowed' })
    return { endedSessions: ended.length }
  }
}
