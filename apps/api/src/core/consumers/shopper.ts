import { sql } from '@lacehouse/database'
import type { ConsumerKind } from '@lacehouse/domain/segment/list-segments'

/** What pricing knows of a consumer besides their cart. */
export type Shopper = ConsumerKind & {
  readonly consumerNo: string
  readonly state: 'active' | 'disabled' | 'erased'
}

/** A shopper as JSON out of `consumers k`. */
export const shopperJson = sql`json_build_object('consumerNo', k.consumer_no, 'consumerType', k.consumer_type,
  'memberId', k.member_id, 'state', k.state, 'identities', coalesce(k.profile -> 'identities', '[]'))`
