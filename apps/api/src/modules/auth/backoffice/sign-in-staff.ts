import { planSignInStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail, isPassword } from '@lacehouse/domain/validation/validators'
import { isPasswordOf } from '../../../core/consumers/password.ts'
import { staffSessionQueries } from '../../../core/staff/staff-sessions.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { deriveKey } from '../../../infra/session/derive-key.ts'
import { findKnownDevice, rememberDevice } from '../../../replies/consumers/device-cookie.ts'
import { openStaffSession } from '../../../replies/staff/staff-session.ts'
import type { AuthQueries } from '../auth.queries.ts'
import { countSignInTry } from '../count-sign-in-try.ts'
import { toTryScopes } from '../try-scopes.ts'

export type StaffSignInDeps = Pick<Deps, 'config' | 'database' | 'limiter' | 'log' | 'now' | 'securityLog'> & {
  readonly queries: AuthQueries
}

/**
 * Begins a session of staff with a password. Tries count apart from those of the storefront, so that guesses here lock no shopper out
 * there, and a browser that signed in before is locked by its own tries alone. An account without a role is answered like a wrong
 * password, so that nothing shows who is of the staff.
 */
export function signInStaff(deps: StaffSignInDeps): Handler<'backoffice.signIn'> {
  return async (call) => {
    const email = toMailbox(call.body.username)
    // The page of the back office solves no proof of work: the lock of the account alone stops guesses.
    const isSolved = true
    const secret = deriveKey(deps.config.sessionSecret, 'staff sign-in tries')
    const deviceId = findKnownDevice(deps, call, email)
    const scopes = toTryScopes(secret, { email, ip: call.ip, deviceId, isSolved })
    const refusal = await countSignInTry(deps, { scopes, isSolved })
    if (!isEmail(email)) throw new Refusal(refusal ?? 'AUT437')
    if (!isPassword(call.body.password)) throw new Refusal(refusal ?? 'AUT438')
    const member = await findMember(deps, call, { email, password: call.body.password })
    if (!member) throw new Refusal(refusal ?? 'AUT401')
    await deps.queries.forgetTries(scopes, deps.now())
    rememberDevice(deps, call, email)
    const stage = planSignInStage(member)
    const { consumerNo } = member
    const endsAt = await openStaffSession(deps, deps.database.pool, { reply: call.reply, consumerNo, stage })
    const actor = `STAFF:${consumerNo}`
    if (stage === 'signed_in') deps.securityLog.record('staff_signed_in', { ...call, actor }, { outcome: 'allowed' })
    return { stage, name: '', email, rights: [], endsAt: new Date(endsAt).toISOString() }
  }
}

type Given = { readonly email: string; readonly password: string }

/** Finds the member of staff with this password; takes the same time for every account. */
const findMember = async (deps: StaffSignInDeps, call: RequestContext, { email, password }: Given) => {
  const credentials = await deps.queries.findCredentials(email)
  try {
    const isRight = await isPasswordOf(password, credentials?.passwordHash ?? null)
    if (!isRight || !credentials) return null
  } catch (error) {
    // The library throws for a hash that it cannot read: the stored record is broken, not the password.
    deps.log.error({ err: error, correlationId: call.correlationId }, 'a password could not be checked')
    throw new Refusal('AUT500')
  }
  const { consumerNo } = credentials
  const member = await staffSessionQueries.findMember(deps.database.pool, consumerNo)
  return member && member.roles.length > 0 ? { ...member, consumerNo } : null
}
