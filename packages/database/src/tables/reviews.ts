import type { Fit, FlagReason, PublicationState, RefusalReason } from '@lacehouse/domain/reviews/review'
import type { Finding } from '@lacehouse/domain/reviews/screen-text'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { bytea, instant } from './columns.ts'

/** Reviews of products, of which the published ones are public (decision 0075). */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The account that wrote it; null for a review that came with the catalogue. */
    consumerNo: text('consumer_no'),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The language of the text: the one that it was found to be in, otherwise that of the locale. */
    language: text('language').notNull(),
    stars: integer('stars').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    nickname: text('nickname').notNull(),
    /** SHA-256 of the folded text, by which it is found under other products; null for a short one and an older one. */
    textHash: text('text_hash'),
    fit: text('fit').$type<Fit>(),
    size: text('size'),
    /** Whether an order of the account with the product was delivered before it was written. */
    isVerified: boolean('is_verified').notNull(),
    photoCount: integer('photo_count').notNull(),
    state: text('state').$type<PublicationState>().notNull(),
    findings: jsonb('findings').$type<readonly Finding[]>().notNull(),
    refusalReason: text('refusal_reason').$type<RefusalReason>(),
    /** Kept by triggers from the votes, and from the flags that no one has looked at. */
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    openFlags: integer('open_flags').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When its writer changed it, or the staff decided about it. */
    changedAt: instant('changed_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (table) => [
    check('reviews_stars_in_range', sql`${table.stars} between 1 and 5`),
    check('reviews_fit_known', sql`${table.fit} in ('small', 'true', 'large')`),
    check('reviews_state_known', sql`${table.state} in ('waiting', 'published', 'refused')`),
    check('reviews_published_have_time', sql`(${table.state} = 'published') = (${table.publishedAt} is not null)`),
    uniqueIndex('reviews_one_a_person').on(table.productId, table.consumerNo),
    index('reviews_newest')
      .on(table.productId, table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_helpful')
      .on(table.productId, table.helpful.desc(), table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_by_stars')
      .on(table.productId, table.stars, table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_by_language')
      .on(table.productId, table.language, table.publishedAt.desc(), table.id)
      .where(sql`${table.state} = 'published'`),
    index('reviews_by_text').on(table.textHash).where(sql`${table.textHash} is not null`),
    index('reviews_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('reviews_to_moderate')
      .on(table.changedAt, table.id)
      .where(sql`${table.state} = 'waiting' or ${table.openFlags} > 0`),
    index('reviews_published_by_change').on(table.changedAt.desc(), table.id).where(sql`${table.state} = 'published'`),
    index('reviews_refused').on(table.changedAt).where(sql`${table.state} = 'refused'`),
  ],
)

/** Photos of reviews as JPEG without metadata. One without a review waits for the form that it was chosen in. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no').notNull(),
    position: integer('position').notNull().default(0),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('review_photos_by_review').on(table.reviewId, table.position).where(sql`${table.reviewId} is not null`),
    index('review_photos_by_consumer').on(table.consumerNo),
    index('review_photos_unused').on(table.createdAt).where(sql`${table.reviewId} is null`),
  ],
)

/** Whether a reader found a review helpful; each person has one vote, which may change. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no').notNull(),
    isHelpful: boolean('is_helpful').notNull(),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.consumerNo] }),
    index('review_votes_by_consumer').on(table.consumerNo),
  ],
)

/** Reports of readers about reviews, each person's once a review. */
export const reviewFlags = pgTable(
  'review_flags',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no').notNull(),
    reason: text('reason').$type<FlagReason>().notNull(),
    flaggedAt: instant('flagged_at').notNull(),
    /** When the staff looked at it. */
    handledAt: instant('handled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.consumerNo] }),
    check(
      'review_flags_reason_known',
      sql`${table.reason} in ('offensive', 'off_topic', 'advertising', 'fake', 'personal_data')`,
    ),
    index('review_flags_by_consumer').on(table.consumerNo),
  ],
)

/** The counts of a product's published reviews, which triggers keep exact within the transaction of each change. */
export const reviewSummaries = pgTable(
  'review_summaries',
  {
    productId: text('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    count: integer('count').notNull().default(0),
    sum: integer('sum').notNull().default(0),
    stars1: integer('stars_1').notNull().default(0),
    stars2: integer('stars_2').notNull().default(0),
    stars3: integer('stars_3').notNull().default(0),
    stars4: integer('stars_4').notNull().default(0),
    stars5: integer('stars_5').notNull().default(0),
    fitSmall: integer('fit_small').notNull().default(0),
    fitTrue: integer('fit_true').notNull().default(0),
    fitLarge: integer('fit_large').notNull().default(0),
    withPhotos: integer('with_photos').notNull().default(0),
    verified: integer('verified').notNull().default(0),
  },
  (table) => [
    check(
      'review_summaries_add_up',
      sql`${table.count} = ${table.stars1} + ${table.stars2} + ${table.stars3} + ${table.stars4} + ${table.stars5}
        and ${table.sum} = ${table.stars1} + 2 * ${table.stars2} + 3 * ${table.stars3} + 4 * ${table.stars4} + 5 * ${table.stars5}
        and least(${table.stars1}, ${table.stars2}, ${table.stars3}, ${table.stars4}, ${table.stars5}, ${table.fitSmall},
          ${table.fitTrue}, ${table.fitLarge}, ${table.withPhotos}, ${table.verified}) >= 0`,
    ),
  ],
)
