import { isInSegment, type SegmentKey, segmentKeys } from './segment.ts'

/** The fields of a consumer's record that decide the segments. */
export type ConsumerKind = {
  readonly consumerType: string
  readonly memberId: string | null
  /** The consumer's identities, such as WRANX and IPA. */
  readonly identities: readonly string[]
  readonly hasAthleteCredit?: boolean
}

/** Lists the segments of a shopper, null for a guest, whose cart has so many units. */
export function listSegments(consumer: ConsumerKind | null, cartUnits: number): SegmentKey[] {
  const visitor = {
    isLoggedIn: consumer !== null,
    isLoyaltyMember: consumer !== null && consumer.memberId !== null,
    isEmployee: consumer?.consumerType === 'EMPLOYEE',
    isAthlete: consumer?.consumerType === 'ATHLETE' || consumer?.hasAthleteCredit === true,
    identities: consumer?.identities ?? [],
    cartUnits,
  }
  return segmentKeys.filter((key) => isInSegment(visitor, key))
}
