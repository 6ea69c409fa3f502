import {
  arrayOf,
  boolean,
  integer,
  json,
  nullable,
  param,
  priceEntries,
  products,
  sql,
  statement,
  text,
  variants,
} from '@lacehouse/database'
import type { StoredPrice } from '@lacehouse/domain/catalogue-import/plan-price-entries'
import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import type { CategoryRow, ColourRow, PriceRow, ProductRow, StockRow, VariantRow } from './stored-product.ts'

const productIds = param('productIds', arrayOf(text))

/**
 * Loading takes longer than the shop's own statements may. The indexes of the search gather more new words before they sort them in,
 * which is what most of an import's time would go to. Batches of two imports wait for each other: they would lock the same rows in
 * the orders of their files.
 */
export const prepareImport = statement({
  name: 'import-settings',
  row: { timeout: text, idle: text, memory: text, pending: text, lock: text },
  sql: sql`select set_config('statement_timeout', '0', true) as timeout,
    set_config('idle_in_transaction_session_timeout', '0', true) as idle,
    set_config('work_mem', '64MB', true) as memory, set_config('gin_pending_list_limit', '32MB', true) as pending,
    pg_advisory_xact_lock(hashtext('catalogue-import'))::text as lock`,
})

/** Sorts the gathered words in, so that searches need not read them one by one. */
export const sortSearchWords = statement({
  name: 'import-sort-search-words',
  row: { pages: integer },
  sql: sql`select gin_clean_pending_list('search_documents_text')::int + gin_clean_pending_list('search_documents_trigrams')::int
    + gin_clean_pending_list('search_documents_categories')::int as pages`,
})

/** Without fresh statistics PostgreSQL would plan the statements for empty tables. */
export const countRowsAnew = statement({
  name: 'import-analyze',
  sql: sql`analyze products, product_colours, variants, product_categories, price_entries, stock_items, search_documents`,
})

export const listOwners = statement({
  name: 'import-owners',
  row: { upc: variants.upc, productId: variants.productId },
  sql: sql`select upc, product_id as "productId" from variants where upc = any(${param('upcs', arrayOf(text))})`,
})

export const listKnownVariants = statement({
  name: 'import-known-variants',
  row: { id: variants.id },
  sql: sql`select id from variants where product_id = any(${productIds})`,
})

export const listNewestPrices = statement({
  name: 'import-newest-prices',
  row: { productId: priceEntries.productId, prices: json<StoredPrice[]>() },
  sql: sql`select product_id as "productId", json_agg(json_build_object('variantId', variant_id, 'colourCode', colour_code,
      'kind', kind, 'amount', amount_minor, 'from', extract(epoch from starts_at)::float8 * 1000,
      'until', extract(epoch from ends_at)::float8 * 1000)) as prices
    from (select distinct on (product_id, variant_id, colour_code, kind) * from price_entries
      where product_id = any(${productIds}) and price_list = ${param('priceList', text)}
      order by product_id, variant_id, colour_code, kind, starts_at desc, id desc) as newest
    group by product_id`,
})

export type WarehouseRow = {
  readonly id: string
  readonly siteId: string
  readonly names: Readonly<Record<string, string>>
  readonly country: string
}

/** A shop that had no catalogue has no warehouse yet. */
export const addWarehouse = statement({
  name: 'import-warehouse',
  sql: sql`insert into locations (id, kind, site_id, names, address)
    select id, 'warehouse', "siteId", names, jsonb_build_object('countryCode', country)
    from jsonb_to_recordset(${param('rows', json<readonly WarehouseRow[]>())})
      as given (id text, "siteId" text, names jsonb, country text)
    on conflict (id) do nothing`,
})

export const addCategories = statement({
  name: 'import-categories',
  sql: sql`insert into categories (id, parent_id, position, names, slugs, descriptions, image, status)
    select id, "parentId", position, names, slugs, descriptions, image, status from jsonb_to_recordset(${param('rows', json<readonly CategoryRow[]>())})
      as given (id text, "parentId" text, position int, names jsonb, slugs jsonb, descriptions jsonb, image jsonb, status text)
    on conflict (id) do nothing`,
})

