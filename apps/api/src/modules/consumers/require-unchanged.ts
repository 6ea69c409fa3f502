import { isDeepStrictEqual } from 'node:util'
import { ConsumerProfile, type ConsumerProfileChange } from '@lacehouse/contracts'
import { formatMessage } from '@lacehouse/messages'
import { Refusal } from '../../http/refusal.ts'

/** What a profile's reply says and its update may only repeat, by the name of the field. */
const ownFields = [
  ...(['consumerNo', 'consumerType', 'memberId', 'enrollments', 'isLoyaltyMember'] as const),
  ...(['loyaltyOptInDate', 'deletionDueAt', 'loyaltySummary'] as const),
]
const detailFields = [
  ...(['email', 'phoneText', 'phoneConfirmation', 'address'] as const),
  ...(['athlete', 'prosumer', 'identity', 'source'] as const),
]

/** Returns whether a change repeats something that it cannot change, so that it has to be compared. */
export function hasRepetition({ consumerDetails = {}, subscriptions, ...own }: ConsumerProfileChange): boolean {
  const isEcho = consumerDetails.employee !== undefined || subscriptions !== undefined
  return (
    isEcho ||
    ownFields.some((field) => own[field] !== undefined) ||
    detailFields.some((field) => consumerDetails[field] !== undefined)
  )
}

/** Refuses each read-only field of a change that differs from the profile; one that is as it was is ignored (ACC-01). */
export function requireUnchanged(sent: ConsumerProfileChange, current: ConsumerProfile, locale: string): void {
  // The reply is what its contract lets through.
  const known = ConsumerProfile.parse(current)
  const details = sent.consumerDetails ?? {}
  const wrong: string[] = [
    ...ownFields.filter((field) => isChanged(sent[field], known[field])),
    ...detailFields.filter((field) => isChanged(details[field], known.consumerDetails[field])),
  ]
  const [first, ...others] = wrong.map((field) => ({
    field,
    message: formatMessage(locale, 'validation.unchangeable'),
  }))
  if (!first) return
  throw new Refusal('API400', first, { more: others.map((other) => ({ ...other, errorId: 'API400' as const })) })
}

const isChanged = (sent: unknown, known: unknown): boolean => sent !== undefined && !isDeepStrictEqual(sent, known)
