import type { ExperimentState } from '@lacehouse/domain/experiments/experiment'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant, updatedAt } from './columns.ts'

/** Comparisons of variants between visitors who are assigned at random (decision 0097). */
export const experiments = pgTable(
  'experiments',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    state: text('state').$type<ExperimentState>().notNull().default('draft'),
    /** Ten-thousandths of the visitors. */
    traffic: integer('traffic').notNull().default(10_000),
    /** The baseline first. */
    variants: text('variants').array().notNull(),
    metric: text('metric').notNull().default('purchase'),
    segments: text('segments').array().notNull().default([]),
    siteIds: text('site_ids').array().notNull().default([]),
    startedAt: instant('started_at'),
    stoppedAt: instant('stopped_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('experiments_state_known', sql`${table.state} in ('draft', 'running', 'stopped')`),
    check('experiments_traffic_within', sql`${table.traffic} between 0 and 10000`),
  ],
)

/** The variant that a visitor has seen first. A visitor is a keyed hash of the random id of a browser, which leads to no one. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    experimentKey: text('experiment_key')
      .notNull()
      .references(() => experiments.key, { onDelete: 'cascade' }),
    visitor: bytea('visitor').notNull(),
    variant: text('variant').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.experimentKey, table.visitor] }),
    index('experiment_exposures_by_time').on(table.seenAt),
  ],
)

/** Conversions of visitors in experiments: purchases, clicks, errors of pages, measurements. */
export const experimentConversions = pgTable(
  'experiment_conversions',
  {
    /** The event's own id; of a purchase a keyed hash of its order, so that it counts once. */
    id: text('id').primaryKey(),
    visitor: bytea('visitor').notNull(),
    event: text('event').notNull(),
    /** Milliseconds of a measurement; 1 where nothing is measured. */
    value: real('value').notNull().default(1),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    index('experiment_conversions_by_visitor').on(table.visitor, table.event, table.happenedAt),
    index('experiment_conversions_by_time').on(table.happenedAt),
  ],
)
