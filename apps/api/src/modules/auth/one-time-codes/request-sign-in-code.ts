import { randomUUID } from 'node:crypto'
import { oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import { seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { createOneTimeCodeQueries } from '../../../core/one-time-codes/one-time-codes.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requireCaptcha } from '../../../infra/captcha/require-captcha.ts'

type RequestDeps = Pick<Deps, 'captcha' | 'database' | 'limiter' | 'now'>

/**
 * Records that a mailbox wants a code to sign in. Whether it has an account is looked up by the job of the mail, so that neither words
 * nor time of the reply tell it (T21). Only the browser with the verifier of the challenge can use the code (decision 0049).
 */
export function requestSignInCode(deps: RequestDeps): Handler<'auth.requestSignInCode'> {
  const codes = createOneTimeCodeQueries(deps.database.pool)
  return async (call) => {
    const { username, codeChallenge, recaptcha_response } = call.body
    await requireCaptcha(deps, call, { form: 'signIn', response: recaptcha_response })
    const recipient = toMailbox(username)
    if (!isEmail(recipient)) throw new Refusal('AUT453', { field: 'email' })
    // All codes of a mailbox together may be guessed a hundred times a day.
    await deps.limiter.require('mailboxCodes', call, { email: recipient })
    const { siteId } = call.site
    const id = randomUUID()
    const code = { id, purpose: 'sign_in', siteId, locale: call.locale, recipient, consumerNo: null } as const
    await codes.insert({ ...code, codeChallenge, now: deps.now() })
    return { codeId: id, expiresIn: oneTimeCode.lasts / seconds(1) }
  }
}
