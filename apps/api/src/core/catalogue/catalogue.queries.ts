import {
  arrayOf,
  categories,
  float,
  json,
  listRows,
  nullable,
  param,
  products,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import type { CategoryRecord, ProductRecord } from './product-record.ts'

const productColumns = sql`
  p.id, p.kind, p.model, p.brand, p.names, p.slugs, p.descriptions, p.rich_descriptions as "richDescriptions", p.details,
  p.attributes, p.options, p.media, p.badge, p.eyebrow,
  p.product_type as "productType", p.presale, p.is_reserve_in_store_only as "isReserveInStoreOnly",
  extract(epoch from p.target_publish_at)::float8 * 1000 as "targetPublishAt", p.tax_class as "taxClass",
  p.weight_g as "weightG", p.popularity,
  p.rating_sum as "ratingSum", p.rating_count as "ratingCount", p.status, extract(epoch from p.published_at)::float8 * 1000 as "publishedAt",
  (select coalesce(json_agg(json_build_object('code', c.colour_code, 'colourway', c.colourway, 'colourFamily', c.family,
     'names', c.names, 'swatch', string_to_array(c.swatch, ',')) order by c.position), '[]')
   from product_colours c where c.product_id = p.id) as colours,
  (select coalesce(json_agg(json_build_object('id', v.id, 'upc', v.upc, 'colourCode', v.colour_code, 'size', v.size, 'options', v.options,
     'maxQty', v.max_qty, 'notifyMe', v.notify_me, 'status', v.status) order by v.size_position, v.id), '[]')
   from variants v where v.product_id = p.id) as variants,
  (select coalesce(json_agg(json_build_object('priceList', e.price_list, 'colourCode', e.colour_code, 'variantId', e.variant_id, 'kind', e.kind,
     'amountMinor', e.amount_minor, 'currency', e.currency, 'startsAt', extract(epoch from e.starts_at)::float8 * 1000,
     'endsAt', extract(epoch from e.ends_at)::float8 * 1000) order by e.starts_at, e.id), '[]')
   from price_entries e where e.product_id = p.id) as prices,
  (select coalesce(json_agg(json_build_object('colourCode', i.colour_code, 'view', i.view, 'hash', i.hash,
     'width', i.width, 'height', i.height, 'thumbHash', i.thumb_hash, 'placeholder', i.placeholder, 'alt', i.alt)
     order by i.colour_code, i.position, i.view), '[]')
   from product_pictures i where i.product_id = p.id) as pictures,
  (select json_build_object('votes', json_build_object('small', coalesce(s.fit_small, 0), 'true', coalesce(s.fit_true, 0),
     'large', coalesce(s.fit_large, 0)), 'tooSmall', coalesce(r.too_small, 0), 'tooLarge', coalesce(r.too_large, 0))
   from (select p.id) one(id) left join review_summaries s on s.product_id = one.id
     left join size_returns r on r.product_id = one.id) as "fitEvidence",
  (select coalesce(json_object_agg(d.site_id, d.id), '{}') from draws d
   where d.product_id = p.id and d.state in ('open', 'drawn')) as draws,
  (select coalesce(json_agg(id), '[]') from (
     with recursive up(id) as (
       select pc.category_id from product_categories pc where pc.product_id = p.id
       union select c.parent_id from categories c join up on c.id = up.id where c.parent_id is not null
     ) select id from up) as within) as "categoryIds"`

const productRow = {
  id: products.id,
  kind: products.kind,
  model: products.model,
  brand: products.brand,
  names: products.names,
  slugs: products.slugs,
  descriptions: products.descriptions,
  richDescriptions: products.richDescriptions,
  details: json<ProductRecord['details']>(),
  attributes: products.attributes,
  options: products.options,
  media: products.media,
  badge: products.badge,
  eyebrow: products.eyebrow,
  productType: products.productType,
  presale: products.presale,
  isReserveInStoreOnly: products.isReserveInStoreOnly,
  targetPublishAt: nullable(float),
  taxClass: products.taxClass,
  weightG: products.weightG,
  popularity: products.popularity,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  status: products.status,
  publishedAt: nullable(float),
  colours: json<ProductRecord['colours']>(),
  variants: json<ProductRecord['variants']>(),
  prices: json<ProductRecord['prices']>(),
  pictures: json<ProductRecord['pictures']>(),
  fitEvidence: json<ProductRecord['fitEvidence']>(),
  draws: json<ProductRecord['draws']>(),
  categoryIds: json<ProductRecord['categoryIds']>(),
}

const listProducts = statement({
  name: 'catalogue-products',
  row: productRow,
  sql: sql`select ${productColumns} from products p where p.id = any(${param('ids', arrayOf(text))})`,
})

const listProductsOfVariants = statement({
  name: 'catalogue-of-variants',
  row: productRow,
  sql: sql`select ${productColumns} from products p
    where p.id in (select v.product_id from variants v where v.id = any(${param('variantIds', arrayOf(text))}))`,
})

const listCategories = statement({
  name: 'catalogue-categories',
  row: {
    id: categories.id,
    parentId: categories.parentId,
    names: categories.names,
    slugs: categories.slugs,
    descriptions: categories.descriptions,
    position: categories.position,
  },
  sql: sql`select id, parent_id as "parentId", names, slugs, descriptions, position
    from categories where status = 'live' order by position, id`,
})

/** Creates the queries of the catalogue. Each takes one round trip for any number of products. */
export function createCatalogueQueries(pool: Pool) {
  return {
    listProducts: (ids: readonly string[]): Promise<ProductRecord[]> => listRows(pool, listProducts, { ids }),

    listProductsOfVariants: (variantIds: readonly string[]): Promise<ProductRecord[]> =>
      listRows(pool, listProductsOfVariants, { variantIds }),

    listCategories: (): Promise<CategoryRecord[]> => listRows(pool, listCategories),
  }
}
