import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from './columns.ts'
import { consumers } from './consumers.ts'

/** A list that a consumer named; `share_id` is the id of its link while it is shared. */
export const wishlists = pgTable(
  'wishlists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    shareId: uuid('share_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('wishlists_by_consumer').on(table.consumerNo, table.siteId),
    uniqueIndex('wishlists_by_share').on(table.shareId).where(sql`${table.shareId} is not null`),
    check('wishlists_name_given', sql`length(${table.name}) between 1 and 60`),
  ],
)

/** A product in a colour; an item without its product stays on the list until its owner removes it. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    colourCode: text('colour_code').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [uniqueIndex('wishlist_items_once').on(table.listId, table.productId, table.colourCode)],
)
