import { sql } from '@lacehouse/database'
import type { ConsumerKind } from '@lacehouse/domain/segment/list-segments'

/** The facts about a consumer that pricing needs. */
export type Shopper = ConsumerKind & {
  readonly consumerNo: string
  readonly state: 'active' | 'disabled' | 'erased'
}

/** Selects a `Shopper` as JSON from `consumers k`. */
export const shopperJson = sql`json_build_object('consumerNo', k.consumer_no, 'consumerType', k.consumer_type,
  'memberId', k.member_id, 'state', k.state, 'identities', coalesce(k.profile -> 'identities', '[]'))`
