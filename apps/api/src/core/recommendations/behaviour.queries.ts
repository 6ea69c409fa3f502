import { bytes, type Executor, execute, json, moment, param, sql, statement, text } from '@lacehouse/database'
import type { FollowedCard, ShownCards } from './recommendation-tokens.ts'

export type ProductEvent = { readonly kind: 'viewed' | 'added' | 'bought'; readonly productId: string }

/** What a batch of a visit's events says. */
export type Behaviour = {
  readonly visit: Buffer
  readonly siteId: string
  readonly now: number
  readonly events: readonly ProductEvent[]
  readonly followed: readonly FollowedCard[]
  readonly shown: readonly ShownCards[]
}

const visit = param('visit', bytes)
const siteId = param('siteId', text)
const now = moment('now')

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
      on conflict do nothing returning slot, strategy
    ),
    counted as (
      select s.slot, s.strategy, s.cards as impressions, 0 as clicks, 0 as purchases
      from jsonb_to_recordset(${param('shown', json<readonly ShownCards[]>())}) as s (slot text, strategy text, cards integer)
      union all select f.slot, f.strategy, 0, 1, 0 from followed f
      union all select c.slot, c.strategy, 0, 0, 1 from done d
        join recommendation_clicks c on c.visit = ${visit} and c.product_id = d.product_id where d.kind = 'bought'
    )
    insert into recommendation_counts as r (day, site_id, slot, strategy, impressions, clicks, purchases)
    select (${now} at time zone 'UTC')::date, ${siteId}, slot, strategy, sum(impressions), sum(clicks), sum(purchases)
    from counted group by slot, strategy order by slot, strategy
    on conflict (day, site_id, slot, strategy) do update set impressions = r.impressions + excluded.impressions,
      clicks = r.clicks + excluded.clicks, purchases = r.purchases + excluded.purchases`,
})

/** Records what a visit did; products that the shop does not have are left out. */
export async function writeBehaviour(executor: Executor, behaviour: Behaviour): Promise<void> {
  await execute(executor, record, behaviour)
}
