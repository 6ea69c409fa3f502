import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { listValidators, readPhone } from '@lacehouse/domain/address/validate-address'
import { checkSignUp, type SignUpField } from '@lacehouse/domain/auth/check-sign-up'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import { isOffered, type SubscriptionKind } from '@lacehouse/domain/subscriptions/subscription'
import { type FormProblems, findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeFilled } from '@lacehouse/domain/validation/validators'
import type { Call } from '../../../http/call.ts'
import { requireValidForm, withCommonPassword } from '../../../http/require-valid-form.ts'

type SignUpCall = Call<'auth.signUp'>

/** Refuses a sign-up with invalid fields; the refusal names all of them. The age counts by the server's clock (REG-09). */
export function requireValidSignUp(now: number, call: SignUpCall): void {
  requireValidForm(findProblems(call, toIsoDay(now)), call)
}

const findProblems = ({ body, site }: SignUpCall, today: string): FormProblems<SignUpField | 'postalCode'> => {
  const { email, firstName, lastName, password = '', birthDate = '', gender = '', postalCode = '' } = body
  const values = { email, firstName, lastName, password, birthDate, gender, phone: readPhone(body), terms: 'true' }
  const hasIdentity = body.identity !== undefined
  const own = checkSignUp(values, { site, today, hasIdentity })
  const problems = hasIdentity ? own : withCommonPassword(own, { field: 'password', password })
  const rule = getAddressRules(site.country, 'shipping').fields.find(({ field }) => field === 'postalCode')
  const wrong = rule && postalCode !== '' ? findProblem(listValidators(rule, site.country), postalCode.trim()) : null
  // Text messages need a number to go to (REG-06).
  const wantsMessages = body.subscriptions?.smsNotificationConsent === true && site.features.smsOptIn
  const missing = wantsMessages ? findProblem([mustBeFilled], values.phone.trim()) : null
  return { ...problems, ...(missing && { phone: missing }), ...(wrong && { postalCode: wrong }) }
}

/** Lists what a sign-up agrees to; what the site does not offer is left out. */
export function listConsents(
  site: SignUpCall['site'],
  consents: NonNullable<SignUpCall['body']['subscriptions']>,
): SubscriptionKind[] {
  const kinds: SubscriptionKind[] = [
    ...(consents.newsletterConsent ? [{ channel: 'email', type: 'Newsletter' } as const] : []),
    ...(consents.loyaltyNewsletterConsent ? [{ channel: 'email', type: 'LoyaltyNewsletter' } as const] : []),
    ...(consents.smsNotificationConsent ? [{ channel: 'sms', type: 'Newsletter' } as const] : []),
  ]
  return kinds.filter((kind) => isOffered(site, kind))
}
