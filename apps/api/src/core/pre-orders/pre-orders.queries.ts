import {
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  stockItems,
  text,
} from '@lacehouse/database'
import type { Pool, PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { sumPromised } from '../stock/sum-promised.ts'

const variantId = param('variantId', text)
const locationId = param('locationId', text)
const promisedUnits = sumPromised(sql`s`)

const findVariant = statement({
  name: 'pre-orders-variant',
  row: { id: text },
  sql: sql`select id from variants where id = ${param('variant', text)} or upc = ${param('variant', text)} limit 1`,
})

const addItem = statement({
  name: 'pre-orders-add-item',
  sql: sql`insert into stock_items (variant_id, location_id)
    select v.id, l.id from variants v, locations l where v.id = ${variantId} and l.id = ${locationId} on conflict do nothing`,
})

const lockItem = statement({
  name: 'pre-orders-lock-item',
  row: { onHand: integer, reserved: integer, incoming: integer, promised: integer, expectedOn: nullable(text) },
  sql: sql`select on_hand as "onHand", reserved, incoming, promised, expected_on::text as "expectedOn" from stock_items
    where variant_id = ${variantId} and location_id = ${locationId} for no key update`,
})

/** The balances of a stock item with what is on its way. */
export type ExpectingItem = RowOf<typeof lockItem>

const setDay = statement({
  name: 'pre-orders-set-day',
  sql: sql`update stock_items set expected_on = ${param('day', stockItems.expectedOn)}, updated_at = now()
    where variant_id = ${variantId} and location_id = ${locationId}`,
})

const addEntry = statement({
  name: 'pre-orders-entry',
  sql: sql`insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    values (${variantId}, ${locationId}, ${param('reason', text)}, ${param('quantity', integer)}, ${param('reference', text)})`,
})

// The orders get the new day, which the mail names, and lose the days of delivery that counted from the one before.
const moveOrders = statement({
  name: 'pre-orders-move',
  sql: sql`
    with waiting as (
      select s.order_number as number from stock_entries s
      where s.variant_id = ${variantId} and s.location_id = ${locationId} and s.reason in ('promise', 'unpromise', 'allocate')
      group by s.order_number having ${promisedUnits} > 0
    ), moved as (
      update orders o set updated_at = now(), version = version + 1, doc = jsonb_set(jsonb_set(o.doc, '{shipments}', (
        select jsonb_agg(shipment - 'deliveryWindow' order by nth)
        from jsonb_array_elements(o.doc -> 'shipments') with ordinality as each_shipment (shipment, nth))), '{items}', (
        select jsonb_agg(case when item ? 'preOrder' and item ->> 'stockItemId' = ${variantId}
          then jsonb_set(item, '{preOrder,from}', to_jsonb(${param('day', text)}::text)) else item end order by nth)
        from jsonb_array_elements(o.doc -> 'items') with ordinality as each_item (item, nth)))
      where o.number in (select number from waiting) and o.state = 'finalised' returning o.number
    ), recorded as (
      insert into order_events (order_number, kind, data)
      select number, 'pre_order_moved', jsonb_build_object('from', ${param('day', text)}::text) from moved
    ), ${enqueueInStatement({
      queues: sql`array['pre-order-mail']`,
      data: sql`jsonb_build_object('orderNumber', moved.number, 'key', ${param('day', text)}::text)`,
      source: sql`moved`,
    })} select 1`,
})

export type OfferedPreOrder = {
  readonly variantId: string
  readonly locationId: string
  readonly expectedOn: string
  readonly incoming: number
  readonly promised: number
}
export type WaitingPreOrder = { readonly orderNumber: string; readonly variantId: string; readonly units: number }

const listAll = statement({
  name: 'pre-orders-list',
  row: { offered: json<readonly OfferedPreOrder[]>(), waiting: json<readonly WaitingPreOrder[]>() },
  sql: sql`
    with offered as (select * from stock_items where incoming > 0), waiting as (
      select s.order_number, s.variant_id, min(s.id) as place, ${promisedUnits} as units
      from stock_entries s join offered o using (variant_id, location_id)
      where o.promised > 0 and s.reason in ('promise', 'unpromise', 'allocate') group by s.order_number, s.variant_id
    )
    select (select coalesce(json_agg(json_build_object('variantId', o.variant_id, 'locationId', o.location_id, 'expectedOn', o.expected_on,
        'incoming', o.incoming, 'promised', o.promised) order by o.expected_on, o.variant_id), '[]') from offered o) as offered,
      (select coalesce(json_agg(json_build_object('orderNumber', w.order_number, 'variantId', w.variant_id, 'units', w.units)
        order by w.variant_id, w.place), '[]') from waiting w where w.units > 0) as waiting`,
})

const listOverdue = statement({
  name: 'pre-orders-overdue',
  row: { orderNumber: text },
  sql: sql`select order_number as "orderNumber" from payments
    where mandate ->> 'state' = 'declined' and (mandate ->> 'dueUntil')::float8 <= ${param('now', float)}
    order by order_number limit 100`,
})

type Place = { readonly variantId: string; readonly locationId: string }

/** Queries of what is on its way and of the orders that wait for it. */
export const preOrdersQueries = {
  findVariant: async (pool: Pool, variant: string): Promise<string | null> =>
    (await findRow(pool, findVariant, { variant }))?.id ?? null,
  /** Locks a stock item, which it makes where there is none; null for an unknown variant or location. */
  lockItem: async (client: PoolClient, place: Place): Promise<ExpectingItem | null> => {
    await execute(client, addItem, place)
    return findRow(client, lockItem, place)
  },
  setDay: async (client: PoolClient, place: Place, day: string | null): Promise<void> => {
    await execute(client, setDay, { ...place, day })
  },
  addEntry: async (
    client: PoolClient,
    place: Place,
    entry: { readonly reason: 'expect' | 'receive'; readonly quantity: number; readonly reference: string },
  ): Promise<void> => {
    await execute(client, addEntry, { ...place, ...entry })
  },
  /** Gives the orders that wait for a stock item another day, and enqueues the mails to their shoppers. */
  moveOrders: async (client: PoolClient, place: Place, day: string): Promise<void> => {
    await execute(client, moveOrders, { ...place, day })
  },
  /** Lists what is sold ahead, and the orders that wait for it in the order of their placement. */
  list: async (
    pool: Pool,
  ): Promise<{ readonly offered: readonly OfferedPreOrder[]; readonly waiting: readonly WaitingPreOrder[] }> =>
    (await findRow(pool, listAll)) ?? { offered: [], waiting: [] },
  /** Lists the orders whose respite after a declined charge is over. */
  listOverdue: async (pool: Pool, now: number): Promise<readonly string[]> =>
    (await listRows(pool, listOverdue, { now })).map(({ orderNumber }) => orderNumber),
} as const
