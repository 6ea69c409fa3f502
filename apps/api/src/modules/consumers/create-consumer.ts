import { randomUUID } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { toAdopter } from '../../core/consumers/adopt-order.ts'
import { codeLifetime } from '../../core/consumers/authorization-code.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { rememberDevice } from '../../replies/consumers/device-cookie.ts'
import type { AccountQueries } from './accounts.queries.ts'
import { requireValidAccount } from './require-valid-account.ts'
import { toNewAccount, toNewAddresses } from './to-new-account.ts'

type CreateDeps = Pick<Deps, 'captcha' | 'config' | 'limiter' | 'now'> & { readonly accounts: AccountQueries }

/** The refusal of an account that could not be opened. */
function toRefusal(reason: 'taken' | 'not_theirs' | 'phone_taken'): Refusal {
  if (reason === 'phone_taken') return new Refusal('AUT444', { field: 'phone' })
  return new Refusal(reason === 'taken' ? 'PRO400' : 'ORD409')
}

/**
 * Creates an account from the order that a guest has just paid, with names, addresses and the order itself; the code of the reply
 * signs the guest in (CHK-12). Only the owner of the order learns whether the email has an account (decision 0025). The account is
 * unconfirmed until the mail's link proves that the mailbox is the caller's (decision 0034).
 */
export function createConsumer(deps: CreateDeps): Handler<'consumer.create'> {
  return async (call) => {
    const { session, body } = call
    await requireCaptcha(deps, call, { form: 'signUp', response: body.recaptcha_response })
    const email = toMailbox(body.consumerProfile.consumerDetails.email)
    if (!isEmail(email)) throw new Refusal('AUT453', { field: 'email' })
    requireValidAccount(deps.now(), call)
    const addresses = toNewAddresses(call)
    const { orderNumber } = body
    const by = toAdopter(getSession(session))
    if (!(await deps.accounts.isAdoptable({ orderNumber, by, email }))) throw new Refusal('ORD409')
    const consumerNo = randomUUID()
    const opened = await deps.accounts.open({
      ...(await toNewAccount(call)),
      ...{ orderNumber, by, consumerNo, email, addresses, hasProof: by.linkedOrder === orderNumber },
      now: deps.now(),
    })
    if (!opened.ok) throw toRefusal(opened.reason)
    rememberDevice(deps, call, email)
    return { consumerNo, authorizationCode: opened.code, expiresIn: codeLifetime / seconds(1) }
  }
}
