import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getSession } from '../../../http/require-session.ts'
import type { SessionsQueries } from './sessions.queries.ts'

type EndDeps = Pick<Deps, 'now' | 'sessionDenyList'> & { readonly sessions: SessionsQueries }

/** Ends one session of the caller's account. The id of another account's session ends nothing and is answered alike (AUTH-13). */
export function endSession(deps: EndDeps): Handler<'auth.endSession'> {
  return async ({ session, params: { sessionId } }) => {
    const { id: consumerNo } = getSession(session)
    deny(deps, await deps.sessions.endOne({ consumerNo, only: sessionId, now: deps.now() }))
    return { sessionId }
  }
}

/** Ends the sessions of the caller's account but the caller's own. */
export function endOtherSessions(deps: EndDeps): Handler<'auth.endOtherSessions'> {
  return async ({ session }) => {
    const { id: consumerNo, tokenFamilyId } = getSession(session)
    const ended = await deps.sessions.endOthers({ consumerNo, own: tokenFamilyId ?? null, now: deps.now() })
    deny(deps, ended)
    return { endedSessions: ended.length }
  }
}

// This instance denies the tokens at once; the change event informs the others.
const deny = ({ sessionDenyList }: EndDeps, ids: readonly string[]): void => {
  for (const id of ids) sessionDenyList.add({ id, reason: 'signed_out' })
}
