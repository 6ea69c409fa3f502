import {
  arrayOf,
  boolean,
  type Executor,
  execute,
  findRow,
  getRow,
  integer,
  json,
  listRows,
  literal,
  moment,
  param,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Currency } from '@lacehouse/domain/money/currency'
import type { ProductPair, Relation } from '@lacehouse/domain/recommendations/rank-relations'
import type { RecommendationSlot, RecommendationStrategy } from '@lacehouse/domain/recommendations/slots'
import type { Pool } from 'pg'

export type RelationKind = 'co_viewed' | 'co_bought'

/** Products by what was computed of views and orders, the best first. */
export type ComputedProposals = {
  readonly coViewed: readonly string[]
  readonly coBought: readonly string[]
  readonly popular: readonly string[]
}

/** The products that recommendations start from. */
export type Seeds = { readonly viewed: readonly string[]; readonly bought: readonly string[] }

const siteId = param('siteId', text)
const ids = arrayOf(text)

const related = (kind: RelationKind, seeds: 'viewed' | 'bought') => sql`(
  select coalesce(json_agg(b.related_id), '[]') from (
    select r.related_id from product_relations r
    where r.site_id = ${siteId} and r.kind = ${literal(kind)} and r.product_id = any(${param(seeds, ids)})
    group by r.related_id order by sum(r.score) desc, r.related_id limit 48) b)`

const findComputed = statement({
  name: 'recommendations-find',
  row: {
    coViewed: json<readonly string[]>(),
    coBought: json<readonly string[]>(),
    popular: json<readonly string[]>(),
  },
  sql: sql`select ${related('co_viewed', 'viewed')} as "coViewed", ${related('co_bought', 'bought')} as "coBought", (
      select coalesce(json_agg(b.product_id), '[]') from (
        select p.product_id from popular_products p where p.site_id = ${siteId} order by p.score desc, p.product_id limit 96) b
    ) as popular`,
})

/** Reads what was computed; the shop goes on without it (T23). */
export type RecommendationQueries = {
  readonly findComputed: (seeds: Seeds & { readonly siteId: string }) => Promise<ComputedProposals>
}

export function createRecommendationQueries(pool: Pool): RecommendationQueries {
  return { findComputed: (seeds) => getRow(pool, findComputed, seeds) }
}

const now = moment('now')

// Answers no row where another instance computes, or has just computed, the site.
const claimRun = statement({
  name: 'recommendations-claim',
  row: { isOurs: boolean },
  sql: sql`insert into recommendation_runs as r (site_id, computed_at) values (${siteId}, ${now})
    on conflict (site_id) do update set computed_at = excluded.computed_at where r.computed_at <= ${moment('before')}
    returning true as "isOurs"`,
})

const since = moment('since')
/** Visits with more views are no shopper's, and orders with more products no outfit. */
const mostTogether = param('mostTogether', integer)

/** Lists which products were in one basket: `baskets` selects pairs of a basket's id and a product, each once. */
const toPairs = (name: string, baskets: ReturnType<typeof viewedBaskets>) =>
  statement({
    name,
    row: {
      pairs: json<readonly ProductPair[]>(),
      counts: json<readonly { readonly id: string; readonly count: number }[]>(),
      total: integer,
    },
    sql: sql`with baskets as materialized (${baskets}),
      fitting as materialized (
        select b.basket, b.product_id from baskets b
        where b.basket in (select basket from baskets group by basket having count(*) between 2 and ${mostTogether})
      ),
      pairs as (
        select a.product_id as first, b.product_id as second, count(*)::int as together
        from fitting a join fitting b on b.basket = a.basket and b.product_id > a.product_id
        group by 1, 2 having count(*) >= ${param('support', integer)} order by 3 desc limit 200000
      ),
      counts as (select product_id as id, count(*)::int as count from baskets group by product_id)
      select (select coalesce(json_agg(p), '[]') from pairs p) as pairs, (select coalesce(json_agg(c), '[]') from counts c) as counts,
        (select count(distinct basket)::int from baskets) as total`,
  })

function viewedBaskets() {
  return sql`select encode(e.visit, 'hex') as basket, e.product_id from product_events e
    where e.site_id = ${siteId} and e.kind = 'viewed' and e.happened_at >= ${since}`
}

const boughtBaskets = sql`select distinct o.number as basket, p.id as product_id from orders o,
    jsonb_path_query(o.doc, '$.items[*] ? (@.isBonus != true).masterId') as item join products p on p.id = item #>> '{}'
  where o.site_id = ${siteId} and o.placed_at >= ${since} and o.state not in ('failed', 'cancelled')`

const pairsOf = {
  co_viewed: toPairs('recommendations-viewed-pairs', viewedBaskets()),
  co_bought: toPairs('recommendations-bought-pairs', boughtBaskets),
} as const

const deleteRelations = statement({
  name: 'recommendations-relations-delete',
  sql: sql`delete from product_relations where site_id = ${siteId} and kind = ${param('kind', text)}`,
})

