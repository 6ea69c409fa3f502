import { integer, json, param, products, sql, statement, text } from '@lacehouse/database'
import type { SetRow } from './read-sets.ts'
import type { CategoryRow } from './stored-product.ts'

/** A moment as our own format writes it. */
const toMoment = (column: 'p.target_publish_at' | 'p.published_at' | 'e.starts_at' | 'e.ends_at') => {
  const columns = {
    'p.target_publish_at': sql`p.target_publish_at`,
    'p.published_at': sql`p.published_at`,
    'e.starts_at': sql`e.starts_at`,
    'e.ends_at': sql`e.ends_at`,
  }
  return sql`to_char(${columns[column]} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

// JSON, and not JSONB, which would not keep the id first.
export const exportProducts = statement({
  name: 'export-products',
  row: { id: products.id, media: products.media, product: json<Readonly<Record<string, unknown>>>() },
  sql: sql`
  select p.id, p.media, json_build_object('id', p.id, 'kind', p.kind, 'model', p.model, 'brand', p.brand, 'names', p.names, 'slugs', p.slugs,
    'descriptions', p.descriptions, 'richDescriptions', p.rich_descriptions, 'details', p.details,
    'attributes', p.attributes, 'options', p.options, 'media', p.media, 'badge', p.badge, 'eyebrow', p.eyebrow,
    'productType', p.product_type, 'presale', p.presale, 'isReserveInStoreOnly', p.is_reserve_in_store_only,
    'targetPublishAt', ${toMoment('p.target_publish_at')}, 'taxClass', p.tax_class, 'weightG', p.weight_g,
    'popularity', p.popularity, 'status', p.status, 'publishedAt', ${toMoment('p.published_at')},
    'colours', (select coalesce(json_agg(json_build_object('code', c.colour_code, 'colourway', c.colourway,
        'colourFamily', c.family, 'names', c.names, 'swatch', c.swatch) order by c.position, c.colour_code), '[]')
      from product_colours c where c.product_id = p.id),
    'variants', (select coalesce(json_agg(json_build_object('id', v.id, 'upc', v.upc, 'colour', v.colour_code, 'size', v.size,
        'options', v.options, 'attributes', v.attributes, 'sizePosition', v.size_position, 'maxQty', v.max_qty,
        'notifyMe', v.notify_me, 'status', v.status) order by v.size_position, v.id), '[]')
      from variants v where v.product_id = p.id),
    'categories', (select coalesce(json_agg(pc.category_id order by pc.position, pc.category_id), '[]')
      from product_categories pc where pc.product_id = p.id),
    'prices', (select coalesce(json_agg(json_build_object('list', e.price_list, 'colour', e.colour_code, 'variant', e.variant_id,
        'kind', e.kind, 'amount', e.amount_minor, 'currency', e.currency, 'from', ${toMoment('e.starts_at')},
        'until', ${toMoment('e.ends_at')}) order by e.starts_at, e.price_list, e.kind, e.colour_code, e.variant_id, e.id), '[]')
      from price_entries e where e.product_id = p.id),
    'stock', (select coalesce(json_agg(json_strip_nulls(json_build_object('variant', s.variant_id, 'location', s.location_id,
        'quantity', s.on_hand, 'incoming', s.incoming, 'expectedOn', case when s.incoming > 0 then s.expected_on end)) order by s.variant_id, s.location_id), '[]')
      from stock_items s join variants v on v.id = s.variant_id where v.product_id = p.id)) as product
  from products p where p.id > ${param('after', text)} order by p.id limit ${param('size', integer)}`,
})

/** The locales, and the keys beside them, that the texts of products have. */
export const exportLocales = statement({
  name: 'export-locales',
  row: { locale: text },
  sql: sql`select distinct k.locale from (
      select names || slugs || descriptions || rich_descriptions || coalesce(badge, '{}') || coalesce(eyebrow, '{}') as words from products
      union all select names from product_colours) w, jsonb_object_keys(w.words) as k (locale) order by 1`,
})

export const exportCategories = statement({
  name: 'export-categories',
  row: { category: json<CategoryRow>() },
  sql: sql`select json_build_object('id', id, 'parentId', parent_id, 'position', position, 'names', names, 'slugs', slugs,
      'descriptions', descriptions, 'image', image, 'status', status) as category
    from categories order by id`,
})

export const exportSets = statement({
  name: 'export-sets',
  row: { set: json<SetRow>() },
  sql: sql`select json_build_object('id', s.id, 'names', s.names, 'slugs', s.slugs, 'descriptions', s.descriptions,
      'position', s.position, 'status', s.status, 'products', array(select i.product_id from product_set_items i
        where i.set_id = s.id order by i.position, i.product_id)) as set
    from product_sets s order by s.id`,
})
