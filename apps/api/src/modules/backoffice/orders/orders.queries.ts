import {
  type Executor,
  execute,
  type Fragment,
  findRow,
  getRow,
  integer,
  json,
  moment,
  nullable,
  orders,
  type PaymentEntryKind,
  type PaymentState,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { MandateState, PaymentMandate } from '@lacehouse/domain/payment/mandate'
import { sumPromised } from '../../../core/stock/sum-promised.ts'

/** An order in a list, its total in minor units and its moment in milliseconds since 1970. */
export type ListedStaffOrder = {
  readonly number: string
  readonly siteId: string
  readonly placedAt: number
  readonly state: OrderState
  /** How far the charge of a pre-order is; null where nothing is charged later. */
  readonly charge: MandateState | null
  readonly shipmentStates: readonly ShipmentState[]
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly total: number
  readonly currency: Currency
}

export type OrderFilter = {
  readonly number: string | null
  /** The number of a return of the order, as it is stored. */
  readonly returnNumber: string | null
  /** In lower case. */
  readonly email: string | null
  /** A pattern of `like`, in lower case. */
  readonly lastName: string | null
  readonly consumerNo: string | null
  readonly state: string | null
  readonly shipmentState: string | null
  /** A variant or its barcode. */
  readonly waitsFor: string | null
  readonly from: number
  readonly to: number
  readonly offset: number
  readonly limit: number
}

export type OrderSort = 'placedAt' | '-placedAt' | 'total' | '-total'

const number = param('number', nullable(text))
const returnNumber = param('returnNumber', nullable(text))
const email = param('email', nullable(text))
const lastName = param('lastName', nullable(text))
const consumerNo = param('consumerNo', nullable(text))
const state = param('state', nullable(text))
const shipmentState = param('shipmentState', nullable(text))
const waitsFor = param('waitsFor', nullable(text))

/** What a list has of an order `o`. */
const listed = sql`json_build_object('number', o.number, 'siteId', o.site_id,
  'placedAt', extract(epoch from o.placed_at)::float8 * 1000, 'state', o.state,
  'charge', (select p.mandate ->> 'state' from payments p where p.order_number = o.number limit 1), 'email', o.email, 'total', o.total_minor,
  'currency', o.currency, 'firstName', coalesce(o.doc #>> '{billingAddress,firstName}', ''),
  'lastName', coalesce(o.doc #>> '{billingAddress,lastName}', ''),
  'shipmentStates', (select coalesce(json_agg(s.state order by s.id), '[]') from shipments s where s.order_number = o.number))`

// Failed placements were never orders; they are shown where they are asked for.
const matching = sql`
  select o.number, o.placed_at, o.total_minor from orders o
  where o.placed_at >= ${moment('from')} and o.placed_at < ${moment('to')}
    and (case when ${state}::text is null then o.state <> 'failed' else o.state = ${state} end)
    and (${number}::text is null or o.number = ${number})
    and (${returnNumber}::text is null or o.number = (select r.order_number from order_returns r where r.number = ${returnNumber}))
    and (${email}::text is null or lower(o.email) = ${email})
    and (${lastName}::text is null or lower(o.doc #>> '{billingAddress,lastName}') like ${lastName})
    and (${consumerNo}::text is null or (o.owner_kind = 'consumer' and o.owner_id = ${consumerNo}))
    and (${shipmentState}::text is null or exists (
      select from shipments s where s.order_number = o.number and s.state = ${shipmentState}))
    and (${waitsFor}::text is null or o.number in (
      select e.order_number from stock_entries e
      where e.variant_id = (select v.id from variants v where v.id = ${waitsFor} or v.upc = ${waitsFor} limit 1)
        and e.reason in ('promise', 'unpromise', 'allocate')
      group by e.order_number having ${sumPromised(sql`e`)} > 0))`

const makeList = <Name extends string>(name: Name, order: Fragment) =>
  statement({
    name,
    row: { total: integer, orders: json<readonly ListedStaffOrder[]>() },
    sql: sql`
      with own as (${matching}), page as (
        select own.*, row_number() over (order by ${order}, own.number) as place from own order by ${order}, own.number
        offset ${param('offset', integer)} limit ${param('limit', integer)}
      )
      select (select count(*)::int from own) as total,
        (select coalesce(json_agg(${listed} order by page.place), '[]') from page join orders o using (number)) as orders`,
  })

const lists = {
  placedAt: makeList('staff-orders-oldest', sql`own.placed_at`),
  '-placedAt': makeList('staff-orders-newest', sql`own.placed_at desc nulls last`),
  total: makeList('staff-orders-smallest', sql`own.total_minor`),
  '-total': makeList('staff-orders-largest', sql`own.total_minor desc`),
} as const

export type StaffPayment = {
  readonly paymentId: string
  readonly method: string
  readonly provider: string
  readonly state: PaymentState
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  readonly entries: readonly { readonly at: number; readonly kind: PaymentEntryKind; readonly amount: number }[]
}
/** A charge of a pre-order that was declined; its amount in minor units. */
export type StaffDecline = { readonly at: number; readonly amount: number; readonly reason: string }
export type StaffNote = { readonly at: number; readonly text: string; readonly author: string }
export type StaffAction = {
  readonly at: number
  readonly action: string
  readonly actor: string
  readonly after: Readonly<Record<string, unknown>> | null
}

const orderNumber = param('orderNumber', text)
const findRecord = statement({
  name: 'staff-order-record',
  row: {
    order: json<ListedStaffOrder>(),
    locale: orders.locale,
    ownerKind: orders.ownerKind,
    ownerId: orders.ownerId,
    doc: orders.doc,
    payments: json<readonly StaffPayment[]>(),
    mandate: nullable(json<PaymentMandate>()),
    promised: integer,
    declined: json<readonly StaffDecline[]>(),
    notes: json<readonly StaffNote[]>(),
    actions: json<readonly StaffAction[]>(),
  },
  sql: sql`
    select ${listed} as "order", o.locale, o.owner_kind as "ownerKind", o.owner_id as "ownerId", o.doc, (
        select coalesce(json_agg(json_build_object('paymentId', p.id, 'method', p.method, 'provider', p.provider, 'state', p.state,
          'amount', p.amount_minor, 'captured', p.captured_minor, 'refunded', p.refunded_minor, 'entries', (
            select coalesce(json_agg(json_build_object('at', extract(epoch from e.created_at)::float8 * 1000, 'kind', e.kind,
              'amount', e.amount_minor) order by e.id), '[]') from payment_entries e where e.payment_id = p.id)
          ) order by p.created_at, p.id), '[]') from payments p where p.order_number = o.number
      ) as payments, (select p.mandate from payments p where p.order_number = o.number limit 1) as mandate, (
        select coalesce(${sumPromised(sql`e`)}, 0) from stock_entries e where e.order_number = o.number
      ) as promised, (
        select coalesce(json_agg(json_build_object('at', extract(epoch from e.created_at)::float8 * 1000, 'amount', e.data -> 'amount',
          'reason', e.data ->> 'reason') order by e.id), '[]')
        from order_events e where e.order_number = o.number and e.kind = 'charge_declined'
      ) as declined, (
        select coalesce(json_agg(json_build_object('at', extract(epoch from n.created_at)::float8 * 1000, 'text', n.text,
          'author', trim(k.first_name || ' ' || k.last_name)) order by n.created_at, n.id), '[]')
        from order_notes n join consumers k on k.consumer_no = n.author_no where n.order_number = o.number
      ) as notes, (
        select coalesce(json_agg(json_build_object('at', extract(epoch from a.created_at)::float8 * 1000, 'action', a.action,
          'actor', coalesce(a.data ->> 'actor', a.data ->> 'agent', ''), 'after', a.data -> 'after') order by a.id), '[]')
        from staff_actions a where a.subject = o.number
      ) as actions
    from orders o where o.number = ${orderNumber}`,
})

// The page makes the id of a note, so that one that is sent twice is written once.
const addNote = statement({
  name: 'staff-order-note',
  sql: sql`insert into order_notes (id, order_number, author_no, text)
    select ${param('noteId', uuid)}, o.number, ${param('authorNo', text)}, ${param('note', text)}
    from orders o where o.number = ${orderNumber} on conflict (id) do nothing`,
})

/** Queries of orders as staff see them. */
export const staffOrderQueries = {
  list: (executor: Executor, filter: OrderFilter, sort: OrderSort = '-placedAt') =>
    getRow(executor, lists[sort], filter),
  findRecord: (executor: Executor, orderNumber: string) => findRow(executor, findRecord, { orderNumber }),
  /** Adds a note; answers false where its id exists already, or the order does not. */
  addNote: async (
    executor: Executor,
    note: { noteId: string; orderNumber: string; authorNo: string; note: string },
  ): Promise<boolean> => (await execute(executor, addNote, note)) === 1,
} as const

export type StaffOrderRow = NonNullable<Awaited<ReturnType<typeof staffOrderQueries.findRecord>>>
