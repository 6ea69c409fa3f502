import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from './columns.ts'

/** The list of favourites: one for each owner on a site. */
export const favouriteLists = pgTable(
  'favourite_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>().notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('favourite_lists_one_an_owner').on(table.siteId, table.ownerKind, table.ownerId),
    check('favourite_lists_owner_kind_known', sql`${table.ownerKind} in ('guest', 'consumer')`),
    index('favourite_lists_to_sweep').on(table.updatedAt).where(sql`${table.ownerKind} = 'guest'`),
  ],
)

/** A product in a colour; an item without its product stays on the list until its owner removes it. */
export const favouriteItems = pgTable(
  'favourite_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }),
    productId: text('product_id').notNull(),
    colourCode: text('colour_code').notNull(),
    qty: integer('qty').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    uniqueIndex('favourite_items_once').on(table.listId, table.productId, table.colourCode),
    check('favourite_items_qty_positive', sql`${table.qty} > 0`),
  ],
)

/** A link that shows a list to other people; its id reveals neither the list's id nor anything else. */
export const favouriteShares = pgTable(
  'favourite_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => favouriteLists.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('favourite_shares_by_list').on(table.listId)],
)
