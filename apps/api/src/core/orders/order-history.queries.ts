import {
  type Executor,
  type Fragment,
  float,
  getRow,
  json,
  nullable,
  param,
  type StoredInvoice,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { InvoiceKind } from '@lacehouse/domain/invoice/invoice'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { type OrderEvent, type OrderHistory, toOrderHistory } from '@lacehouse/domain/order/order-history'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import type { RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { type Exchange, exchangesJson } from './exchanges-json.ts'
import type { FulfilmentShipment, OrderReturn } from './fulfilment.queries.ts'

type StoredEvent =
  | { readonly kind: 'advanced'; readonly at: number; readonly data: { shipmentId: string; state: ShipmentState } }
  | { readonly kind: 'returned'; readonly at: number; readonly data: OrderReturn }
  | { readonly kind: 'exchanged'; readonly at: number; readonly data: Pick<OrderReturn, 'key' | 'items'> }
  | { readonly kind: 'delivery_changed'; readonly at: number }

/** A shipment with the parcel that its warehouse has named; null without one. */
export type TrackedShipment = FulfilmentShipment & { readonly tracking: string | null }

/** An invoice or a credit note of an order; the total in minor units. */
export type ListedInvoice = {
  readonly number: string
  readonly kind: InvoiceKind
  readonly issuedAt: number
  readonly total: StoredInvoice['total']
}

const orderNumber = param('orderNumber', text)

/** Selects what happened to an order, and its returns with their exchanges, as JSON: the part of a history that several orders need. */
export function historyOf<Values>(order: Fragment<Values>) {
  return sql`(
        select coalesce(json_agg(json_build_object('kind', e.kind, 'at', extract(epoch from e.created_at)::float8 * 1000,
          'data', e.data) order by e.id), '[]')
        from order_events e where e.order_number = ${order} and e.kind in ('advanced', 'returned', 'exchanged', 'delivery_changed')
      ) as events, (
        select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'items', r.items, 'way', r.way,
          'parcels', r.parcels, 'registeredAt', extract(epoch from r.registered_at)::float8 * 1000,
          'cancelledAt', extract(epoch from r.cancelled_at)::float8 * 1000) order by r.registered_at, r.id), '[]')
        from order_returns r where r.order_number = ${order}
      ) as returns, (
        select ${exchangesJson} from order_exchanges x where x.order_number = ${order}
      ) as exchanges`
}

/** The columns of `historyOf`. */
export type HistoryRow = {
  readonly events: readonly StoredEvent[]
  readonly returns: readonly RegisteredReturn[]
  readonly exchanges: readonly Exchange[]
}

const readHistory = statement({
  name: 'order-history',
  row: {
    events: json<HistoryRow['events']>(),
    shipments: json<readonly TrackedShipment[]>(),
    invoices: json<readonly ListedInvoice[]>(),
    returns: json<HistoryRow['returns']>(),
    exchanges: json<HistoryRow['exchanges']>(),
    withdrawnAt: nullable(float),
  },
  sql: sql`
    select ${historyOf(sql`${orderNumber}`)}, (
        select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state, 'tracking', s.tracking) order by s.id), '[]')
        from shipments s where s.order_number = ${orderNumber}
      ) as shipments, (
        select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'total', i.doc -> 'total',
          'issuedAt', extract(epoch from i.issued_at)::float8 * 1000) order by i.issued_at, i.kind desc, i.position), '[]')
        from invoices i where i.order_number = ${orderNumber}
      ) as invoices, (
        select extract(epoch from min(c.created_at))::float8 * 1000 from support_cases c
        where c.order_number = ${orderNumber} and c.category = 'withdrawal'
      ) as "withdrawnAt"`,
})

export type LoadedHistory = {
  readonly history: OrderHistory
  readonly shipments: readonly TrackedShipment[]
  readonly invoices: readonly ListedInvoice[]
  readonly returns: readonly RegisteredReturn[]
  readonly exchanges: readonly Exchange[]
  /** When a withdrawal from the contract was first declared; null without one. */
  readonly withdrawnAt: number | null
}

/** Loads what has happened to an order since its placement, in one statement. */
export async function loadOrderHistory(executor: Executor, doc: OrderDraft): Promise<LoadedHistory> {
  const { events, ...listed } = await getRow(executor, readHistory, { orderNumber: doc.orderNumber })
  return { history: readStoredHistory(doc, events), ...listed }
}

/** Reads what happened to an order from its stored events. */
export function readStoredHistory(doc: OrderDraft, events: HistoryRow['events']): OrderHistory {
  return toOrderHistory(doc, events.map(toEvent))
}

const toEvent = (event: StoredEvent): OrderEvent => {
  const { at } = event
  if (event.kind === 'advanced') return { kind: event.kind, at, ...event.data }
  if (event.kind === 'returned') return { ...event.data, kind: event.kind, at }
  if (event.kind === 'delivery_changed') return { kind: event.kind, at }
  const { key, items } = event.data
  return { kind: event.kind, at, key, items }
}
