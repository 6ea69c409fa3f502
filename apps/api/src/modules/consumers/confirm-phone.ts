import { randomUUID } from 'node:crypto'
import { judgeCodeTry, oneTimeCode } from '@lacehouse/domain/auth/one-time-code'
import { canReceiveCodes } from '@lacehouse/domain/phone/can-receive-codes'
import { seconds } from '@lacehouse/domain/time/durations'
import { isCodeOf } from '../../core/one-time-codes/one-time-code.ts'
import { createOneTimeCodeQueries } from '../../core/one-time-codes/one-time-codes.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { PhoneCodeQueries } from './phone-codes.queries.ts'

type PhoneDeps = Pick<Deps, 'config' | 'database' | 'limiter' | 'now' | 'securityLog' | 'sites' | 'textMessenger'> & {
  readonly phoneCodes: PhoneCodeQueries
}

/** Sends a code to the phone of the caller's account, which each message costs money for: account, number and network are limited. */
export function requestPhoneCode(deps: PhoneDeps): Handler<'consumer.requestPhoneCode'> {
  const codes = createOneTimeCodeQueries(deps.database.pool)
  return async (call) => {
    const { id: consumerNo } = getSession(call.session)
    const found = await deps.phoneCodes.findPhone(consumerNo)
    if (!found) throw new Refusal('AUT498')
    const { phone, isConfirmed } = found
    if (!deps.textMessenger || isConfirmed) throw new Refusal('AUT404')
    const countries = deps.sites.map(({ country }) => country)
    if (phone === null || !canReceiveCodes(phone, countries)) throw new Refusal('PRO412', { field: 'phone' })
    await deps.limiter.require('phoneNumberCodes', call, { phone })
    const id = randomUUID()
    const { siteId } = call.site
    const code = { id, purpose: 'confirm_phone', siteId, locale: call.locale, recipient: phone, consumerNo } as const
    await codes.insert({ ...code, codeChallenge: null, now: deps.now() })
    return { codeId: id, expiresIn: oneTimeCode.lasts / seconds(1) }
  }
}

/** Confirms the phone of the caller's account by the code that went to it (REG-06). */
export function confirmPhone(deps: PhoneDeps): Handler<'consumer.confirmPhone'> {
  return async (call) => {
    const { codeId, code } = call.body
    const { id: consumerNo } = getSession(call.session)
    const now = deps.now()
    const isRight = isCodeOf(deps.config, codeId, code)
    const taken = await deps.phoneCodes.take({ id: codeId, consumerNo, isRight, now })
    const judged = judgeCodeTry({ isOpen: taken !== null, isTaken: taken?.isTaken ?? false, tries: taken?.tries ?? 0 })
    if (!judged.ok) throw new Refusal(toErrorId(judged.reason), { field: 'code' }, { event: 'code_refused' })
    deps.securityLog.record('phone_confirmed', call, { target: consumerNo, outcome: 'allowed' })
    return { confirmedAt: new Date(now).toISOString() }
  }
}
