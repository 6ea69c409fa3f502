import { checkNewAccount, type NewAccountField } from '@lacehouse/domain/auth/check-new-account'
import { toIsoDay } from '@lacehouse/domain/date/iso-day'
import type { Call } from '../../http/call.ts'
import { requireValidForm, withCommonPassword } from '../../http/require-valid-form.ts'

/** Refuses an account with invalid fields; the refusal names all of them. */
export function requireValidAccount(now: number, call: Call<'consumer.create'>): void {
  const { password, consumerProfile } = call.body
  const { firstName, lastName, birthDate = '' } = consumerProfile.consumerDetails
  const values = { firstName, lastName, birthDate, password, terms: 'true' }
  const problems = checkNewAccount(values, { site: call.site, today: toIsoDay(now) })
  requireValidForm(withCommonPassword<NewAccountField>(problems, { field: 'password', password }), call)
}