/** What staff edit among the attributes. */
const editedAttributes = sql`(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(p.attributes)
      where key in ('upsells', 'upsellLayout', 'modelMeasurements'))`

// What an entry of a merchant's file does not say stays, and so do a kind and a type that no earlier import found: the merchant set them otherwise. Words of other locales stay beside those of the file.
export const writeProducts = statement({
  name: 'import-products',
  row: { id: products.id, isNew: boolean },
  sql: sql`
  insert into products as own (id, kind, model, brand, names, slugs, descriptions, rich_descriptions, details, attributes,
    options, badge, eyebrow, product_type, presale, is_reserve_in_store_only, target_publish_at, tax_class, weight_g,
    popularity, status, published_at)
  select g.id, case when k.derives then g.kind else p.kind end,
    case when g.whole or p.id is null then g.model else p.model end, g.brand,
    coalesce(p.names, '{}') || g.names, coalesce(p.slugs, '{}') || g.slugs,
    coalesce(p.descriptions, '{}') || g.descriptions, coalesce(p.rich_descriptions, '{}') || g."richDescriptions",
    case when g.whole or p.id is null then g.details else p.details end, 
    case when g.whole or p.id is null then '{}' else ${editedAttributes} end
      || case when k.derives or not p.attributes ? 'type' then g.attributes else g.attributes || jsonb_build_object('type', p.attributes -> 'type') end, g.options,
    case when g.whole or p.id is null then g.badge else p.badge end,
    case when g.whole or p.id is null then g.eyebrow else p.eyebrow end,
    g."productType",
    case when g.whole or p.id is null then g.presale else p.presale end,
    case when g.whole or p.id is null then g."isReserveInStoreOnly" else p.is_reserve_in_store_only end,
    case when g.whole or p.id is null then g."targetPublishAt" else p.target_publish_at end,
    case when g.whole or p.id is null or g."taxClass" = 'gift_card' then g."taxClass" else p.tax_class end, g."weightG",
    case when g.whole or p.id is null then g.popularity else p.popularity end, g.status,
    case when g.whole then g."publishedAt" else coalesce(p.published_at, now()) end
  from jsonb_to_recordset(${param('rows', json<readonly ProductRow[]>())}) as g (id text, whole boolean, kind text, model text,
    brand text, names jsonb, slugs jsonb, descriptions jsonb, "richDescriptions" jsonb, details jsonb, attributes jsonb,
    options jsonb, badge jsonb, eyebrow jsonb, "productType" text, presale boolean, "isReserveInStoreOnly" boolean,
    "targetPublishAt" timestamptz(3), "taxClass" text, "weightG" int, popularity int, status text, "publishedAt" timestamptz(3))
  left join products p on p.id = g.id
  cross join lateral (select g.whole or p.id is null or p.kind = 'imported' or (p.attributes -> 'derived' ->> 'kind' = p.kind
    and coalesce(p.attributes -> 'type', 'null') = coalesce(p.attributes -> 'derived' -> 'type', 'null')) as derives) k
  on conflict (id) do update set kind = excluded.kind, model = excluded.model, brand = excluded.brand,
    names = excluded.names, slugs = excluded.slugs, descriptions = excluded.descriptions,
    rich_descriptions = excluded.rich_descriptions, details = excluded.details, attributes = excluded.attributes,
    options = excluded.options, badge = excluded.badge, eyebrow = excluded.eyebrow, product_type = excluded.product_type,
    presale = excluded.presale, is_reserve_in_store_only = excluded.is_reserve_in_store_only,
    target_publish_at = excluded.target_publish_at, tax_class = excluded.tax_class, weight_g = excluded.weight_g,
    popularity = excluded.popularity, status = excluded.status, published_at = excluded.published_at, updated_at = now()
  where (own.kind, own.model, own.brand, own.names, own.slugs, own.descriptions, own.rich_descriptions, own.details,
      own.attributes, own.options, own.badge, own.eyebrow, own.product_type, own.presale, own.is_reserve_in_store_only,
      own.target_publish_at, own.tax_class, own.weight_g, own.popularity, own.status, own.published_at)
    is distinct from (excluded.kind, excluded.model, excluded.brand, excluded.names, excluded.slugs, excluded.descriptions,
      excluded.rich_descriptions, excluded.details, excluded.attributes, excluded.options, excluded.badge, excluded.eyebrow,
      excluded.product_type, excluded.presale, excluded.is_reserve_in_store_only, excluded.target_publish_at,
      excluded.tax_class, excluded.weight_g, excluded.popularity, excluded.status, excluded.published_at)
  returning own.id, own.xmax = 0 as "isNew"`,
})

