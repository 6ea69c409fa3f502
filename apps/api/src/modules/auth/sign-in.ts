import type { ErrorId } from '@lacehouse/contracts'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail, isPassword } from '@lacehouse/domain/validation/validators'
import { addAuthorizationCode, codeLifetime } from '../../core/consumers/authorization-code.ts'
import { isPasswordOf } from '../../core/consumers/password.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { admitDevice } from '../../replies/consumers/admit-device.ts'
import { findKnownDevice } from '../../replies/consumers/device-cookie.ts'
import type { AuthQueries, Credentials } from './auth.queries.ts'
import { countSignInTry } from './count-sign-in-try.ts'
import { requireSecondFactor } from './require-second-factor.ts'
import { toTryScopes } from './try-scopes.ts'

export type SignInDeps = Pick<Deps, 'captcha' | 'config' | 'database' | 'limiter' | 'log' | 'now' | 'sites'> & {
  readonly queries: AuthQueries
}
type SignInCall = Call<'auth.signIn' | 'auth.signInAgent'>
/** Consumers, store employees among them, and agents sign in by calls of their own. */
type Audience = 'consumers' | 'agents'

/**
 * Replies to a right password with an authorization code. It counts every try first; neither message nor error id nor
 * duration of a reply reveals whether an account exists (AUTH-02, AUTH-07, T21).
 */
export function signIn(
  deps: SignInDeps,
  audience: Audience = 'consumers',
): Handler<'auth.signIn' | 'auth.signInAgent'> {
  return async (call: SignInCall) => {
    const { password, codeChallenge, recaptcha_response, code } = call.body
    await requireCaptcha(deps, call, { form: 'signIn', response: recaptcha_response })
    const isSolved = await deps.limiter.hasProof(call)
    const email = toMailbox(call.body.username)
    const deviceId = findKnownDevice(deps, call, email)
    const key = deriveKey(deps.config.sessionSecret, 'sign-in tries')
    const scopes = toTryScopes(key, { email, ip: call.ip, deviceId, isSolved })
    const refusal = await countSignInTry(deps, { scopes, isSolved })
    const checked = await checkPassword(deps, call, { email, password, audience })
    if (typeof checked === 'string') throw new Refusal(refusal ?? checked)
    await deps.queries.forgetTries(scopes, deps.now())
    requireShopAccount(deps, checked)
    await requireSecondFactor(deps, checked, code)
    await admitDevice(deps, call, { consumerNo: checked.consumerNo, email })
    const authorization = {
      consumerNo: checked.consumerNo,
      siteId: call.site.siteId,
      codeChallenge,
      signedInBy: 'password',
    } as const
    return {
      authorizationCode: await addAuthorizationCode(deps.database.pool, authorization, deps.now()),
      expiresIn: codeLifetime / seconds(1),
    }
  }
}

type Given = { readonly email: string; readonly password: string; readonly audience: Audience }

// A malformed email or password has its own error id, because the format reveals nothing about accounts.
const checkPassword = async (deps: SignInDeps, call: SignInCall, given: Given): Promise<Credentials | ErrorId> => {
  if (!isEmail(given.email)) return 'AUT437'
  if (!isPassword(given.password)) return 'AUT438'
  const credentials = await deps.queries.findCredentials(given.email)
  try {
    const isRight = await isPasswordOf(given.password, credentials?.passwordHash ?? null)
    if (!isRight || !credentials) return 'AUT401'
    // The right password of another kind of account is as wrong as any other; the words of AUT418 are those of AUT401.
    const isAgent = credentials.consumerType === 'AGENT'
    if (given.audience === 'agents') return isAgent ? credentials : 'AUT418'
    return isAgent ? 'AUT401' : credentials
  } catch (error) {
    // The library throws for a hash that it cannot read: the stored record is broken, not the password.
    deps.log.error({ err: error, correlationId: call.correlationId }, 'a password could not be checked')
    throw new Refusal('AUT500')
  }
}

const requireShopAccount = (deps: SignInDeps, { siteId, state }: Credentials): void => {
  if (state !== 'active') throw new Refusal('AUT404', {}, { event: 'sign_in_refused' })
  if (!findSiteById(deps.sites, siteId)) throw new Refusal('AUT440', {}, { event: 'sign_in_refused' })
}
