import type { RecommendationSlot, RecommendationStrategy } from '@lacehouse/domain/recommendations/slots'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { bytea, instant } from './columns.ts'
import { orders } from './orders.ts'

const productId = (name = 'product_id') =>
  text(name)
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/**
 * What visits did with products, each once a visit. A visit is a keyed hash of a number that the browser made for one tab and of the
 * day: nothing leads from it to an account, a cart or another day (decision 0083).
 */
export const productEvents = pgTable(
  'product_events',
  {
    visit: bytea('visit').notNull(),
    kind: text('kind').$type<'viewed' | 'added' | 'bought'>().notNull(),
    productId: productId(),
    siteId: text('site_id').notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visit, table.kind, table.productId] }),
    check('product_events_kind_known', sql`${table.kind} in ('viewed', 'added', 'bought')`),
    index('product_events_by_time').on(table.happenedAt),
    index('product_events_by_site').on(table.siteId, table.kind, table.happenedAt),
    index('product_events_by_product').on(table.productId),
  ],
)

/** Recommendations that were followed, until a purchase of the same visit can no longer count for them (decision 0151). */
export const recommendationClicks = pgTable(
  'recommendation_clicks',
  {
    visit: bytea('visit').notNull(),
    productId: productId(),
    slot: text('slot').$type<RecommendationSlot>().notNull(),
    strategy: text('strategy').$type<RecommendationStrategy>().notNull(),
    clickedAt: instant('clicked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visit, table.productId, table.slot] }),
    index('recommendation_clicks_by_time').on(table.clickedAt),
    index('recommendation_clicks_by_product').on(table.productId),
  ],
)

/**
 * The products of orders that a recommendation led to: the last one that the order's visit had followed (decision 0151). Amounts are
 * read from the order. No visit is stored with it.
 */
export const recommendationPurchases = pgTable(
  'recommendation_purchases',
  {
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number, { onDelete: 'cascade' }),
    productId: productId(),
    siteId: text('site_id').notNull(),
    slot: text('slot').$type<RecommendationSlot>().notNull(),
    strategy: text('strategy').$type<RecommendationStrategy>().notNull(),
    /** When the order was placed. */
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.productId] }),
    index('recommendation_purchases_by_time').on(table.happenedAt),
    index('recommendation_purchases_by_product').on(table.productId),
  ],
)

/** The effect of recommendations by day: cards of carousels that were seen, those that were followed, and bought afterwards. */
export const recommendationCounts = pgTable(
  'recommendation_counts',
  {
    day: date('day').notNull(),
    siteId: text('site_id').notNull(),
    slot: text('slot').$type<RecommendationSlot>().notNull(),
    strategy: text('strategy').$type<RecommendationStrategy>().notNull(),
    impressions: integer('impressions').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
    purchases: integer('purchases').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.siteId, table.slot, table.strategy] })],
)

/** The products that occur together with another one in views and orders, the best first; a job computes them. */
export const productRelations = pgTable(
  'product_relations',
  {
    siteId: text('site_id').notNull(),
    kind: text('kind').$type<'co_viewed' | 'co_bought'>().notNull(),
    productId: productId(),
    relatedId: productId('related_id'),
    /** The cosine of the two, from 0 to 1. */
    score: real('score').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.kind, table.productId, table.relatedId] }),
    check('product_relations_kind_known', sql`${table.kind} in ('co_viewed', 'co_bought')`),
    index('product_relations_by_product').on(table.productId),
    index('product_relations_by_related').on(table.relatedId),
  ],
)

/** The products of a site that are looked at and bought now: a sum that halves every week. */
export const popularProducts = pgTable(
  'popular_products',
  { siteId: text('site_id').notNull(), productId: productId(), score: real('score').notNull() },
  (table) => [
    primaryKey({ columns: [table.siteId, table.productId] }),
    index('popular_products_by_product').on(table.productId),
  ],
)

/** When a site's recommendations were computed, so that of several instances one computes them. */
export const recommendationRuns = pgTable('recommendation_runs', {
  siteId: text('site_id').primaryKey(),
  computedAt: instant('computed_at').notNull(),
})
