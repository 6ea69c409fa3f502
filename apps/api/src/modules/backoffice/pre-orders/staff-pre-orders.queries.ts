import { integer, json, nullable, param, sql, statement, text } from '@lacehouse/database'
import { sumPromised } from '../../../core/stock/sum-promised.ts'

type Words = Readonly<Record<string, string>>

export type ListedPreOrder = {
  readonly productId: string
  readonly names: Words
  readonly colourNames: Words
  readonly size: string
  readonly variantId: string
  readonly upc: string
  readonly locationId: string
  readonly locationNames: Words
  readonly siteId: string
  readonly expectedOn: string
  readonly incoming: number
  readonly promised: number
  readonly orderCount: number
  readonly orders: readonly { readonly orderNumber: string; readonly units: number }[]
}

const search = param('search', nullable(text))
const promisedUnits = sumPromised(sql`e`)

/** Lists what is on its way, first what orders wait for, the nearest day first, by product, variant, barcode or a part of a name. */
export const listPreOrders = statement({
  name: 'backoffice-list-pre-orders',
  row: { total: integer, preOrders: json<readonly ListedPreOrder[]>() },
  sql: sql`
  with own as (
    select s.variant_id, s.location_id, s.expected_on, s.promised = 0 as is_free, v.product_id, v.size_position
    from stock_items s join variants v on v.id = s.variant_id join products p on p.id = v.product_id
    where s.incoming > 0 and (${search}::text is null or p.id = upper(${search}) or v.id = ${search} or v.upc = ${search}
      or lower(p.names::text) like ${param('pattern', nullable(text))})
  ), page as (
    select own.*, row_number() over (order by is_free, expected_on, product_id, size_position, variant_id, location_id) as place
    from own order by place offset ${param('offset', integer)} limit ${param('limit', integer)}
  )
  select (select count(*)::int from own) as total,
    (select coalesce(json_agg(json_build_object('productId', p.id, 'names', p.names, 'colourNames', coalesce(c.names, '{}'),
        'size', v.size, 'variantId', v.id, 'upc', v.upc, 'locationId', l.id, 'locationNames', l.names, 'siteId', l.site_id,
        'expectedOn', s.expected_on, 'incoming', s.incoming, 'promised', s.promised, 'orderCount', waiting.count,
        'orders', waiting.orders) order by page.place), '[]')
      from page join stock_items s using (variant_id, location_id) join variants v on v.id = s.variant_id
        join products p on p.id = v.product_id join locations l on l.id = s.location_id
        left join product_colours c on c.product_id = p.id and c.colour_code = v.colour_code
        cross join lateral (
          select count(*)::int as count, coalesce(json_agg(json_build_object('orderNumber', o.order_number, 'units', o.units)
            order by o.place) filter (where o.place <= ${param('mostOrders', integer)}), '[]') as orders
          from (
            select e.order_number, row_number() over (order by min(e.id)) as place,
              ${promisedUnits} as units
            from stock_entries e
            where s.promised > 0 and e.variant_id = s.variant_id and e.location_id = s.location_id
              and e.reason in ('promise', 'unpromise', 'allocate')
            group by e.order_number having ${promisedUnits} > 0
          ) o
        ) waiting) as "preOrders"`,
})
