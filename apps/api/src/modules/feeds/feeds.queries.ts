import { arrayOf, integer, json, param, products, sql, statement, text } from '@lacehouse/database'

/** The ids of products that are shown and sold, in their order, from one on; what promotions alone give is not sold. */
export const listLiveIds = statement({
  name: 'feed-live-ids',
  row: { id: products.id },
  sql: sql`select id from products where status = 'live' and (published_at is null or published_at <= now())
    and not coalesce((attributes ->> 'giftOnly')::boolean, false) and id > ${param('after', text)} order by id limit ${param('size', integer)}`,
})

/** The stock of variants at the stores of a site. */
export const listStoreStock = statement({
  name: 'feed-store-stock',
  row: { stock: json<readonly { variantId: string; locationId: string; quantity: number }[]>() },
  sql: sql`select coalesce(json_agg(json_build_object('variantId', s.variant_id, 'locationId', s.location_id,
      'quantity', s.on_hand - s.reserved) order by s.location_id, s.variant_id), '[]') as stock
    from stock_items s join locations l on l.id = s.location_id
    where l.site_id = ${param('siteId', text)} and l.kind = 'store' and l.status = 'open'
      and s.variant_id = any(${param('variantIds', arrayOf(text))})`,
})