const insertRelations = statement({
  name: 'recommendations-relations-insert',
  sql: sql`insert into product_relations (site_id, kind, product_id, related_id, score)
    select ${siteId}, ${param('kind', text)}, g."productId", g."relatedId", g.score
    from jsonb_to_recordset(${param('relations', json<readonly Relation[]>())}) as g ("productId" text, "relatedId" text, score real)
    where exists (select from products p where p.id = g."productId") and exists (select from products p where p.id = g."relatedId")`,
})

const deletePopular = statement({
  name: 'recommendations-popular-delete',
  sql: sql`delete from popular_products where site_id = ${siteId}`,
})

// An event counts by its kind, and half of that for every half-life that it is old.
const insertPopular = statement({
  name: 'recommendations-popular-insert',
  sql: sql`insert into popular_products (site_id, product_id, score)
    select ${siteId}, product_id, sum(weight * power(0.5, greatest(0, extract(epoch from ${now} - at)) / ${param('halfLifeSeconds', integer)}::integer))::real
    from (
      select e.product_id, e.happened_at as at, case e.kind when 'added' then 3 else 1 end as weight from product_events e
      where e.site_id = ${siteId} and e.kind <> 'bought' and e.happened_at >= ${since}
      union all
      select p.id, o.placed_at, 8 from orders o,
        jsonb_path_query(o.doc, '$.items[*] ? (@.isBonus != true).masterId') as item join products p on p.id = item #>> '{}'
      where o.site_id = ${siteId} and o.placed_at >= ${since} and o.state not in ('failed', 'cancelled')
    ) happened group by product_id order by 3 desc limit 2000`,
})

/** The effect of a slot's strategy over some days. */
export type SlotEffect = {
  readonly slot: RecommendationSlot
  readonly strategy: RecommendationStrategy
  readonly impressions: number
  readonly clicks: number
  readonly purchases: number
  /** Orders whose product was followed last from here, without cancelled ones. */
  readonly orders: number
  /** What these products cost after all discounts, in minor units, by currency. */
  readonly revenue: readonly { readonly currency: Currency; readonly amount: number }[]
}

const listEffects = statement({
  name: 'recommendations-effects',
  row: {
    ...{ slot: text, strategy: text, impressions: integer, clicks: integer, purchases: integer, orders: integer },
    revenue: json<SlotEffect['revenue']>(),
  },
  sql: sql`with counted as (
      select slot, strategy, sum(impressions)::int as impressions, sum(clicks)::int as clicks, sum(purchases)::int as purchases
      from recommendation_counts where day >= (${since} at time zone 'UTC')::date and (${siteId} = '' or site_id = ${siteId})
      group by slot, strategy
    ),
    sold as (
      select r.slot, r.strategy, o.number, o.currency, sum((item ->> 'proratedPrice')::bigint) as amount
      from recommendation_purchases r join orders o on o.number = r.order_number and o.state not in ('failed', 'cancelled'),
        jsonb_array_elements(o.doc -> 'items') as item
      where (r.happened_at at time zone 'UTC')::date >= (${since} at time zone 'UTC')::date
        and (${siteId} = '' or r.site_id = ${siteId})
        and item ->> 'masterId' = r.product_id and (item ->> 'isBonus')::boolean is not true
      group by r.slot, r.strategy, o.number, o.currency
    ),
    earned as (
      select slot, strategy, sum(orders)::int as orders,
        json_agg(json_build_object('currency', currency, 'amount', amount) order by currency) as revenue
      from (select slot, strategy, currency, count(*) as orders, sum(amount) as amount from sold group by 1, 2, 3) by_currency
      group by slot, strategy
    )
    select slot, strategy, coalesce(c.impressions, 0) as impressions, coalesce(c.clicks, 0) as clicks,
      coalesce(c.purchases, 0) as purchases, coalesce(e.orders, 0) as orders, coalesce(e.revenue, '[]') as revenue
    from counted c full join earned e using (slot, strategy) order by slot, impressions desc, strategy`,
})

type Window = { readonly siteId: string; readonly since: number }

export const recommendationRuns = {
  claim: async (executor: Executor, run: { siteId: string; now: number; before: number }): Promise<boolean> =>
    (await findRow(executor, claimRun, run)) !== null,
  readPairs: (executor: Executor, kind: RelationKind, of: Window & { mostTogether: number; support: number }) =>
    getRow(executor, pairsOf[kind], of),
  replaceRelations: async (
    executor: Executor,
    of: { siteId: string; kind: RelationKind; relations: readonly Relation[] },
  ): Promise<void> => {
    await execute(executor, deleteRelations, of)
    await execute(executor, insertRelations, of)
  },
  replacePopular: async (executor: Executor, of: Window & { now: number; halfLifeSeconds: number }): Promise<void> => {
    await execute(executor, deletePopular, of)
    await execute(executor, insertPopular, of)
  },
  /** Lists the effects since a moment, of all sites where none is named. */
  listEffects: async (executor: Executor, window: Window): Promise<SlotEffect[]> =>
    (await listRows(executor, listEffects, window)) as SlotEffect[],
} as const
