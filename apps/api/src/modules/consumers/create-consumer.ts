import { randomUUID } from 'node:crypto'
import type { ErrorId } from '@lacehouse/contracts'
import { checkNewAccount, type NewAccountField } from '@lacehouse/domain/auth/check-new-account'
import { hasCaptcha } from '@lacehouse/domain/site/site'
import { seconds } from '@lacehouse/domain/time/durations'
import { isEmail } from '@lacehouse/domain/validation/validators'
import { findMessage } from '@lacehouse/messages'
import { requireAddress } from '../../core/cart/check-address.ts'
import { toAdopter } from '../../core/consumers/adopt-order.ts'
import { codeLifetime } from '../../core/consumers/authorization-code.ts'
import { hashPassword } from '../../core/consumers/password.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { AccountQueries, NewAccount } from './accounts.queries.ts'

type CreateDeps = Pick<Deps, 'captcha' | 'now'> & { readonly accounts: AccountQueries }
type CreateCall = Call<'consumer.create'>

/**
 * Creates an account from the order that a guest has just paid, with names, addresses and the order itself; the code of the reply
 * signs the guest in (CHK-12). Only the owner of the order learns whether the email has an account (decision 0025).
 */
export function createConsumer(deps: CreateDeps): Handler<'consumer.create'> {
  return async (call) => {
    const { session, body, site } = call
    if (hasCaptcha(site, 'signUp') && !(await deps.captcha.accept(body.recaptcha_response))) throw new Refusal('AUT403')
    const email = body.consumerProfile.consumerDetails.email.trim().toLowerCase()
    if (!isEmail(email)) throw new Refusal('AUT453', { field: 'email' })
    requireValidAccount(deps, call)
    const addresses = toAddresses(call)
    const { orderNumber } = body
    const by = toAdopter(getSession(session))
    if (!(await deps.accounts.isAdoptable({ orderNumber, by, email }))) throw new Refusal('ORD409')
    const consumerNo = randomUUID()
    const opened = await deps.accounts.open({
      ...(await toAccount(call)),
      ...{ orderNumber, by, consumerNo, email, addresses },
      now: deps.now(),
    })
    if (!opened.ok) throw new Refusal(opened.reason === 'taken' ? 'PRO400' : 'ORD409')
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

const refusals: Readonly<Record<NewAccountField, ErrorId>> = {
  firstName: 'PRO415',
  lastName: 'PRO415',
  birthDate: 'PRO410',
  password: 'FE872',
  terms: 'PRO415',
}

/** Refuses an account with invalid fields; the refusal names all of them. */
const requireValidAccount = ({ now }: CreateDeps, { body, site, locale }: CreateCall): void => {
  const { firstName, lastName, birthDate = '' } = body.consumerProfile.consumerDetails
  const today = new Date(now()).toISOString().slice(0, 10)
  const values = { firstName, lastName, birthDate, password: body.password, terms: 'true' }
  const problems = Object.entries(checkNewAccount(values, { site, today }))
  const [first, ...more] = problems.map(([field, { key, values: named }]) => ({
    errorId: field === 'birthDate' && birthDate === '' ? ('PRO411' as const) : refusals[field as NewAccountField],
    field,
    message: findMessage(locale, key, named) ?? key,
  }))
  if (first) throw new Refusal(first.errorId, first, { more })
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
