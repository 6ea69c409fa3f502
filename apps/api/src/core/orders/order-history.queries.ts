import { type Executor, getRow, json, param, type StoredInvoice, sql, statement, text } from '@lacehouse/database'
import type { InvoiceKind } from '@lacehouse/domain/invoice/invoice'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import { type OrderEvent, type OrderHistory, toOrderHistory } from '@lacehouse/domain/order/order-history'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import type { RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import type { FulfilmentShipment, OrderReturn } from '../fulfilment/fulfilment.queries.ts'
import { type Exchange, exchangesJson } from '../returns/exchanges.queries.ts'

type StoredEvent =
  | { readonly kind: 'advanced'; readonly at: number; readonly data: { shipmentId: string; state: ShipmentState } }
  | { readonly kind: 'returned'; readonly at: number; readonly data: OrderReturn }
  | { readonly kind: 'exchanged'; readonly at: number; readonly data: Pick<OrderReturn, 'key' | 'items'> }

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

const readHistory = statement({
  name: 'order-history',
  row: {
    events: json<readonly StoredEvent[]>(),
    shipments: json<readonly TrackedShipment[]>(),
    invoices: json<readonly ListedInvoice[]>(),
    returns: json<readonly RegisteredReturn[]>(),
    exchanges: json<readonly Exchange[]>(),
  },
  sql: sql`
    select (
        select coalesce(json_agg(json_build_object('kind', e.kind, 'at', extract(epoch from e.created_at)::float8 * 1000,
          'data', e.data) order by e.id), '[]')
        from order_events e where e.order_number = ${orderNumber} and e.kind in ('advanced', 'returned', 'exchanged')
      ) as events, (
        select coalesce(json_agg(json_build_object('id', s.id, 'state', s.state, 'tracking', s.tracking) order by s.id), '[]')
        from shipments s where s.order_number = ${orderNumber}
      ) as shipments, (
        select coalesce(json_agg(json_build_object('number', i.number, 'kind', i.kind, 'total', i.doc -> 'total',
          'issuedAt', extract(epoch from i.issued_at)::float8 * 1000) order by i.issued_at, i.kind desc, i.position), '[]')
        from invoices i where i.order_number = ${orderNumber}
      ) as invoices, (
        select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'items', r.items, 'way', r.way,
          'parcels', r.parcels, 'registeredAt', extract(epoch from r.registered_at)::float8 * 1000,
          'cancelledAt', extract(epoch from r.cancelled_at)::float8 * 1000) order by r.registered_at, r.id), '[]')
        from order_returns r where r.order_number = ${orderNumber}
      ) as returns, (
        select ${exchangesJson} from order_exchanges x where x.order_number = ${orderNumber}
      ) as exchanges`,
})

export type LoadedHistory = {
  readonly history: OrderHistory
  readonly shipments: readonly TrackedShipment[]
  readonly invoices: readonly ListedInvoice[]
  readonly returns: readonly RegisteredReturn[]
  readonly exchanges: readonly Exchange[]
}

/** Loads what has happened to an order since its placement, in one statement. */
export async function loadOrderHistory(executor: Executor, doc: OrderDraft): Promise<LoadedHistory> {
  const { events, ...listed } = await getRow(executor, readHistory, { orderNumber: doc.orderNumber })
  return { history: toOrderHistory(doc, events.map(toEvent)), ...listed }
}

const toEvent = (event: StoredEvent): OrderEvent => {
  const { at } = event
  if (event.kind === 'advanced') return { kind: event.kind, at, ...event.data }
  if (event.kind === 'returned') return { ...event.data, kind: event.kind, at }
  const { key, items } = event.data
  return { kind: event.kind, at, key, items }
}
