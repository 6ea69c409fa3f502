import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getSession } from '../../../http/require-session.ts'
import type { PasskeyQueries } from './passkeys.queries.ts'
import { requireRecentSignIn } from './require-recent-sign-in.ts'

type ChangeDeps = Pick<Deps, 'now' | 'securityLog'> & { readonly passkeys: PasskeyQueries }

/** Names a passkey of the caller's account. The id of another account's names nothing and is answered alike (AUTH-13). */
export function renamePasskey({ passkeys }: ChangeDeps): Handler<'auth.renamePasskey'> {
  return async ({ session, params: { passkeyId }, body }) => {
    const name = body.name.trim()
    if (name) await passkeys.rename({ passkeyId, consumerNo: getSession(session).id, name })
    return { passkeyId }
  }
}

/**
 * Removes a passkey of the caller's account unless it is the last way to sign in, and a mail says so; that of another account stays and
 * is answered alike (AUTH-13).
 */
export function removePasskey(deps: ChangeDeps): Handler<'auth.removePasskey'> {
  return async (call) => {
    const { consumerNo } = await requireRecentSignIn(deps, call)
    const { passkeyId } = call.params
    const { siteId } = call.site
    const outcome = await deps.passkeys.remove({
      passkeyId,
      consumerNo,
      siteId,
      locale: call.locale,
      now: deps.now(),
    })
    if (outcome === 'last_way') throw new Refusal('AUT461')
    if (outcome === 'removed')
      deps.securityLog.record('passkey_removed', call, { target: consumerNo, outcome: 'allowed' })
    return { passkeyId }
  }
}
