import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { instant, tsvector, updatedAt } from './columns.ts'

/** One denormalised row for each product and locale, rebuilt whenever either changes; nothing here is a source of truth. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    /** Weighted: A name, B category and colour, C attributes, D description. */
    document: tsvector('document').notNull(),
    /** Lower case without accents, for trigrams. */
    words: text('words').notNull(),
    title: text('title').notNull(),
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
