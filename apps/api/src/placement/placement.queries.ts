import { type Database, repeatOnConflict } from '@lacehouse/database'
import type {
  BalanceDebits,
  CartOwner,
  OrderDraft,
  OrderState,
  PaymentInstrument,
  PlacementStep,
  PromotionUse,
  StockDemand,
} from '@lacehouse/domain'
import type { Pool, PoolClient } from 'pg'
import { debitStatement, toDebitValues } from '../balances/debit-statement.ts'
import { mostDeclines } from '../cart/cart.queries.ts'
import type { JobName } from '../jobs/jobs.ts'
import { leaveJobs } from '../jobs/leave-jobs.ts'

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
   from payments p where p.order_number = o.number limit 1) as payment`

// One statement, and so one commit: the cart is taken, the order written, its stock held and its charge announced, or nothing.
// What a store held for the cart is let go in the same entry into the ledger, so that nobody else can come between (T5).
const toReserve = (debits: string): string => `
  with taken as (
    update carts set state = 'ordering', order_number = $2, updated_at = to_timestamp($11 / 1000.0)
    where id = $1 and version = $3 and state = 'open'
      and (declined_payments < ${mostDeclines} or last_declined_at < now() - interval '1 hour') returning id
  ), placed as (
    insert into orders (number, cart_id, site_id, locale, owner_kind, owner_id, email, state, placement_step, doc,
      currency, total_minor, placed_at, updated_at)
    select $2, id, $4, $5, $6, $7, $8, 'processing', 'authorising', $9, $10, $12, to_timestamp($11 / 1000.0), now()
    from taken returning number
  ), claimed as (
    update reservations r set state = 'ordered', order_number = number, updated_at = now()
    from placed where r.id = any ($24::uuid[]) and r.state = 'held'
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), held as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select demand.variant, demand.location, 'reserve', demand.quantity, number, ''
    from placed, unnest($13::text[], $14::text[], $15::int[]) as demand(variant, location, quantity)
    union all select variant_id, location_id, 'release', -quantity, null, id::text from claimed
  ), charged as (
    insert into payments (id, order_number, provider, idempotency_key, method, amount_minor, currency, instrument)
    select $16::uuid, number, $17, number, $18, $19, $10, $20::jsonb from placed where $16::uuid is not null
  ), used as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion, code, number, $23, 1 from placed, unnest($21::text[], $22::text[]) as used(promotion, code)
  )${debits}
  select number from placed`

const reserve = toReserve('')
const reserveWithDebits = toReserve(debitStatement)

export type Reservation = {
  readonly cartVersion: number
  readonly draft: OrderDraft
  readonly demands: readonly StockDemand[]
  readonly charge: {
    readonly id: string
    readonly provider: string
    readonly method: string
    readonly amount: number
    readonly instrument: PaymentInstrument
  } | null
  readonly promotionUses: readonly PromotionUse[]
  /** What is taken from balances that the shop itself keeps; null where it takes nothing. */
  readonly debits: BalanceDebits | null
  /** What stores hold for the lines of the cart. */
  readonly reservationIds: readonly string[]
}

// Guarded by the step it was decided at: whoever comes second changes nothing and looks again. What is left to a job is written
// with it, and so exists only if the step does.
const advance = `
  with moved as (
    update orders set state = $3::text, placement_step = $4, failure_reason = $5::text, updated_at = now(), version = version + 1,
      finalised_at = case when $3::text = 'finalised' then now() else finalised_at end,
      payment_pending_until = case when $3::text = 'payment_pending' then coalesce(payment_pending_until, now() + interval '30 minutes') end
    where number = $1 and placement_step = $2 returning number, cart_id
  ), paid as (
    update payments set provider_reference = coalesce($6::text, provider_reference), state = coalesce($7::text, payments.state),
      instrument = instrument || $8::jsonb, failure_reason = $5::text, updated_at = now()
    from moved where order_number = moved.number
  ), entered as (
    insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
    select p.id, 'authorise', p.amount_minor, p.currency, $12::text
    from moved join payments p on p.order_number = moved.number where $12::text is not null
    on conflict do nothing
  ), cart as (
    update carts set state = $9::text, order_number = case when $9::text = 'open' then null else order_number end, updated_at = now(),
      declined_payments = case when not $13::boolean then declined_payments
        when last_declined_at > now() - interval '1 hour' then declined_payments + 1 else 1 end,
      last_declined_at = case when $13::boolean then now() else last_declined_at end
    from moved where carts.id = moved.cart_id and $9::text is not null
  ), restored as (
    update reservations r set state = 'held', order_number = null, updated_at = now()
    from moved where r.order_number = moved.number and r.state = 'ordered' and $10::boolean
    returning r.id, r.variant_id, r.location_id, r.quantity
  ), released as (
    insert into stock_entries (variant_id, location_id, reason, quantity, order_number, reference)
    select variant_id, location_id, 'release', -quantity, order_number, ''
    from moved join stock_entries s on s.order_number = moved.number and s.reason = 'reserve' where $10::boolean
    union all select variant_id, location_id, 'reserve', quantity, null, id::text from restored
  ), returned as (
    insert into promotion_uses (promotion_id, coupon_code, order_number, owner_key, quantity)
    select promotion_id, coupon_code, order_number, owner_key, -1
    from moved join promotion_uses u on u.order_number = moved.number and u.quantity = 1 where $10::boolean
  ), shipped as (
    insert into shipments (id, order_number, kind, method, doc, location_id)
    select s ->> 'shipmentId', moved.number, case when s ->> 'storeId' is null then 'ship' else 'pickup' end,
      coalesce(s ->> 'methodCode', 'none'), s, s ->> 'storeId'
    from moved, jsonb_array_elements($11::jsonb) as s
  ), told as (
    insert into order_events (order_number, kind, data) select number, $4, jsonb_build_object('reason', $5::text) from moved
  ), ${leaveJobs({ queues: '$14::text[]', data: `jsonb_build_object('orderNumber', moved.number)`, source: 'moved' })}
  select number from moved`

export type Advance = {
  readonly number: string
  readonly from: PlacementStep
  readonly to: PlacementStep
  readonly state: OrderState
  readonly reason: string | null
  readonly providerReference: string | null
  readonly paymentState: string | null
  /** What is kept with the payment's instrument from now on. */
  readonly instrument: { readonly challenge?: PaymentRow['challenge'] }
  readonly cartState: 'open' | 'ordered' | 'merged' | null
  readonly givesBack: boolean
  /** The provider refused the card: counted at its cart. */
  readonly isDeclined: boolean
  /** The provider's event that authorised the payment, entered into its ledger once. */
  readonly authorisedBy: string | null
  readonly shipments: OrderDraft['shipments']
  readonly jobs: readonly JobName[]
}

const addEntry = `
  insert into payment_entries (payment_id, kind, amount_minor, currency, provider_event_id)
  values ($1, $2, $3, $4, $5) on conflict do nothing`

/** Statements of placing an order. */
export const createPlacementQueries = ({ pool }: Pick<Database, 'pool'>) => ({
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

  /** Placements that have not moved for so many milliseconds, the oldest first. */
  listStale: async (olderThan: number): Promise<PlacementRow[]> => {
    const text = `select ${columns} from orders o
      where o.state in ('processing', 'payment_pending') and o.updated_at < now() - $1 * interval '1 millisecond'
      order by o.updated_at limit 200`
    const { rows } = await pool.query<PlacementRow>({ name: 'placement-stale', text, values: [olderThan] })
    return rows
  },

  /** Writes the order and holds its stock; false when the cart is no longer as it was read. Throws what the database refuses. */
  reserve: async (reservation: Reservation): Promise<boolean> => {
    const { debits, draft } = reservation
    const values = toReserveValues(reservation)
    const debtor = { memberId: draft.member?.id ?? null, placedAt: draft.placedAt }
    const statement = debits
      ? {
          name: 'placement-reserve-debit',
          text: reserveWithDebits,
          values: [...values, ...toDebitValues(debits, debtor)],
        }
      : { name: 'placement-reserve', text: reserve, values }
    const { rowCount } = await repeatOnConflict(() => pool.query(statement))
    return rowCount === 1
  },

  /** Moves a placement on; false when somebody else moved it meanwhile. */
  advance: async (client: Pool | PoolClient, step: Advance): Promise<boolean> => {
    const values = [
      step.number,
      step.from,
      step.state,
      step.to,
      step.reason,
      step.providerReference,
      step.paymentState,
      JSON.stringify(step.instrument),
      step.cartState,
      step.givesBack,
      JSON.stringify(step.shipments),
      step.authorisedBy,
      step.isDeclined,
      step.jobs,
    ]
    const { rowCount } = await client.query({ name: 'placement-advance', text: advance, values })
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
})

const findOne = async (
  pool: Pool,
  query: { name: string; text: string; values: unknown[] },
): Promise<PlacementRow | null> => {
  const { rows } = await pool.query<PlacementRow>(query)
  return rows[0] ?? null
}

const toReserveValues = ({
  cartVersion,
  draft,
  demands,
  charge,
  promotionUses,
  reservationIds,
}: Reservation): unknown[] => [
  draft.cartId,
  draft.orderNumber,
  cartVersion,
  draft.siteId,
  draft.locale,
  draft.owner.kind,
  draft.owner.id,
  draft.email,
  draft,
  draft.currency,
  draft.placedAt,
  draft.totals.total,
  demands.map(({ stockItemId }) => stockItemId),
  demands.map(({ location }) => location),
  demands.map(({ qty }) => qty),
  charge?.id ?? null,
  charge?.provider ?? null,
  charge?.method ?? null,
  charge?.amount ?? null,
  charge ? JSON.stringify(charge.instrument) : null,
  promotionUses.map(({ promotionId }) => promotionId),
  promotionUses.map(({ couponCode }) => couponCode),
  toRedeemer(draft),
  reservationIds,
]

/** Whose use it is, as reading a cart asks for it: see `find-redemption.ts` (decision 0015). */
const toRedeemer = ({ owner, email }: OrderDraft): string =>
  owner.kind === 'consumer' ? `consumer:${owner.id}` : `email:${email.toLowerCase()}`

export type PlacementQueries = ReturnType<typeof createPlacementQueries>
