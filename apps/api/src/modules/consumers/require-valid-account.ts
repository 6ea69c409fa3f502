import { getAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { listValidators, readPhone } from '@lacehouse/domain/address/validate-address'
import { checkNewAccount, type NewAccountField } from '@lacehouse/domain/auth/check-new-account'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import { mustBePhone } from '@lacehouse/domain/phone/format-phone'
import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeFilled } from '@lacehouse/domain/validation/validators'
import type { Call } from '../../http/call.ts'
import { requireValidForm, withCommonPassword } from '../../http/require-valid-form.ts'

/** Refuses an account with invalid fields; the refusal names all of them. */
export function requireValidAccount(now: number, call: Call<'consumer.create'>): void {
  const { password, consumerProfile } = call.body
  const { firstName, lastName, birthDate = '' } = consumerProfile.consumerDetails
  const values = { firstName, lastName, birthDate, password, terms: 'true' }
  const problems = checkNewAccount(values, { site: call.site, today: toIsoDay(now) })
  const own = withCommonPassword<NewAccountField>(problems, { field: 'password', password })
  requireValidForm({ ...own, ...findContactProblems(call) }, call)
}

/** What is wrong with the phone and the postal code, where they are sent; text messages need a phone (REG-06). */
const findContactProblems = ({ body: { consumerProfile }, site }: Call<'consumer.create'>) => {
  const { consumerDetails, subscriptions = [] } = consumerProfile
  const { postalCode = '', address = [] } = consumerDetails
  const wantsMessages = subscriptions.some(({ channel, optin }) => channel === 'sms' && optin) && site.features.smsOptIn
  const needsPhone = wantsMessages && !address[0]?.phone
  const phone = findProblem(
    [...(needsPhone ? [mustBeFilled] : []), mustBePhone(site.country)],
    readPhone(consumerDetails).trim(),
  )
  const rule = getAddressRules(site.country, 'shipping').fields.find(({ field }) => field === 'postalCode')
  const code = rule && postalCode !== '' ? findProblem(listValidators(rule, site.country), postalCode.trim()) : null
  return { ...(phone && { phone }), ...(code && { postalCode: code }) }
}
