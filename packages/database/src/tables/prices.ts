import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { products, variants } from './catalogue.ts'
import { createdAt, currency, instant, minor } from './columns.ts'

/**
 * Append-only history. The price of a product, price list, colour, variant and kind is the newest entry that has begun; there is none of
 * that kind after the entry's end. An entry that ends at its beginning ends a sale early.
 */
export const priceEntries = pgTable(
  'price_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    priceList: text('price_list').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    colourCode: text('colour_code'),
    /** A price of one variant, which goes before those of its colour and of the product. */
    variantId: text('variant_id').references(() => variants.id),
    kind: text('kind').$type<'base' | 'sale'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    currency: currency().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('price_entries_kind_known', sql`${table.kind} in ('base', 'sale')`),
    check('price_entries_not_negative', sql`${table.amountMinor} >= 0`),
    check('price_entries_span', sql`${table.endsAt} is null or ${table.endsAt} >= ${table.startsAt}`),
    index('price_entries_current').on(table.productId, table.priceList, table.startsAt.desc()),
  ],
)
