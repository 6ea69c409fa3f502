import { randomUUID } from 'node:crypto'
import { judgeCodeTry, oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import { deletionCoolingOff } from '@lacehouse/domain/privacy/data-rights'
import { seconds } from '@lacehouse/domain/time/durations'
import { isPasswordOf } from '../../core/consumers/password.ts'
import { isCodeOf } from '../../core/one-time-codes/one-time-code.ts'
import { createOneTimeCodeQueries } from '../../core/one-time-codes/one-time-codes.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { replyPrivacy, requirePrivacy } from './reply-privacy.ts'
import type { PrivacyDeps } from './request-export.ts'

type DeletionDeps = PrivacyDeps & Pick<Deps, 'config'>
type DeletionCall = Call<'privacy.requestDeletion'>

/**
 * Records that the caller's account shall be deleted after the cooling-off. The password, or a code by mail where the account has none,
 * proves that the caller is its owner: an open browser alone must not be enough to end an account (ACC-16, decisions 0066 and 0078).
 */
export function requestDeletion(deps: DeletionDeps): Handler<'privacy.requestDeletion'> {
  return async (call) => {
    const { privacy, now, securityLog } = deps
    const { session, site, locale } = call
    const consumerNo = getSession(session).id
    const at = now()
    const { passwordHash } = await requirePrivacy(privacy, consumerNo, at)
    await requireProof(deps, call, passwordHash)
    await privacy.requestDeletion({
      ...{ consumerNo, siteId: site.siteId, locale, now: at, dueAt: at + deletionCoolingOff },
    })
    securityLog.record('deletion_requested', call, { target: consumerNo, outcome: 'allowed' })
    return replyPrivacy(privacy, consumerNo, at)
  }
}

const requireProof = async (deps: DeletionDeps, call: DeletionCall, passwordHash: string | null): Promise<void> => {
  const { body, session } = call
  if ('password' in body) {
    if (await isPasswordOf(body.password, passwordHash)) return
    throw new Refusal('AUT450', { field: 'password' }, { event: 'sign_in_failed' })
  }
  const { codeId: id, code } = body
  const isRight = isCodeOf(deps.config, id, code)
  const consumerNo = getSession(session).id
  const taken = await deps.privacy.takeDeletionCode({ id, consumerNo, isRight, now: deps.now() })
  const judged = judgeCodeTry({ isOpen: taken !== null, isTaken: taken?.isTaken ?? false, tries: taken?.tries ?? 0 })
  if (!judged.ok) throw new Refusal(toErrorId(judged.reason), { field: 'code' }, { event: 'code_refused' })
}

/** Sends a code that confirms the deletion to the mailbox of an account without a password (decision 0078). */
export function requestDeletionCode(
  deps: PrivacyDeps & Pick<Deps, 'database'>,
): Handler<'privacy.requestDeletionCode'> {
  const codes = createOneTimeCodeQueries(deps.database.pool)
  return async ({ session, site: { siteId }, locale }) => {
    const consumerNo = getSession(session).id
    const now = deps.now()
    const { email, passwordHash } = await requirePrivacy(deps.privacy, consumerNo, now)
    // Where there is a password it is asked for, so that who reads the mail alone cannot end the account.
    if (passwordHash !== null) throw new Refusal('AUT404')
    const id = randomUUID()
    const code = { id, purpose: 'delete_account', siteId, locale, recipient: email, consumerNo } as const
    await codes.insert({ ...code, codeChallenge: null, now })
    return { codeId: id, expiresIn: oneTimeCode.lasts / seconds(1) }
  }
}

/** Takes the deletion of the caller's account back. */
export function takeDeletionBack({ privacy, now, securityLog }: PrivacyDeps): Handler<'privacy.takeDeletionBack'> {
  return async (call) => {
    const { session, site, locale } = call
    const consumerNo = getSession(session).id
    await requirePrivacy(privacy, consumerNo, now())
    if (await privacy.takeDeletionBack({ consumerNo, siteId: site.siteId, locale }))
      securityLog.record('deletion_taken_back', call, { target: consumerNo, outcome: 'allowed' })
    return replyPrivacy(privacy, consumerNo, now())
  }
}
