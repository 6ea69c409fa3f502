import type { ErrorId } from '@lacehouse/contracts'
import { planSignInTry, signInLock } from '@lacehouse/domain/auth/plan-sign-in-try'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import { seconds } from '@lacehouse/domain/time/durations'
import { isEmail, isPassword } from '@lacehouse/domain/validation/validators'
import { addAuthorizationCode, codeLifetime } from '../../core/consumers/authorization-code.ts'
import { isPasswordOf } from '../../core/consumers/password.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AuthQueries, Credentials } from './auth.queries.ts'
import { toTryScopes } from './try-scopes.ts'

export type SignInDeps = Pick<Deps, 'captcha' | 'config' | 'database' | 'log' | 'now' | 'sites'> & {
  readonly queries: AuthQueries
}
type SignInCall = Call<'auth.signIn'>

/**
 * Replies to a right password with an authorization code. It counts every try first; neither message nor error id nor
 * duration of a reply reveals whether an account exists (AUTH-02, AUTH-07, T21).
 */
export function signIn(deps: SignInDeps): Handler<'auth.signIn'> {
  return async (call) => {
    const { password, codeChallenge, recaptcha_response } = call.body
    if (hasCaptcha(call.site, 'signIn') && !(await deps.captcha.accept(recaptcha_response))) throw new Refusal('AUT403')
    const email = call.body.username.trim().toLowerCase()
    const scopes = toTryScopes(deps.config.sessionSecret, { email, ip: call.ip })
    const limits = { now: deps.now(), lasts: signInLock.lasts, limit: signInLock.tries }
    const number = await deps.queries.countTry([scopes.account, scopes.address], limits)
    const { mayTry, refusal } = planSignInTry(number)
    if (!mayTry) throw new Refusal(toErrorId(refusal ?? 'locked'))
    const checked = await checkPassword(deps, call, { email, password })
    if (typeof checked === 'string') throw new Refusal(refusal ? toErrorId(refusal) : checked)
    await deps.queries.forgetTries(scopes, deps.now())
    requireShopAccount(deps, checked)
    const code = { consumerNo: checked.consumerNo, siteId: call.site.siteId, codeChallenge }
    return {
      authorizationCode: await addAuthorizationCode(deps.database.pool, code, deps.now()),
      expiresIn: codeLifetime / seconds(1),
    }
  }
}

type Given = { readonly email: string; readonly password: string }

// A malformed email or password has its own error id, because the format reveals nothing about accounts.
const checkPassword = async (deps: SignInDeps, call: SignInCall, given: Given): Promise<Credentials | ErrorId> => {
  if (!isEmail(given.email)) return 'AUT437'
  if (!isPassword(given.password)) return 'AUT438'
  const credentials = await deps.queries.findCredentials(given.email)
  try {
    const isRight = await isPasswordOf(given.password, credentials?.passwordHash ?? null)
    return isRight && credentials ? credentials : 'AUT401'
  } catch (error) {
    // The library throws for a hash that it cannot read: the stored record is broken, not the password.
    deps.log.error({ err: error, correlationId: call.correlationId }, 'a password could not be checked')
    throw new Refusal('AUT500')
  }
}

const requireShopAccount = (deps: SignInDeps, { consumerType, siteId, state }: Credentials): void => {
  if (consumerType === 'AGENT') throw new Refusal('AUT418')
  if (state !== 'active') throw new Refusal('AUT404')
  if (!findSiteById(deps.sites, siteId)) throw new Refusal('AUT440')
}
