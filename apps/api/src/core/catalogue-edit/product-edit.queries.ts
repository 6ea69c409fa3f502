import { arrayOf, boolean, integer, json, nullable, param, products, sql, statement, text } from '@lacehouse/database'
import type { Localised } from '../catalogue/product-record.ts'

const productId = param('productId', text)

/** The version of the words that the editor has seen and may overwrite. */
const version = sql`md5(concat_ws('/', p.names, p.descriptions, p.rich_descriptions, p.options, p.status,
  (select string_agg(pc.category_id, ',' order by pc.position, pc.category_id) from product_categories pc where pc.product_id = p.id),
  (select string_agg(v.id, ',' order by v.id) from variants v where v.product_id = p.id and v.status = 'withdrawn')))`

/** The version of the facts that the editor has seen and may overwrite. */
const factsVersion = sql`md5(jsonb_build_array(p.badge, p.eyebrow, extract(epoch from p.target_publish_at), p.presale,
  p.is_reserve_in_store_only, p.attributes -> 'upsells', p.attributes -> 'upsellLayout', p.attributes -> 'modelMeasurements')::text)`

/** The upsells of a product in their order, as the catalogue states them: one text or a list. */
const upsells = sql`(select coalesce(json_agg(json_build_object('id', u.id, 'names', o.names, 'status', o.status) order by u.place), '[]')
  from jsonb_path_query(p.attributes, 'lax $.upsells[*] ? (@.type() == "string")') with ordinality as given (id, place)
  cross join lateral (select upper(given.id #>> '{}') as id, given.place) u left join products o on o.id = u.id)`

export type EditedUpsell = {
  readonly id: string
  /** Null where the shop has no such product. */
  readonly names: Localised | null
  readonly status: 'draft' | 'live' | 'withdrawn' | null
}

export type EditedVariant = {
  readonly id: string
  readonly upc: string
  readonly sku: string | null
  readonly colourCode: string
  readonly size: string
  readonly status: 'live' | 'withdrawn'
}

export type EditedPrice = {
  readonly priceList: string
  readonly colourCode: string | null
  readonly variantId: string | null
  readonly kind: 'base' | 'sale'
  readonly amount: number
  readonly currency: string
  readonly from: number
  readonly until: number | null
}

export const findProduct = statement({
  name: 'edit-find-product',
  row: {
    id: products.id,
    brand: products.brand,
    names: products.names,
    slugs: products.slugs,
    descriptions: products.descriptions,
    richDescriptions: products.richDescriptions,
    options: products.options,
    status: products.status,
    updatedAt: products.updatedAt,
    publishedAt: products.publishedAt,
    version: text,
    badge: products.badge,
    eyebrow: products.eyebrow,
    targetPublishAt: products.targetPublishAt,
    presale: products.presale,
    isReserveInStoreOnly: products.isReserveInStoreOnly,
    attributes: products.attributes,
    upsells: json<readonly EditedUpsell[]>(),
    factsVersion: text,
    categoryIds: arrayOf(text),
    colours: json<readonly { code: string; names: Localised }[]>(),
    variants: json<readonly EditedVariant[]>(),
    prices: json<readonly EditedPrice[]>(),
    priceVersions: json<Readonly<Record<string, string>>>(),
  },
  sql: sql`
  select p.id, p.brand, p.names, p.slugs, p.descriptions, p.rich_descriptions as "richDescriptions", p.options, p.status,
    p.updated_at as "updatedAt", p.published_at as "publishedAt", ${version} as version,
    p.badge, p.eyebrow, p.target_publish_at as "targetPublishAt", p.presale, p.is_reserve_in_store_only as "isReserveInStoreOnly",
    p.attributes, ${upsells} as upsells, ${factsVersion} as "factsVersion",
    array(select pc.category_id from product_categories pc where pc.product_id = p.id order by pc.position, pc.category_id) as "categoryIds",
    (select coalesce(json_agg(json_build_object('code', c.colour_code, 'names', c.names) order by c.position), '[]')
      from product_colours c where c.product_id = p.id) as colours,
    (select coalesce(json_agg(json_build_object('id', v.id, 'upc', v.upc, 'sku', v.attributes ->> 'sku', 'colourCode', v.colour_code,
        'size', v.size, 'status', v.status) order by v.colour_code, v.size_position, v.id), '[]')
      from variants v where v.product_id = p.id) as variants,
    (select coalesce(json_agg(json_build_object('priceList', e.price_list, 'colourCode', e.colour_code, 'variantId', e.variant_id,
        'kind', e.kind, 'amount', e.amount_minor, 'currency', e.currency, 'from', extract(epoch from e.starts_at)::float8 * 1000,
        'until', extract(epoch from e.ends_at)::float8 * 1000) order by e.starts_at desc, e.id desc), '[]')
      from price_entries e where e.product_id = p.id) as prices,
    (select coalesce(json_object_agg(price_list, newest), '{}') from (
      select e.price_list, max(e.id)::text as newest from price_entries e where e.product_id = p.id group by 1) as versions) as "priceVersions"
  from products p where p.id = ${productId}`,
})

