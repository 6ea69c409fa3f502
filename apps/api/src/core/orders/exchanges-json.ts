import { sql } from '@lacehouse/database'
import type { ExchangeState } from '@lacehouse/domain/returns/plan-exchange'

/** Another size that a shopper gets for goods that come back. */
export type Exchange = {
  readonly id: string
  readonly returnId: string
  readonly lineId: string
  readonly qty: number
  readonly variantId: string
  readonly upc: string
  readonly size: string
  readonly locationId: string
  readonly state: ExchangeState
  readonly tracking: string | null
  /** The last change of its state, in milliseconds since 1970. */
  readonly updatedAt: number
}

/** Selects the exchanges `x` of an order as JSON. */
export const exchangesJson = sql`coalesce(json_agg(json_build_object('id', x.id, 'returnId', x.return_id, 'lineId', x.line_id,
    'qty', x.qty, 'variantId', x.variant_id, 'upc', x.upc, 'size', x.size, 'locationId', x.location_id, 'state', x.state,
    'tracking', x.tracking, 'updatedAt', extract(epoch from x.updated_at)::float8 * 1000) order by x.updated_at, x.id), '[]')`
