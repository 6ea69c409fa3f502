import type { Pool } from 'pg'

/** Adds copies of a variant's product until the shop has `count` of them, each with one size and 1,000 units in stock. */
export async function fillCatalogue(pool: Pool, variantId: string, count: number): Promise<void> {
  const { rows } = await pool.query(`select count(*)::int as made from products where id like 'BENCH%'`)
  const made: number = rows[0].made
  if (made >= count) return
  for (const text of steps) await pool.query(text, [variantId, made + 1, count])
  await pool.query('analyze products, product_colours, variants, price_entries, stock_items')
}

const copies = `with model as (select * from variants where id = $1), copy as (
  select 'BENCH' || lpad(n::text, 6, '0') as id, n from generate_series($2::int, $3::int) as n
)`

const steps: readonly string[] = [
  `${copies} insert into products
  select (jsonb_populate_record(p, jsonb_build_object('id', copy.id))).* from copy, model join products p on p.id = model.product_id`,
  `${copies} insert into product_colours
  select (jsonb_populate_record(c, jsonb_build_object('product_id', copy.id))).* from copy, model
  join product_colours c on c.product_id = model.product_id and c.colour_code = model.colour_code`,
  `${copies} insert into variants (id, product_id, upc, colour_code, size, size_position)
  select copy.id || '-01-1', copy.id, '9' || lpad(n::text, 11, '0'), model.colour_code, model.size, 0 from copy, model`,
  `${copies} insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
  select price_list, copy.id, kind, amount_minor, currency, starts_at from copy, model
  join price_entries e on e.product_id = model.product_id`,
  `${copies} insert into stock_entries (variant_id, location_id, reason, quantity)
  select copy.id || '-01-1', s.location_id, 'receive', 1000 from copy
  join stock_items s on s.variant_id = $1 join locations l on l.id = s.location_id and l.kind = 'warehouse' and l.site_id = 'LH-US'`,
]
