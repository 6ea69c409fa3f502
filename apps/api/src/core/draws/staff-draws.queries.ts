import {
  draws,
  type Executor,
  float,
  integer,
  json,
  listRows,
  literal,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Localised } from '../catalogue/product-record.ts'

const siteId = param('siteId', nullable(text))
const pattern = param('pattern', nullable(text))

const list = statement({
  name: 'staff-draws-list',
  row: {
    ...{ id: draws.id, siteId: draws.siteId, productId: draws.productId, state: draws.state, units: draws.units },
    ...{ opensAt: float, closesAt: float, entries: integer, names: json<Localised>(), total: integer },
  },
  sql: sql`select d.id, d.site_id as "siteId", d.product_id as "productId", d.state, d.units, p.names,
      extract(epoch from d.opens_at)::float8 * 1000 as "opensAt", extract(epoch from d.closes_at)::float8 * 1000 as "closesAt",
      (select count(*)::int from draw_entries e where e.draw_id = d.id) as entries, count(*) over ()::int as total
    from draws d join products p on p.id = d.product_id
    where (${siteId}::text is null or d.site_id = ${siteId})
      and (${pattern}::text is null or lower(d.product_id) like ${pattern} or lower(p.names::text) like ${pattern})
    order by d.created_at desc, d.id offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})

export type TicketCount = { readonly variantId: string; readonly entries: number; readonly waiting: number }
export type Winner = {
  readonly ticket: string
  readonly variantId: string
  readonly place: number
  readonly state: 'won' | 'bought' | 'expired'
  readonly reservedUntil: number | null
  readonly orderNumber: string | null
}

const mostWinners = 500

const tickets = statement({
  name: 'staff-draw-tickets',
  row: { counts: json<readonly TicketCount[]>(), winners: json<readonly Winner[]>() },
  sql: sql`
    with own as (select * from draw_entries e where e.draw_id = ${param('id', uuid)})
    select (select coalesce(json_agg(c), '[]') from (
        select variant_id as "variantId", count(*)::int as entries, (count(*) filter (where state = 'waiting'))::int as waiting
        from own group by 1) c) as counts,
      (select coalesce(json_agg(w), '[]') from (
        select id as ticket, variant_id as "variantId", place, state,
          extract(epoch from reserved_until)::float8 * 1000 as "reservedUntil", order_number as "orderNumber"
        from own where state in ('won', 'bought', 'expired') order by variant_id, place limit ${literal(mostWinners)}) w) as winners`,
})

export type ListedDraw = RowOf<typeof list>
type Wanted = { siteId: string | null; pattern: string | null; offset: number; limit: number }

/** The statements by which staff see draws. */
export const staffDrawsQueries = {
  list: (executor: Executor, wanted: Wanted): Promise<ListedDraw[]> => listRows(executor, list, wanted),
  /** Counts the tickets of a draw by variant, and lists those that have won. */
  readTickets: async (executor: Executor, id: string): Promise<RowOf<typeof tickets>> => {
    const [row] = await listRows(executor, tickets, { id })
    return row ?? { counts: [], winners: [] }
  },
} as const
