import { getRow, integer, json, nullable, param, type RowOf, sql, statement, text } from '@lacehouse/database'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { Pool } from 'pg'
import type { Shopper } from '../../core/consumers/shopper.ts'
import { type HistoryRow, historyOf } from '../../core/orders/order-history.queries.ts'

/** An order of which goods were registered for a return, with what happened to it. */
export type ReturnedOrder = HistoryRow & { readonly doc: OrderDraft }

/** A return on a page of the list; the rest of it is with its order. */
export type ListedReturn = { readonly id: string; readonly orderNumber: string }

const consumerNo = param('consumerNo', text)

// An order of several returns is read once.
const list = statement({
  name: 'returns-of-consumer',
  row: {
    consumerState: nullable(json<Shopper['state']>()),
    total: integer,
    page: json<readonly ListedReturn[]>(),
    orders: json<readonly ReturnedOrder[]>(),
  },
  sql: sql`
    with own as (
      select r.id, r.order_number, r.registered_at from order_returns r join orders o on o.number = r.order_number
      where o.owner_kind = 'consumer' and o.owner_id = ${consumerNo} and o.state <> 'failed'
    ), page as (
      select * from own order by registered_at desc, id
      offset ${param('start', integer)} limit ${param('count', integer)}
    ), parts as (
      select o.doc, ${historyOf(sql`o.number`)}
      from orders o where o.number in (select order_number from page)
    )
    select (select to_json(state) from consumers where consumer_no = ${consumerNo}) as "consumerState",
      (select count(*)::int from own) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'orderNumber', order_number) order by registered_at desc, id), '[]')
        from page) as page,
      (select coalesce(json_agg(to_json(parts)), '[]') from parts) as orders`,
})

export type ReturnsPage = RowOf<typeof list>

/** Creates the statements of returns as their shoppers see them. */
export function createOwnReturnQueries(pool: Pool) {
  return {
    /** Lists a page of the returns of a consumer's orders, the newest first, with those orders, in one statement. */
    list: (wanted: { consumerNo: string; start: number; count: number }): Promise<ReturnsPage> =>
      getRow(pool, list, wanted),
  }
}

export type OwnReturnQueries = ReturnType<typeof createOwnReturnQueries>
