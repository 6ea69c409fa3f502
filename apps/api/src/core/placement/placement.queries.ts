import {
  type Database,
  type Executor,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  moment,
  nullable,
  orders,
  type PaymentEntryKind,
  param,
  paymentEntries,
  type RowOf,
  retryOnConflict,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import type { PaymentMandate } from '@lacehouse/domain/payment/mandate'
import { type Advance, advanceOrder, type PendingChallenge } from './advance-statement.ts'
import { type Reservation, reserveOrder } from './reserve-statement.ts'

export type PaymentRow = {
  readonly id: string
  readonly provider: string
  readonly method: string
  readonly amountMinor: number
  readonly token: string | null
  readonly providerReference: string | null
  readonly challenge: PendingChallenge | null
  /** Of a card that is charged when the goods ship. */
  readonly mandate: PaymentMandate | null
}

const row = {
  number: orders.number,
  cartId: orders.cartId,
  state: orders.state,
  step: orders.placementStep,
  doc: orders.doc,
  totalMinor: orders.totalMinor,
  currency: orders.currency,
  updatedAt: float,
  failureReason: orders.failureReason,
  /** Null for an order without a charge. */
  payment: nullable(json<PaymentRow>()),
  /** The state of each shipment by its id; null before there are any. */
  shipmentStates: nullable(json<Readonly<Record<string, ShipmentState>>>()),
  /** The points of the order in the ledger: those earned less those that its returns took back; null while it is placed. */
  ledgerPoints: nullable(float),
}

const placements = sql`
  select o.number, o.cart_id as "cartId", o.state, o.placement_step as step, o.doc, o.total_minor as "totalMinor", o.currency,
    extract(epoch from o.updated_at)::float8 * 1000 as "updatedAt", o.failure_reason as "failureReason",
    (select json_build_object('id', p.id, 'provider', p.provider, 'method', p.method, 'amountMinor', p.amount_minor,
        'token', p.instrument ->> 'token', 'providerReference', p.provider_reference, 'challenge', p.instrument -> 'challenge', 'mandate', p.mandate)
     from payments p where p.order_number = o.number limit 1) as payment,
    (select json_object_agg(s.id, s.state) from shipments s where s.order_number = o.number) as "shipmentStates",
    (select coalesce(sum(e.points), 0)::float8 from points_entries e where e.member_id = o.doc #>> '{member,id}'
      and e.order_number = o.number and e.kind in ('earn', 'adjust')) as "ledgerPoints"
  from orders o`

const number = param('number', text)

const find = statement({ name: 'placement-find', row, sql: sql`${placements} where o.number = ${number}` })

/** An order during its placement, with its payment. */
export type PlacementRow = RowOf<typeof find>

const findOwned = statement({
  name: 'placement-owned',
  row,
  sql: sql`${placements}
    where o.number = ${number} and o.owner_kind = ${param('ownerKind', orders.ownerKind)} and o.owner_id = ${param('ownerId', text)}`,
})

const listStale = statement({
  name: 'placement-stale',
  row,
  sql: sql`${placements}
    where o.state in ('processing', 'payment_pending')
      and (o.updated_at < ${moment('since')} or o.payment_pending_until <= ${moment('now')})
    order by o.updated_at limit 200`,
})

const addEntry = statement({
  name: 'payment-entry',
  sql: sql`
    insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
    values (${param('paymentId', uuid)}, ${param('kind', paymentEntries.kind)}, ${param('amount', integer)},
      ${param('currency', text)}, ${param('eventId', text)})
    on conflict do nothing`,
})

const endMandate = statement({
  name: 'payment-end-mandate',
  sql: sql`update payments set state = 'voided', mandate = mandate || '{"state": "ended"}'::jsonb, updated_at = now()
    where id = ${param('paymentId', uuid)} and mandate ->> 'state' in ('waiting', 'declined')`,
})

/** Creates the queries of placing an order. */
export function createPlacementQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Finds the placement of an order without a check of its owner, for internal use. */
    find: (number: string): Promise<PlacementRow | null> => findRow(pool, find, { number }),

    /** Finds the placement of an order of this owner; returns null for another owner's order. */
    findOwned: (number: string, owner: CartOwner): Promise<PlacementRow | null> =>
      findRow(pool, findOwned, { number, ownerKind: owner.kind, ownerId: owner.id }),

    /**
     * Lists placements without a step since a time in milliseconds since 1970, the oldest first, and those whose time to wait for the
     * bank is over now.
     */
    listStale: (since: number, now: number): Promise<PlacementRow[]> => listRows(pool, listStale, { since, now }),

    /** Writes the order and reserves its stock; returns false when the cart has changed. Throws the database's refusals. */
    reserve: async (reservation: Reservation): Promise<boolean> =>
      (await retryOnConflict(() => reserveOrder(pool, reservation))) === 1,

    /** Moves a placement to another step; returns false when another process has moved it. */
    advance: async (executor: Executor, step: Advance): Promise<boolean> => (await advanceOrder(executor, step)) === 1,

    /** Marks the mandate of a cancelled order as ended. */
    endMandate: async (paymentId: string): Promise<void> => {
      await execute(pool, endMandate, { paymentId })
    },

    /** Writes an entry of the payment ledger, once for each event of the provider. */
    addEntry: async (entry: {
      paymentId: string
      kind: PaymentEntryKind
      amount: number
      currency: string
      eventId: string
    }): Promise<void> => {
      await execute(pool, addEntry, entry)
    },
  }
}

export type PlacementQueries = ReturnType<typeof createPlacementQueries>
