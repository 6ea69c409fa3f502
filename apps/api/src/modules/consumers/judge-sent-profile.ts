import { isDeepStrictEqual } from 'node:util'
import type { ConsumerProfile, SubscriptionChoice } from '@lacehouse/contracts'
import { planSubscriptionChanges } from '@lacehouse/domain/subscriptions/plan-subscription-changes'
import { formatMessage } from '@lacehouse/messages'
import { requireOwnConsent } from '../../core/subscriptions/apply-subscription-choices.ts'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ProfileDeps, replyProfile } from './get-profile.ts'
import { hasRepetition, requireUnchanged } from './require-unchanged.ts'

type UpdateCall = Call<'consumer.update'>

/** What a sent profile asks for besides its fields. */
export type SentProfile = {
  /** The version of the employee terms that is accepted; null where none is. */
  readonly terms: string | null
  /** The profile as it was read for the comparison; null where nothing had to be compared. */
  readonly current: ConsumerProfile | null
}

/** Compares what a change repeats with the profile, and refuses what only the shop or another call changes. */
export async function judgeSentProfile(deps: ProfileDeps, call: UpdateCall): Promise<SentProfile> {
  const sent = call.body.consumerProfile
  if (!hasRepetition(sent)) return { terms: null, current: null }
  const { consumerProfile } = await replyProfile(deps, { ...call, query: { includeLoyaltySummary: true } })
  requireUnchanged(sent, consumerProfile, call.locale)
  return { terms: findTerms(call, consumerProfile), current: consumerProfile }
}

const refuse = (field: string, { locale }: UpdateCall): Refusal =>
  new Refusal('API400', { field, message: formatMessage(locale, 'validation.unchangeable') })

/** An acceptance is taken back by no one, and the spend is counted by the shop. */
const findTerms = (call: UpdateCall, { consumerDetails: known }: ConsumerProfile): string | null => {
  const sent = call.body.consumerProfile.consumerDetails?.employee
  if (!sent || isDeepStrictEqual({ ...sent }, JSON.parse(JSON.stringify(known.employee ?? null)))) return null
  const { isEmployeeDiscountTCAccepted, termsVersion, ...spend } = sent
  const isSame = Object.entries(spend).every(
    ([field, value]) => value === known.employee?.[field as 'annualCap' | 'annualCredit' | 'currentSpend'],
  )
  if (!isEmployeeDiscountTCAccepted || !isSame) throw refuse('employee', call)
  return termsVersion
}

/** Lists the subscriptions that a sent profile begins or ends, for the phone that the account has afterwards. */
export function listSentChoices(
  call: UpdateCall,
  { current }: SentProfile,
  changedPhone: string | undefined,
): SubscriptionChoice[] {
  const sent = call.body.consumerProfile.subscriptions
  if (!sent || !current) return []
  const { email, phone = '' } = current.consumerDetails
  const own = { email, sms: (changedPhone ?? phone) || null }
  const plan = planSubscriptionChanges(sent, { known: current.subscriptions, own })
  if (!plan.ok) throw refuse('subscriptions', call)
  const choices = plan.changed.map(({ channel, type, optin }) => ({ channel, type, optin }))
  requireOwnConsent(choices, call)
  if (own.sms === null && choices.some(({ channel }) => channel === 'sms'))
    throw new Refusal('PRO412', { field: 'phone' })
  return choices
}
