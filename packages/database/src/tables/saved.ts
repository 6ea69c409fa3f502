import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { SavedItem } from '@lacehouse/domain/saved-items/saved-item'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'

/** The list saved for later: one for each owner on a site. */
export const savedLists = pgTable(
  'saved_lists',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>().notNull(),
    ownerId: text('owner_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('saved_lists_one_an_owner').on(table.siteId, table.ownerKind, table.ownerId),
    index('saved_lists_of_guests').on(table.createdAt).where(sql`${table.ownerKind} = 'guest'`),
    check('saved_lists_owner_kind_known', sql`${table.ownerKind} in ('guest', 'consumer')`),
  ],
)

/** `key` is equal for equal items, so that an item is on a list once. */
export const savedItems = pgTable(
  'saved_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => savedLists.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    doc: jsonb('doc').$type<SavedItem>().notNull(),
    savedAt: instant('saved_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_items_once').on(table.listId, table.key),
    index('saved_items_by_list').on(table.listId, table.savedAt.desc()),
  ],
)
