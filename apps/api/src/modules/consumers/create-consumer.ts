import { randomUUID } from 'node:crypto'
import { seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { requireAddress } from '../../core/cart/check-address.ts'
import { toAdopter } from '../../core/consumers/adopt-order.ts'
import { codeLifetime } from '../../core/consumers/authorization-code.ts'
import { hashPassword } from '../../core/consumers/password.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { rememberDevice } from '../../replies/consumers/device-cookie.ts'
import type { AccountQueries, NewAccount } from './accounts.queries.ts'
import { requireValidAccount } from './require-valid-account.ts'

type CreateDeps = Pick<Deps, 'captcha' | 'config' | 'limiter' | 'now'> & { readonly accounts: AccountQueries }
type CreateCall = Call<'consumer.create'>

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
    const addresses = toAddresses(call)
    const { orderNumber } = body
    const by = toAdopter(getSession(session))
    if (!(await deps.accounts.isAdoptable({ orderNumber, by, email }))) throw new Refusal('ORD409')
    const consumerNo = randomUUID()
    const opened = await deps.accounts.open({
      ...(await toAccount(call)),
      ...{ orderNumber, by, consumerNo, email, addresses, hasProof: by.linkedOrder === orderNumber },
      now: deps.now(),
    })
    if (!opened.ok) throw new Refusal(opened.reason === 'taken' ? 'PRO400' : 'ORD409')
    rememberDevice(deps, call, email)
    return { consumerNo, authorizationCode: opened.code, expiresIn: codeLifetime / seconds(1) }
  }
}

const toAccount = async ({ body, site }: CreateCall) => {
  const { firstName, lastName, birthDate } = body.consumerProfile.consumerDetails
  return {
    siteId: site.siteId,
    passwordHash: await hashPassword(body.password),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    birthDate: birthDate || null,
    codeChallenge: body.codeChallenge,
  }
}

/** Normalises the addresses by the rules of their countries, at most one of each kind. */
const toAddresses = ({ body, locale }: CreateCall): NewAccount['addresses'] => {
  const { address: inputs = [] } = body.consumerProfile.consumerDetails
  const byKind = new Map(inputs.map((input) => [input.approachType === 'S' ? 'shipping' : 'billing', input] as const))
  return [...byKind].map(([kind, { approachType: _, main: __, addressId: ___, subscriptions: ____, ...input }]) => ({
    id: randomUUID(),
    kind,
    address: requireAddress(input, kind, locale),
  }))
}
