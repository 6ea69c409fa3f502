import { isInSegment, type SegmentKey, segmentKeys } from './segment.ts'

/** What a consumer's record says of the segments that they belong to. */
export type ConsumerKind = {
  readonly consumerType: string
  readonly memberId: string | null
  /** Of the kinds that the record names: WRANX, IPA. */
  readonly identities: readonly string[]
  readonly hasAthleteCredit?: boolean
}

/** Lists the segments of a shopper, null for a guest, with a cart of so many units (S2.6). */
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
