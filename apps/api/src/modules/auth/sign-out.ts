import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { clearTokenCookies } from './reply-token.ts'

type SignOutDeps = Pick<Deps, 'config' | 'refreshTokenFamilies' | 'sessionDenyList' | 'now'>

/** Ends the caller's session with all its tokens; a guest has none that could be ended (AUTH-05). */
export function signOut(deps: SignOutDeps): Handler<'auth.signOut'> {
  return async (call) => {
    const { kind, id, tokenFamilyId: own } = getSession(call.session)
    const { refreshToken } = call.body
    if (kind === 'consumer') {
      const named = refreshToken ? await deps.refreshTokenFamilies.findOfToken(refreshToken, id) : null
      for (const tokenFamilyId of new Set([own, named])) if (tokenFamilyId) await end(deps, tokenFamilyId)
    }
    clearTokenCookies(deps, call)
    return { signedOut: true as const }
  }
}

const end = async ({ refreshTokenFamilies, sessionDenyList, now }: SignOutDeps, id: string): Promise<void> => {
  await refreshTokenFamilies.end(id, 'signed_out', now())
  // This instance knows at once; the others hear of it by the database's news.
  sessionDenyList.add({ id, reason: 'signed_out' })
}
