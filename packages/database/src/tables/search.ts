import type { SearchRules } from '@lacehouse/domain/search/search-rules'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { instant, tsvector, updatedAt } from './columns.ts'

/** One denormalised row for each product and locale, rebuilt when either changes; all of it derives from other tables. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    /** Ranks first in searches. */
    title: text('title').notNull(),
    /** Category, colour, kind: rank second. */
    labels: text('labels').notNull().default(''),
    /** Material, use, fit. */
    traits: text('traits').notNull().default(''),
    body: text('body').notNull().default(''),
    document: tsvector('document').notNull().generatedAlwaysAs(sql`search_vector(locale, title, labels, traits, body)`),
    /** Lower case without accents, for trigrams. */
    words: text('words').notNull().generatedAlwaysAs(sql`plain_words(title || ' ' || labels)`),
    facets: jsonb('facets').$type<Record<string, string[]>>().notNull().default({}),
    categoryIds: text('category_ids').array().notNull().default([]),
    /** Lowest current amount in minor units by price list; a list that is absent does not sell the product. */
    priceFrom: jsonb('price_from').$type<Record<string, number>>().notNull().default({}),
    popularity: integer('popularity').notNull().default(0),
    publishedAt: instant('published_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('search_documents_text').using('gin', table.document),
    index('search_documents_trigrams').using('gin', table.words.op('gin_trgm_ops')),
    index('search_documents_categories').using('gin', table.categoryIds),
  ],
)

/** The rules of a site's search in a locale, the live ones and the draft (decision 0080). */
export const searchRules = pgTable(
  'search_rules',
  {
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    state: text('state').$type<'draft' | 'live'>().notNull(),
    rules: jsonb('rules').$type<SearchRules>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.locale, table.state] }),
    check('search_rules_state_known', sql`${table.state} in ('draft', 'live')`),
  ],
)

/**
 * What shoppers search for, by day: texts of catalogue words, without who asked (decisions 0125 and 0132). A text counts once
 * in ten minutes, however often it was searched in them.
 */
export const searchCounts = pgTable(
  'search_counts',
  {
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** In lower case, its words parted by single spaces. */
    text: text('text').notNull(),
    day: date('day').notNull(),
    /** Of searches that found products. */
    count: integer('count').notNull(),
    /** Of searches that found nothing that has all of it. */
    missed: integer('missed').notNull().default(0),
    /** When it was counted last on the day. */
    countedAt: instant('counted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.locale, table.day, table.text] }),
    index('search_counts_by_time').on(table.countedAt),
  ],
)
