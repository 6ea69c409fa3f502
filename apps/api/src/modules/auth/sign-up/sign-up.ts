import { randomUUID } from 'node:crypto'
import type { PendingIdentity } from '@lacehouse/contracts'
import { readPhone } from '@lacehouse/domain/address/validate-address'
import { accountLinkLifetimes } from '@lacehouse/domain/auth/account-link'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import { seconds } from '@lacehouse/domain/time/durations'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { codeLifetime } from '../../../core/consumers/authorization-code.ts'
import { makeMemberId } from '../../../core/consumers/make-member-id.ts'
import type { NewIdentity } from '../../../core/consumers/new-identity.queries.ts'
import { hashPassword } from '../../../core/consumers/password.ts'
import { findReferral } from '../../../core/consumers/referral-token.ts'
import type { Deps } from '../../../deps.ts'
import type { Call, Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { requireCaptcha } from '../../../infra/captcha/require-captcha.ts'
import { rememberDevice } from '../../../replies/consumers/device-cookie.ts'
import { findWaitingIdentity } from '../identities/pending-identity.ts'
import { listConsents, requireValidSignUp } from './require-valid-sign-up.ts'
import type { SignUp, SignUpQueries } from './sign-up.queries.ts'

type SignUpDeps = Pick<Deps, 'captcha' | 'config' | 'limiter' | 'now'> & { readonly signUps: SignUpQueries }
type SignUpCall = Call<'auth.signUp'>

/**
 * Creates an account and answers the code that signs it in. That an email or a phone is in use is answered only here and by the look-up,
 * behind captcha and limits; the mailbox is asked for a confirmation (REG-03, AUTH-12, decision 0058).
 */
export function signUp(deps: SignUpDeps): Handler<'auth.signUp'> {
  return async (call) => {
    await requireCaptcha(deps, call, { form: 'signUp', response: call.body.recaptcha_response })
    requireValidSignUp(deps.now(), call)
    const account = await toSignUp(deps, call)
    const created = await deps.signUps.create(account)
    if (!created.ok) {
      if (created.reason === 'identity_taken') throw new Refusal('AUT459', {}, { event: 'identity_refused' })
      const isEmail = created.reason === 'email_taken'
      throw new Refusal(isEmail ? 'AUT439' : 'AUT442', { field: isEmail ? 'email' : 'phone' })
    }
    rememberDevice(deps, call, account.email)
    return {
      consumerNo: account.consumerNo,
      authorizationCode: created.code,
      expiresIn: codeLifetime / seconds(1),
    }
  }
}

/** The identity that opens the account in the place of a password. */
const findIdentity = (deps: SignUpDeps, pending: PendingIdentity): NewIdentity => {
  const waiting = findWaitingIdentity(deps, pending)
  if (!waiting) throw new Refusal('AUT459', {}, { event: 'identity_refused' })
  const { providerId, issuer, subject, email } = waiting
  return { identityId: randomUUID(), providerId, issuer, subject, identityEmail: email }
}

const toSignUp = async (deps: SignUpDeps, { body, site, locale, client }: SignUpCall): Promise<SignUp> => {
  const now = deps.now()
  const referral = body.referralToken ? findReferral(deps, body.referralToken) : null
  const { source, subscriptions = {}, postalCode = '' } = body
  const isMember = site.features.loyalty && subscriptions.loyaltyConsent === true
  const typedPhone = readPhone(body).trim()
  return {
    ...{ consumerNo: randomUUID(), siteId: site.siteId, locale, now, codeChallenge: body.codeChallenge },
    ...{ linkId: randomUUID(), linkExpiresAt: now + accountLinkLifetimes.confirm_email },
    email: toMailbox(body.email),
    passwordHash: body.identity ? null : await hashPassword(body.password ?? ''),
    identity: body.identity ? findIdentity(deps, body.identity) : null,
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    birthDate: body.birthDate || null,
    gender: body.gender && body.gender !== 'undisclosed' ? body.gender : null,
    phone: typedPhone === '' ? null : normalisePhone(typedPhone, site.country),
    memberId: isMember ? makeMemberId(site) : null,
    subscriptions: listConsents(site, subscriptions),
    referrerId: referral?.memberId ?? null,
    leadSource: referral?.leadSource ?? null,
    profile: {
      ...(postalCode.trim() !== '' && { postalCode: postalCode.trim() }),
      ...(isMember && { loyaltyOptInDate: new Date(now).toISOString() }),
      // The header says which link or campaign led to the sign-up.
      ...((source || client.source) && { source: { ...source, ...(client.source && { leadSource: client.source }) } }),
    },
  }
}
