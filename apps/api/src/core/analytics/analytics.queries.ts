import {
  analyticsEvents,
  bytes,
  type Executor,
  execute,
  float,
  integer,
  json,
  listRows,
  moment,
  oneOf,
  param,
  purchaseEvents,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { PageType } from '@lacehouse/domain/page/page-type'
import type { Vital } from '@lacehouse/domain/page/vitals'

export type StoredEvent = {
  readonly page: PageType
  readonly name: string
  readonly data: Readonly<Record<string, unknown>>
}

type StoredBatch = {
  readonly siteId: string
  readonly visit: Buffer
  readonly release: string
  readonly now: number
  readonly events: readonly StoredEvent[]
}

const insertEvents = statement({
  name: 'analytics-insert',
  sql: sql`
    insert into analytics_events (site_id, visit, page_type, name, data, release, happened_at)
    select ${param('siteId', text)}, ${param('visit', bytes)}, e.page, e.name, e.data, ${param('release', analyticsEvents.release)},
      ${moment('now')}
    from jsonb_to_recordset(${param('events', json<readonly StoredEvent[]>())}) as e (page text, name text, data jsonb)`,
})

const insertPurchase = statement({
  name: 'purchase-event-insert',
  sql: sql`
    insert into purchase_events (order_number, site_id, event, happened_at)
    values (${param('orderNumber', text)}, ${param('siteId', text)}, ${param('event', purchaseEvents.event)}, ${moment('now')})
    on conflict do nothing`,
})

/** A measurement of a kind of page: the value that three of four loads kept. */
export type VitalRow = {
  readonly page: PageType
  readonly release: string
  /** Empty for all loads of the page, whatever they showed. */
  readonly variant: string
  readonly metric: Vital
  readonly loads: number
  readonly p75: number
}

const listVitalRows = statement({
  name: 'analytics-vitals',
  row: {
    page: analyticsEvents.pageType,
    release: analyticsEvents.release,
    variant: text,
    metric: oneOf<Vital>(),
    loads: integer,
    p75: float,
  },
  sql: sql`
    select e.page_type as page, e.release, v.variant, e.data ->> 'metric' as metric, count(*)::int as loads,
      percentile_cont(0.75) within group (order by (e.data ->> 'value')::float8) as p75
    from analytics_events e
      cross join lateral (
        select '' as variant union select jsonb_array_elements_text(coalesce(e.data -> 'variants', '[]'))
      ) v
    where e.name = 'web_vital' and e.happened_at >= ${moment('since')}
      and (${param('siteId', text)} = '' or e.site_id = ${param('siteId', text)})
    group by 1, 2, 3, 4
    order by 1, max(max(e.happened_at)) over (partition by e.release) desc, 2, 3, 4`,
})

/** Lists the measurements of pages since a moment by page type, release and variant, of all sites where none is named. */
export async function listVitals(
  executor: Executor,
  window: { readonly siteId: string; readonly since: number },
): Promise<VitalRow[]> {
  return listRows(executor, listVitalRows, window)
}

/** Stores the events of a visit. */
export async function storeEvents(executor: Executor, batch: StoredBatch): Promise<void> {
  await execute(executor, insertEvents, batch)
}

/** Stores the purchase event of an order; a repetition changes nothing. */
export async function storePurchase(
  executor: Executor,
  purchase: {
    readonly orderNumber: string
    readonly siteId: string
    readonly event: Readonly<Record<string, unknown>>
    readonly now: number
  },
): Promise<void> {
  await execute(executor, insertPurchase, purchase)
}
