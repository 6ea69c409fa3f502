import { integer, json, nullable, param, sql, statement, text } from '@lacehouse/database'

export type ListedProduct = {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly brand: string
  readonly status: 'draft' | 'live' | 'withdrawn'
  readonly variants: number
  readonly free: number
  readonly updatedAt: string
}

const search = param('search', nullable(text))
const locale = param('locale', text)
const sort = param('sort', text)

/** Lists products by id, barcode, variant or a part of a name. */
export const listProducts = statement({
  name: 'backoffice-list-products',
  row: { total: integer, products: json<readonly ListedProduct[]>() },
  sql: sql`
  with own as (
    select p.id, p.updated_at, coalesce(p.names ->> ${locale}, (select value from jsonb_each_text(p.names) order by key limit 1), p.id) as name
    from products p
    where (${param('state', nullable(text))}::text is null or p.status = ${param('state', nullable(text))})
      and (${search}::text is null or p.id = upper(${search}) or lower(p.names::text) like ${param('pattern', nullable(text))}
        or p.id in (select v.product_id from variants v where v.upc = ${search} or v.id = ${search}))
  ), page as (
    select own.*, row_number() over (order by case ${sort} when 'name' then name end, case ${sort} when '-name' then name end desc,
      case ${sort} when 'updatedAt' then updated_at end, updated_at desc, id) as place
    from own order by place offset ${param('offset', integer)} limit ${param('limit', integer)}
  )
  select (select count(*)::int from own) as total,
    (select coalesce(json_agg(json_build_object('id', p.id, 'names', p.names, 'brand', p.brand, 'status', p.status,
      'updatedAt', p.updated_at, 'variants', (select count(*) from variants v where v.product_id = p.id and v.status = 'live'),
      'free', (select coalesce(sum(s.on_hand - s.reserved), 0) from stock_items s join variants v on v.id = s.variant_id
        where v.product_id = p.id)) order by page.place), '[]')
      from page join products p using (id)) as products`,
})
