import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, type Localised, localised, updatedAt } from './columns.ts'

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    model: text('model').notNull(),
    brand: text('brand').notNull(),
    names: localised('names').notNull(),
    slugs: localised('slugs').notNull(),
    descriptions: localised('descriptions').notNull().default({}),
    /** The description with markup, sanitised; a locale without one shows the plain text. */
    richDescriptions: localised('rich_descriptions').notNull().default({}),
    details: localised<{ title: string; items: string[] }[]>('details').notNull().default({}),
    attributes: jsonb('attributes').$type<Record<string, unknown>>().notNull().default({}),
    /** The options in which its variants differ, in the order of the page; null stands for a colour and a size. */
    options: jsonb('options').$type<readonly { type: string; names: Localised }[]>(),
    /** Videos, 360-degree views and models in three dimensions, in the order of display. */
    media: jsonb('media').$type<readonly ProductMedium[]>().notNull().default([]),
    badge: localised('badge'),
    eyebrow: localised('eyebrow'),
    productType: text('product_type').notNull().default('standard'),
    presale: boolean('presale').notNull().default(false),
    isReserveInStoreOnly: boolean('is_reserve_in_store_only').notNull().default(false),
    targetPublishAt: instant('target_publish_at'),
    taxClass: text('tax_class').notNull().default('standard'),
    weightG: integer('weight_g').notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    popularity: integer('popularity').notNull().default(0),
    status: text('status').$type<'draft' | 'live' | 'withdrawn'>().notNull().default('draft'),
    publishedAt: instant('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('products_id_shape', sql`${table.id} ~ '^[0-9A-Z]{8,11}$'`),
    check('products_status_known', sql`${table.status} in ('draft', 'live', 'withdrawn')`),
    check('products_weight_not_negative', sql`${table.weightG} >= 0`),
    check(
      'products_rating_in_range',
      sql`${table.ratingCount} >= 0 and ${table.ratingSum} between ${table.ratingCount} and 5 * ${table.ratingCount}`,
    ),
    index('products_by_publication').on(table.status, table.publishedAt.desc()),
  ],
)

export const productColours = pgTable(
  'product_colours',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    colourCode: text('colour_code').notNull(),
    colourway: text('colourway').notNull(),
    family: text('family').notNull(),
    names: localised('names').notNull(),
    swatch: text('swatch').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productId, table.colourCode] })],
)

export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    upc: text('upc').notNull(),
    colourCode: text('colour_code').notNull(),
    /** All options but the colour as one text, so that no two variants of a colour are the same. */
    size: text('size').notNull(),
    /** The value of each option but the colour, by its type; null where `size` is the only one. */
    options: jsonb('options').$type<Readonly<Record<string, string>>>(),
    /** Further values of the merchant's file, such as the SKU; no page shows them. */
    attributes: jsonb('attributes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    sizePosition: integer('size_position').notNull().default(0),
    maxQty: integer('max_qty').notNull().default(999999),
    notifyMe: boolean('notify_me').notNull().default(true),
    status: text('status').$type<'live' | 'withdrawn'>().notNull().default('live'),
  },
  (table) => [
    uniqueIndex('variants_upc').on(table.upc),
    uniqueIndex('variants_choice').on(table.productId, table.colourCode, table.size),
    check('variants_status_known', sql`${table.status} in ('live', 'withdrawn')`),
    check('variants_max_qty_positive', sql`${table.maxQty} > 0`),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: text('id').primaryKey(),
    parentId: text('parent_id'),
    position: integer('position').notNull().default(0),
    names: localised('names').notNull(),
    slugs: localised('slugs').notNull(),
    descriptions: localised('descriptions').notNull().default({}),
    image: jsonb('image').$type<Record<string, unknown>>(),
    status: text('status').$type<'live' | 'hidden'>().notNull().default('live'),
  },
  (table) => [
    check('categories_id_shape', sql`${table.id} ~ '^[0-9]{4,10}$'`),
    check('categories_status_known', sql`${table.status} in ('live', 'hidden')`),
    index('categories_by_parent').on(table.parentId, table.position),
  ],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_by_category').on(table.categoryId, table.position),
  ],
)

/** Products that are shown together on a page of their own. */
export const productSets = pgTable(
  'product_sets',
  {
    id: text('id').primaryKey(),
    names: localised('names').notNull(),
    slugs: localised('slugs').notNull(),
    descriptions: localised('descriptions').notNull().default({}),
    position: integer('position').notNull().default(0),
    status: text('status').$type<'live' | 'hidden'>().notNull().default('live'),
  },
  (table) => [
    check('product_sets_id_shape', sql`${table.id} ~ '^[0-9A-Z]{8,11}$'`),
    check('product_sets_status_known', sql`${table.status} in ('live', 'hidden')`),
  ],
)

export const productSetItems = pgTable(
  'product_set_items',
  {
    setId: text('set_id')
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.productId] }),
    index('product_set_items_by_product').on(table.productId),
  ],
)

/** Imported photographs, which replace the rendered pictures of a product's colour. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: text('product_id').notNull(),
    colourCode: text('colour_code').notNull(),
    view: text('view').notNull(),
    position: integer('position').notNull(),
    /** SHA-256 of the original; its master is stored under this hash. */
    hash: text('hash').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** ThumbHash in base64. */
    thumbHash: text('thumb_hash').notNull(),
    /** Its average colour, `#rrggbb`. */
    placeholder: text('placeholder').notNull(),
    alt: localised('alt').notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.colourCode, table.view] }),
    foreignKey({
      name: 'product_pictures_of_colour',
      columns: [table.productId, table.colourCode],
      foreignColumns: [productColours.productId, productColours.colourCode],
    }).onDelete('cascade'),
    check('product_pictures_hash_shape', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('product_pictures_view_shape', sql`${table.view} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('product_pictures_have_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
)
