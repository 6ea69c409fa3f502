import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { getSession } from '../../http/require-session.ts'
import { clearTokenCookies } from './reply-token.ts'

type SignOutDeps = Pick<Deps, 'config' | 'refreshTokenFamilies' | 'sessionDenyList' | 'now'>

/** Ends a consumer's session with all its tokens; guest tokens cannot be revoked (AUTH-05). */
export function signOut(deps: SignOutDeps): Handler<'auth.signOut'> {
  return async (call) => {
    const { kind, id, tokenFamilyId: ownTokenFamily } = getSession(call.session)
    const { refreshToken } = call.body
    if (kind === 'consumer') {
      const named = refreshToken ? await deps.refreshTokenFamilies.findOfToken(refreshToken, id) : null
      for (const tokenFamily of new Set([ownTokenFamily, named])) if (tokenFamily) await end(deps, tokenFamily)
    }
    clearTokenCookies(deps, call)
    return { signedOut: true as const }
  }
}

const end = async ({ refreshTokenFamilies, sessionDenyList, now }: SignOutDeps, id: string): Promise<void> => {
  await refreshTokenFamilies.end(id, 'signed_out', now())
  // This instance denies the tokens at once; the change event informs the others.
  sessionDenyList.add({ id, reason: 'signed_out' })
}