export const dropColours = statement({
  name: 'import-drop-colours',
  row: { id: text },
  sql: sql`delete from product_colours c where c.product_id = any(${productIds})
      and c.product_id || '/' || c.colour_code <> all(${param('remaining', arrayOf(text))})
    returning c.product_id as id`,
})

export const writeColours = statement({
  name: 'import-colours',
  row: { id: text },
  sql: sql`
  insert into product_colours as own (product_id, colour_code, colourway, family, names, swatch, position)
  select g."productId", g."colourCode", g.colourway, g."colourFamily", coalesce(c.names, '{}') || g.names, g.swatch, g.position
  from jsonb_to_recordset(${param('rows', json<readonly ColourRow[]>())}) as g ("productId" text, "colourCode" text, colourway text,
    "colourFamily" text, names jsonb, swatch text, position int)
  left join product_colours c on c.product_id = g."productId" and c.colour_code = g."colourCode"
  on conflict (product_id, colour_code) do update set colourway = excluded.colourway, family = excluded.family,
    names = excluded.names, swatch = excluded.swatch, position = excluded.position
  where (own.colourway, own.family, own.names, own.swatch, own.position)
    is distinct from (excluded.colourway, excluded.family, excluded.names, excluded.swatch, excluded.position)
  returning own.product_id as id`,
})

/** A variant that the file no longer has is not sold any more; carts and orders still name it. */
export const withdrawVariants = statement({
  name: 'import-withdraw-variants',
  row: { id: text },
  sql: sql`update variants v set status = 'withdrawn' where v.product_id = any(${productIds}) and v.status = 'live'
      and v.id <> all(${param('remaining', arrayOf(text))})
    returning v.product_id as id`,
})

export const writeVariants = statement({
  name: 'import-variants',
  row: { id: text },
  sql: sql`
  insert into variants as own (id, product_id, upc, colour_code, size, options, attributes, size_position, max_qty, notify_me, status)
  select id, "productId", upc, "colourCode", size, options, attributes, "sizePosition", "maxQty", "notifyMe", status
  from jsonb_to_recordset(${param('rows', json<readonly VariantRow[]>())}) as g (id text, "productId" text, upc text, "colourCode" text,
    size text, options jsonb, attributes jsonb, "sizePosition" int, "maxQty" int, "notifyMe" boolean, status text)
  on conflict (id) do update set upc = excluded.upc, colour_code = excluded.colour_code, size = excluded.size,
    options = excluded.options, attributes = excluded.attributes, size_position = excluded.size_position,
    max_qty = excluded.max_qty, notify_me = excluded.notify_me, status = excluded.status
  where (own.upc, own.colour_code, own.size, own.options, own.attributes, own.size_position, own.max_qty, own.notify_me, own.status)
    is distinct from (excluded.upc, excluded.colour_code, excluded.size, excluded.options, excluded.attributes,
      excluded.size_position, excluded.max_qty, excluded.notify_me, excluded.status)
  returning own.product_id as id`,
})

export const dropPlaces = statement({
  name: 'import-drop-places',
  row: { id: text },
  sql: sql`delete from product_categories c where c.product_id = any(${productIds})
      and c.product_id || '/' || c.category_id <> all(${param('remaining', arrayOf(text))})
    returning c.product_id as id`,
})

export type PlaceRow = { readonly productId: string; readonly categoryId: string; readonly position: number }

export const writePlaces = statement({
  name: 'import-places',
  row: { id: text },
  sql: sql`
  insert into product_categories as own (product_id, category_id, position)
  select "productId", "categoryId", position from jsonb_to_recordset(${param('rows', json<readonly PlaceRow[]>())})
    as g ("productId" text, "categoryId" text, position int)
  on conflict (product_id, category_id) do update set position = excluded.position where own.position <> excluded.position
  returning own.product_id as id`,
})