/** Edits of one product wait for each other. */
export const lockProduct = statement({
  name: 'edit-lock-product',
  row: { id: products.id },
  sql: sql`select id from products where id = ${productId} for update`,
})

export const writeProduct = statement({
  name: 'edit-write-product',
  sql: sql`update products set names = ${param('names', json<Localised>())}, slugs = ${param('slugs', json<Localised>())},
    descriptions = ${param('descriptions', json<Localised>())}, rich_descriptions = ${param('richDescriptions', json<Localised>())},
    options = ${param('options', nullable(json<(typeof products.$inferSelect)['options']>()))}, status = ${param('status', text)},
    published_at = case when ${param('status', text)} = 'live' then coalesce(published_at, now()) else published_at end,
    updated_at = now()
  where id = ${productId}`,
})

export const setVariantStates = statement({
  name: 'edit-variant-states',
  sql: sql`update variants set status = case when id = any(${param('withdrawn', arrayOf(text))}) then 'withdrawn' else 'live' end
    where product_id = ${productId} and (status = 'withdrawn') <> (id = any(${param('withdrawn', arrayOf(text))}))`,
})

export const dropPlaces = statement({
  name: 'edit-drop-places',
  sql: sql`delete from product_categories where product_id = ${productId} and category_id <> all(${param('categoryIds', arrayOf(text))})`,
})

export const writePlaces = statement({
  name: 'edit-write-places',
  row: { id: text },
  sql: sql`insert into product_categories as own (product_id, category_id, position)
    select ${productId}, c.id, array_position(${param('categoryIds', arrayOf(text))}::text[], c.id) - 1 from categories c
    where c.id = any(${param('categoryIds', arrayOf(text))})
    on conflict (product_id, category_id) do update set position = excluded.position
    returning own.category_id as id`,
})

export const listStock = statement({
  name: 'edit-list-stock',
  row: {
    locations: json<readonly { id: string; names: Localised; kind: 'warehouse' | 'store' }[]>(),
    items:
      json<
        readonly {
          variantId: string
          locationId: string
          onHand: number
          reserved: number
          incoming: number
          promised: number
          expectedOn: string | null
        }[]
      >(),
  },
  sql: sql`
  with own as (select l.* from locations l where l.site_id = ${param('siteId', text)} and l.status = 'open')
  select (select coalesce(json_agg(json_build_object('id', l.id, 'names', l.names, 'kind', l.kind)
      order by l.kind desc, l.priority, l.id), '[]') from own l) as locations,
    (select coalesce(json_agg(json_build_object('variantId', s.variant_id, 'locationId', s.location_id, 'onHand', s.on_hand,
        'reserved', s.reserved, 'incoming', s.incoming, 'promised', s.promised, 'expectedOn', s.expected_on)), '[]')
      from stock_items s join variants v on v.id = s.variant_id join own l on l.id = s.location_id
      where v.product_id = ${productId}) as items`,
})

/** The site of the location, where both the variant and the location exist. */
export const findStockPlace = statement({
  name: 'edit-stock-place',
  row: { siteId: text },
  sql: sql`select l.site_id as "siteId" from variants v, locations l
    where v.id = ${param('variantId', text)} and v.product_id = ${productId} and l.id = ${param('locationId', text)}`,
})

export const lockStock = statement({
  name: 'edit-lock-stock',
  row: { onHand: integer, reserved: integer },
  sql: sql`select on_hand as "onHand", reserved from stock_items
    where variant_id = ${param('variantId', text)} and location_id = ${param('locationId', text)} for update`,
})

export const addStockEntry = statement({
  name: 'edit-stock-entry',
  sql: sql`insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select ${param('variantId', text)}, ${param('locationId', text)},
      case when ${param('isReceived', boolean)} then 'receive' else 'count' end, ${param('change', integer)}::int, ${param('reference', text)}`,
})
