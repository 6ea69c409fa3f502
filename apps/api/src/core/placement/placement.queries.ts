import { type Database, retryOnConflict } from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { PlacementStep } from '@lacehouse/domain/order/plan-placement'
import type { Pool, PoolClient } from 'pg'
import { type Advance, toAdvanceStatement } from './advance-statement.ts'
import { type Reservation, toReserveStatement } from './reserve-statement.ts'

/** An order while it is being placed, with its one payment where there is something to pay. */
export type PlacementRow = {
  readonly number: string
  readonly cartId: string
  readonly state: OrderState
  readonly step: PlacementStep
  readonly doc: OrderDraft
  readonly totalMinor: number
  readonly currency: string
  readonly updatedAt: number
  readonly failureReason: string | null
  readonly payment: PaymentRow | null
  /** Where each shipment is by now; null before there are any. */
  readonly shipmentStates: Readonly<Record<string, ShipmentState>> | null
}

export type PaymentRow = {
  readonly id: string
  readonly provider: string
  readonly method: string
  readonly amountMinor: number
  readonly token: string | null
  readonly providerReference: string | null
  readonly challenge: { readonly id: string; readonly url: string } | null
}

const columns = `
  o.number, o.cart_id as "cartId", o.state, o.placement_step as step, o.doc, o.total_minor as "totalMinor", o.currency,
  extract(epoch from o.updated_at)::float8 * 1000 as "updatedAt", o.failure_reason as "failureReason",
  (select json_build_object('id', p.id, 'provider', p.provider, 'method', p.method, 'amountMinor', p.amount_minor, 'token', p.instrument ->> 'token',
    'providerReference', p.provider_reference, 'challenge', p.instrument -> 'challenge')
   from payments p where p.order_number = o.number limit 1) as payment,
  (select json_object_agg(s.id, s.state) from shipments s where s.order_number = o.number) as "shipmentStates"`

const addEntry = `
  insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
  values ($1, $2, $3, $4, $5) on conflict do nothing`

/** Statements of placing an order. */
export function createPlacementQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The placement of an order, whoever asks: for the shop itself. */
    find: (number: string): Promise<PlacementRow | null> =>
      findOne(pool, {
        name: 'placement-find',
        text: `select ${columns} from orders o where o.number = $1`,
        values: [number],
      }),

    /** The placement of an order of this owner; another's is as unknown as one that never was. */
    findOwned: (number: string, owner: CartOwner): Promise<PlacementRow | null> =>
      findOne(pool, {
        name: 'placement-owned',
        text: `select ${columns} from orders o where o.number = $1 and o.owner_kind = $2 and o.owner_id = $3`,
        values: [number, owner.kind, owner.id],
      }),

    /** Placements that have not moved since an instant, milliseconds since 1970, the oldest first. */
    listStale: async (since: number): Promise<PlacementRow[]> => {
      const text = `select ${columns} from orders o
      where o.state in ('processing', 'payment_pending') and o.updated_at < to_timestamp($1 / 1000.0)
      order by o.updated_at limit 200`
      const { rows } = await pool.query<PlacementRow>({ name: 'placement-stale', text, values: [since] })
      return rows
    },

    /** Writes the order and holds its stock; false when the cart is no longer as it was read. Throws what the database refuses. */
    reserve: async (reservation: Reservation): Promise<boolean> => {
      const statement = toReserveStatement(reservation)
      const { rowCount } = await retryOnConflict(() => pool.query(statement))
      return rowCount === 1
    },

    /** Moves a placement on; false when somebody else moved it meanwhile. */
    advance: async (client: Pool | PoolClient, step: Advance): Promise<boolean> => {
      const { rowCount } = await client.query(toAdvanceStatement(step))
      return rowCount === 1
    },

    /** Writes an entry of the payment's ledger once for each event of the provider. */
    addEntry: async (entry: {
      paymentId: string
      kind: string
      amount: number
      currency: string
      eventId: string
    }): Promise<void> => {
      const values = [entry.paymentId, entry.kind, entry.amount, entry.currency, entry.eventId]
      await pool.query({ name: 'payment-entry', text: addEntry, values })
    },
  }
}

const findOne = async (
  pool: Pool,
  query: { name: string; text: string; values: unknown[] },
): Promise<PlacementRow | null> => {
  const { rows } = await pool.query<PlacementRow>(query)
  return rows[0] ?? null
}

export type PlacementQueries = ReturnType<typeof createPlacementQueries>
