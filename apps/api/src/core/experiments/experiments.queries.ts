import {
  arrayOf,
  type Executor,
  execute,
  experiments,
  findRow,
  float,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Experiment } from '@lacehouse/domain/experiments/experiment'

const key = param('key', text)

const columns = sql`key, name, state, traffic, variants, metric, segments, site_ids as "siteIds", started_at as "startedAt",
  stopped_at as "stoppedAt"`
const row = {
  key: experiments.key,
  name: experiments.name,
  state: experiments.state,
  traffic: experiments.traffic,
  variants: experiments.variants,
  metric: experiments.metric,
  segments: experiments.segments,
  siteIds: experiments.siteIds,
  startedAt: experiments.startedAt,
  stoppedAt: experiments.stoppedAt,
}

const list = statement({
  name: 'experiments-list',
  row,
  sql: sql`select ${columns} from experiments order by created_at desc, key`,
})

const find = statement({
  name: 'experiments-find',
  row,
  sql: sql`select ${columns} from experiments where key = ${key} for update`,
})

const put = statement({
  name: 'experiments-put',
  sql: sql`
    insert into experiments (key, name, state, traffic, variants, metric, segments, site_ids, started_at, stopped_at)
    values (${key}, ${param('name', text)}, ${param('state', text)}, ${param('traffic', integer)},
      ${param('variants', arrayOf(text))}, ${param('metric', text)}, ${param('segments', arrayOf(text))},
      ${param('siteIds', arrayOf(text))}, case when ${param('state', text)} = 'running' then ${moment('now')} end, null)
    on conflict (key) do update set name = excluded.name, state = excluded.state, traffic = excluded.traffic,
      variants = excluded.variants, metric = excluded.metric, segments = excluded.segments, site_ids = excluded.site_ids,
      started_at = coalesce(experiments.started_at, excluded.started_at),
      stopped_at = case when excluded.state = 'stopped' then ${moment('now')} end, updated_at = now()`,
})

export type StoredExposure = {
  readonly experimentKey: string
  readonly variant: string
  readonly visitor: string
  readonly at: number
}
export type StoredConversion = {
  readonly id: string
  readonly event: string
  readonly value: number
  readonly visitor: string
  readonly at: number
}

// The first variant that a visitor saw stays theirs, and an order counts once.
const record = statement({
  name: 'experiment-events-record',
  sql: sql`
    with exposed as (
      insert into experiment_exposures (experiment_key, visitor, variant, seen_at)
      select distinct on (e."experimentKey", e.visitor) e."experimentKey", decode(e.visitor, 'hex'), e.variant,
        to_timestamp(e.at / 1000)
      from jsonb_to_recordset(${param('exposures', json<readonly StoredExposure[]>())})
        as e ("experimentKey" text, visitor text, variant text, at double precision)
      where exists (select from experiments x where x.key = e."experimentKey")
      order by e."experimentKey", e.visitor, e.at
      on conflict do nothing
    )
    insert into experiment_conversions (id, visitor, event, value, happened_at)
    select c.id, decode(c.visitor, 'hex'), c.event, c.value, to_timestamp(c.at / 1000)
    from jsonb_to_recordset(${param('conversions', json<readonly StoredConversion[]>())})
      as c (id text, visitor text, event text, value real, at double precision)
    on conflict do nothing`,
})

/** Days before an experiment whose measurements say how high a metric was without it. */
const historyDays = 30

const sums = statement({
  name: 'experiment-sums',
  row: {
    variant: text,
    visitors: integer,
    y: float,
    yy: float,
    x: float,
    xx: float,
    xy: float,
    withErrors: integer,
    measured: integer,
    lcp: float,
    lcpSquares: float,
  },
  sql: sql`
    with seen as (
      select e.variant,
        (select count(*) > 0 from experiment_conversions c where c.visitor = e.visitor and c.event = ${param('metric', text)}
          and c.happened_at >= e.seen_at)::int::float8 as y,
        (select count(*) > 0 from experiment_conversions c where c.visitor = e.visitor and c.event = ${param('metric', text)}
          and c.happened_at < e.seen_at and c.happened_at >= e.seen_at - make_interval(days => ${param('days', integer)}::int))::int::float8 as x,
        exists (select from experiment_conversions c where c.visitor = e.visitor and c.event = 'error'
          and c.happened_at >= e.seen_at) as failed,
        (select avg(c.value)::float8 from experiment_conversions c where c.visitor = e.visitor and c.event = 'lcp'
          and c.happened_at >= e.seen_at) as lcp
      from experiment_exposures e where e.experiment_key = ${key}
    )
    select variant, count(*)::int as visitors, sum(y)::float8 as y, sum(y * y)::float8 as yy, sum(x)::float8 as x,
      sum(x * x)::float8 as xx, sum(x * y)::float8 as xy, (count(*) filter (where failed))::int as "withErrors",
      count(lcp)::int as measured, coalesce(sum(lcp), 0)::float8 as lcp, coalesce(sum(lcp * lcp), 0)::float8 as "lcpSquares"
    from seen group by variant`,
})

const purchases = statement({
  name: 'experiment-purchases',
  row: { variant: text, id: text },
  sql: sql`
    select e.variant, c.id from experiment_exposures e
      join experiment_conversions c on c.visitor = e.visitor and c.event = 'purchase' and c.happened_at >= e.seen_at
    where e.experiment_key = ${key}`,
})

const returned = statement({
  name: 'experiment-returned-orders',
  row: { orderNumber: text },
  sql: sql`select distinct order_number as "orderNumber" from order_returns
    where cancelled_at is null and registered_at >= ${param('since', nullable(experiments.startedAt))}`,
})

export type ExperimentRow = RowOf<typeof list>
export type SumsRow = RowOf<typeof sums>

export const experimentQueries = {
  list: (executor: Executor): Promise<ExperimentRow[]> => listRows(executor, list),
  find: (executor: Executor, experimentKey: string): Promise<ExperimentRow | null> =>
    findRow(executor, find, { key: experimentKey }),
  put: (executor: Executor, experiment: Experiment, now: number): Promise<number> =>
    execute(executor, put, { ...experiment, now }),
  record: (
    executor: Executor,
    events: { exposures: readonly StoredExposure[]; conversions: readonly StoredConversion[] },
  ): Promise<number> => execute(executor, record, events),
  listSums: (executor: Executor, { key: ofKey, metric }: Pick<Experiment, 'key' | 'metric'>): Promise<SumsRow[]> =>
    listRows(executor, sums, { key: ofKey, metric, days: historyDays }),
  listPurchases: (executor: Executor, experimentKey: string): Promise<{ variant: string; id: string }[]> =>
    listRows(executor, purchases, { key: experimentKey }),
  listReturned: (executor: Executor, since: Date): Promise<{ orderNumber: string }[]> =>
    listRows(executor, returned, { since }),
}