export const addPrices = statement({
  name: 'import-prices',
  row: { id: text },
  sql: sql`
  insert into price_entries as own (price_list, product_id, colour_code, variant_id, kind, amount_minor, currency, starts_at, ends_at)
  select "priceList", "productId", "colourCode", "variantId", kind, amount, currency, "startsAt", "endsAt"
  from jsonb_to_recordset(${param('rows', json<readonly (PriceRow & { readonly position: number })[]>())}) as g ("priceList" text, "productId" text, "colourCode" text,
    "variantId" text, kind text, amount bigint, currency text, "startsAt" timestamptz(3), "endsAt" timestamptz(3), position int)
  where not exists (select 1 from price_entries e where e.product_id = g."productId" and e.price_list = g."priceList"
    and e.kind = g.kind and e.amount_minor = g.amount and e.starts_at = g."startsAt"
    and (e.colour_code, e.variant_id, e.ends_at) is not distinct from (g."colourCode", g."variantId", g."endsAt"))
  order by g.position
  returning own.product_id as id`,
})

const stockRows = sql`jsonb_to_recordset(${param('rows', json<readonly StockRow[]>())})
    as g ("variantId" text, "locationId" text, quantity int)`

export const addStockItems = statement({
  name: 'import-stock-items',
  sql: sql`insert into stock_items (variant_id, location_id)
    select "variantId", "locationId" from ${stockRows} where quantity = 0 on conflict do nothing`,
})

// What orders have reserved stays on hand, whatever the file counts.
export const countStock = statement({
  name: 'import-count-stock',
  row: { id: text },
  sql: sql`
  with added as (
    insert into stock_entries (variant_id, location_id, reason, quantity)
    select g."variantId", g."locationId", 'count', greatest(g.quantity, coalesce(s.reserved, 0)) - coalesce(s.on_hand, 0)
    from ${stockRows} left join stock_items s on s.variant_id = g."variantId" and s.location_id = g."locationId"
    where greatest(g.quantity, coalesce(s.reserved, 0)) <> coalesce(s.on_hand, 0)
    order by 1, 2
    returning variant_id
  )
  select distinct v.product_id as id from added join variants v on v.id = added.variant_id`,
})

/** What products show: media, and how many pictures but placeholders. */
export const listLooks = statement({
  name: 'import-looks',
  row: { id: products.id, media: products.media, pictures: integer },
  sql: sql`select p.id, p.media, (select count(*)::int from product_pictures i where i.product_id = p.id
      and i.view <> 'placeholder') as pictures
    from products p where p.id = any(${productIds})`,
})

const productId = param('productId', text)

export const listMedia = statement({
  name: 'import-list-media',
  row: { media: products.media },
  sql: sql`select media from products where id = ${productId}`,
})

// Skips unchanged rows, so that they cause no change event.
export const writeMedia = statement({
  name: 'import-media',
  sql: sql`update products set media = ${param('media', json<readonly ProductMedium[]>())}, updated_at = now()
    where id = ${productId} and media <> ${param('media', json<readonly ProductMedium[]>())}`,
})

export type PlaceholderRow = {
  readonly hash: string
  readonly width: number
  readonly height: number
  readonly thumbHash: string
  readonly placeholder: string
}

/** A colour without any picture shows the shop's placeholder. */
export const addPlaceholders = statement({
  name: 'import-placeholders',
  row: { id: text },
  sql: sql`
  insert into product_pictures as own (product_id, colour_code, view, position, hash, width, height, thumb_hash, placeholder)
  select c.product_id, c.colour_code, 'placeholder', 0, ${param('hash', text)}, ${param('width', integer)}::int,
    ${param('height', integer)}::int, ${param('thumbHash', text)}, ${param('placeholder', text)}
  from product_colours c where c.product_id = any(${productIds}) and not exists (select 1 from product_pictures i
    where i.product_id = c.product_id and i.colour_code = c.colour_code)
  returning own.product_id as id`,
})

export const listCategoryNames = statement({
  name: 'import-category-names',
  row: { id: text, parentId: nullable(text), names: json<Record<string, string>>() },
  sql: sql`select id, parent_id as "parentId", names from categories`,
})
