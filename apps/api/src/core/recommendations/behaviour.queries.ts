import { arrayOf, bytes, type Executor, execute, json, moment, param, sql, statement, text } from '@lacehouse/database'
import type { FollowedCard, ShownCards } from './recommendation-tokens.ts'

export type ProductEvent = { readonly kind: 'viewed' | 'added' | 'bought'; readonly productId: string }

/** A product of an order, as the page of its confirmation names both. */
export type OrderedProduct = { readonly productId: string; readonly orderNumber: string }

/** What a batch of a visit's events says. */
export type Behaviour = {
  readonly visit: Buffer
  readonly siteId: string
  readonly now: number
  readonly events: readonly ProductEvent[]
  readonly followed: readonly FollowedCard[]
  readonly shown: readonly ShownCards[]
  readonly ordered: readonly OrderedProduct[]
  /** The hashes under which the visit may have followed a card within the window: of the day, and of the day before. */
  readonly visits: readonly Buffer[]
  /** The moment from which a followed card counts for an order of now. */
  readonly since: number
}

const visit = param('visit', bytes)
const siteId = param('siteId', text)
const now = moment('now')
const since = moment('since')

// What a visit did before is not counted again. The counts are locked in one order, so that batches do not wait for each other in a circle.
const record = statement({
  name: 'behaviour-record',
  sql: sql`
    with done as (
      insert into product_events (visit, kind, product_id, site_id, happened_at)
      select distinct ${visit}::bytea, e.kind, p.id, ${siteId}, ${now}
      from jsonb_to_recordset(${param('events', json<readonly ProductEvent[]>())}) as e (kind text, "productId" text)
        join products p on p.id = e."productId"
      on conflict do nothing returning kind, product_id
    ),
    followed as (
      insert into recommendation_clicks (visit, product_id, slot, strategy, clicked_at)
      select distinct on (p.id, c.slot) ${visit}::bytea, p.id, c.slot, c.strategy, ${now}
      from jsonb_to_recordset(${param('followed', json<readonly FollowedCard[]>())}) as c ("productId" text, slot text, strategy text)
        join products p on p.id = c."productId"
      on conflict (visit, product_id, slot) do update set strategy = excluded.strategy, clicked_at = excluded.clicked_at
      returning slot, strategy, xmax = 0 as "isFirst"
    ),
    counted as (
      select s.slot, s.strategy, s.cards as impressions, 0 as clicks, 0 as purchases
      from jsonb_to_recordset(${param('shown', json<readonly ShownCards[]>())}) as s (slot text, strategy text, cards integer)
      union all select f.slot, f.strategy, 0, 1, 0 from followed f where f."isFirst"
      union all select c.slot, c.strategy, 0, 0, 1 from done d
        join recommendation_clicks c on c.visit = ${visit} and c.product_id = d.product_id where d.kind = 'bought'
    )
    insert into recommendation_counts as r (day, site_id, slot, strategy, impressions, clicks, purchases)
    select (${now} at time zone 'UTC')::date, ${siteId}, slot, strategy, sum(impressions), sum(clicks), sum(purchases)
    from counted group by slot, strategy order by slot, strategy
    on conflict (day, site_id, slot, strategy) do update set impressions = r.impressions + excluded.impressions,
      clicks = r.clicks + excluded.clicks, purchases = r.purchases + excluded.purchases`,
})

// The order itself says what was bought and when; a page only names it. The first report of an order counts, later ones change nothing.
const attribute = statement({
  name: 'behaviour-attribute',
  sql: sql`
    insert into recommendation_purchases (order_number, product_id, site_id, slot, strategy, happened_at)
    select distinct on (o.number, p.id) o.number, p.id, o.site_id, c.slot, c.strategy, o.placed_at
    from jsonb_to_recordset(${param('ordered', json<readonly OrderedProduct[]>())}) as e ("productId" text, "orderNumber" text)
      join orders o on o.number = e."orderNumber" and o.site_id = ${siteId} and o.placed_at >= ${since} and o.state <> 'failed'
      join products p on p.id = e."productId"
        and o.doc @> jsonb_build_object('items', jsonb_build_array(jsonb_build_object('masterId', p.id, 'isBonus', false)))
      join recommendation_clicks c on c.product_id = p.id and c.clicked_at between o.placed_at - (${now} - ${since}) and o.placed_at
        and c.visit = any (${param('visits', arrayOf(bytes))})
    order by o.number, p.id, c.clicked_at desc, c.slot
    on conflict do nothing`,
})

/** Records what a visit did; products that the shop does not have are left out. */
export async function writeBehaviour(executor: Executor, behaviour: Behaviour): Promise<void> {
  await execute(executor, record, behaviour)
  if (behaviour.ordered.length > 0) await execute(executor, attribute, behaviour)
}
