import { judgeCodeTry } from '@lacehouse/domain/auth/one-time-code'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import { addAuthorizationCode, codeLifetime } from '../../../core/consumers/authorization-code.ts'
import { isCodeOf } from '../../../core/one-time-codes/one-time-code.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { toErrorId } from '../../../http/error-ids.ts'
import { Refusal } from '../../../http/refusal.ts'
import { admitDevice } from '../../../replies/consumers/admit-device.ts'
import type { SignInCodeQueries } from './sign-in-codes.queries.ts'

type SignInDeps = Pick<Deps, 'config' | 'database' | 'now' | 'securityLog' | 'sessionDenyList' | 'sites'> & {
  readonly signInCodes: SignInCodeQueries
}

/**
 * Replies to a right one-time code with an authorization code, as the sign-in by password does. A code without an account is never right;
 * nothing tells it from a wrong one (AUTH-07, T21).
 */
export function signInByCode(deps: SignInDeps): Handler<'auth.signInByCode'> {
  return async (call) => {
    const { codeId, code } = call.body
    const isRight = isCodeOf(deps.config, codeId, code)
    const { siteId } = call.site
    const taken = await deps.signInCodes.take({ id: codeId, isRight, siteId, locale: call.locale, now: deps.now() })
    const judged = judgeCodeTry({ isOpen: taken !== null, isTaken: taken?.isTaken ?? false, tries: taken?.tries ?? 0 })
    if (!judged.ok) throw new Refusal(toErrorId(judged.reason), { field: 'code' }, { event: 'sign_in_failed' })
    const { consumerNo, email, accountSiteId, codeChallenge, endedTokenFamilies = [] } = taken ?? {}
    if (!consumerNo || !email || !codeChallenge) throw new Refusal(toErrorId('code_spent'), { field: 'code' })
    for (const id of endedTokenFamilies) deps.sessionDenyList.add({ id, reason: 'password_changed' })
    if (endedTokenFamilies.length > 0)
      deps.securityLog.record('password_changed', call, { target: consumerNo, outcome: 'ended' })
    if (!findSiteById(deps.sites, accountSiteId ?? '')) throw new Refusal('AUT440', {}, { event: 'sign_in_refused' })
    await admitDevice(deps, call, { consumerNo, email })
    const authorized = { consumerNo, siteId, codeChallenge, signedInBy: 'code' } as const
    return {
      authorizationCode: await addAuthorizationCode(deps.database.pool, authorized, deps.now()),
      expiresIn: codeLifetime / seconds(1),
    }
  }
}
