import { refreshSearchDocuments } from '@lacehouse/test-kit'
import type { Pool } from 'pg'
import { fillReviews, switchReviewTriggers } from './fill-reviews.ts'

const batch = 5000
const sizesOfProduct = 5

/**
 * Adds made products to a demo shop until the site LH-US lists `count` of them, each in one colour and up to five sizes. Every product
 * takes kind, attributes, categories and description from one of the demo shop's, and gets a name, a price, a popularity and stock of its
 * own, so that facets, words and orders have many values, and reviews. Names are in English only.
 */
export async function fillListing(pool: Pool, count: number, onBatch: (made: number) => void): Promise<void> {
  await pool.query(readModels)
  const { rows } = await pool.query('select count(*)::int as own from bench_models')
  const wanted = Math.max(0, count - Number(rows[0].own))
  await switchReviewTriggers(pool, 'disable')
  for (let from = 1; from <= wanted; from += batch) {
    const until = Math.min(wanted, from + batch - 1)
    for (const text of steps) await pool.query(text, [from, until])
    await fillReviews(pool, from, until)
    const ids = Array.from({ length: until - from + 1 }, (_, at) => toProductId(from + at))
    await refreshSearchDocuments(pool, ids)
    onBatch(until)
  }
  await switchReviewTriggers(pool, 'enable')
  await pool.query('drop table bench_models')
  await pool.query('analyze')
}

const toProductId = (n: number): string => `SCALE${String(n).padStart(6, '0')}`

// A model is a product with a price and stock in the warehouse: the n-th copy takes the model n modulo their number.
const readModels = `create table bench_models as
  select row_number() over (order by p.id) - 1 as at, p.id as product_id, c.colour_code
  from products p
  join lateral (
    select v.colour_code from variants v join stock_items s on s.variant_id = v.id and s.location_id = 'us-east'
    where v.product_id = p.id and v.options is null group by v.colour_code order by count(*) desc, v.colour_code limit 1
  ) c on true
  where p.status = 'live' and p.id not like 'SCALE%'
    and exists (select 1 from price_entries e where e.product_id = p.id)`

const copies = `with copy as (
  select 'SCALE' || lpad(n::text, 6, '0') as id, n, m.product_id as model, m.colour_code
  from generate_series($1::int, $2::int) as n
  join bench_models m on m.at = n % (select count(*) from bench_models)
)`

const first = `(array['Alder', 'Basalt', 'Cinder', 'Delta', 'Ember', 'Fathom', 'Glade', 'Harbour', 'Isle', 'Juniper', 'Kestrel', 'Larch',
  'Meridian', 'Nimbus', 'Onyx', 'Prairie', 'Quarry', 'Ridge', 'Sierra', 'Tundra'])`
const second = `(array['Drift', 'Pulse', 'Stride', 'Haven', 'Vault', 'Crest', 'Trace', 'Forge', 'Bloom', 'Spark', 'Shade', 'Flint', 'Wave',
  'Field', 'Bolt', 'Grove', 'Arc'])`

const steps: readonly string[] = [
  `${copies} insert into products
  select (jsonb_populate_record(p, jsonb_build_object('id', copy.id, 'popularity', 1 + (n * 7919) % 10000,
    'names', jsonb_build_object('en-us', ${first}[1 + n % 20] || ' ' || ${second}[1 + n % 17] || ' ' || (p.names ->> 'en-us') || ' ' || n),
    'slugs', jsonb_build_object('en-us', (p.slugs ->> 'en-us') || '-' || n),
    'descriptions', jsonb_build_object('en-us', p.descriptions ->> 'en-us'),
    'details', jsonb_build_object('en-us', p.details -> 'en-us'), 'rating_count', 0, 'rating_sum', 0))).*
  from copy join products p on p.id = copy.model`,
  `${copies} insert into product_colours
  select (jsonb_populate_record(c, jsonb_build_object('product_id', copy.id,
    'names', jsonb_build_object('en-us', c.names ->> 'en-us')))).*
  from copy join product_colours c on c.product_id = copy.model and c.colour_code = copy.colour_code`,
  `${copies} insert into product_categories
  select copy.id, c.category_id, c.position from copy join product_categories c on c.product_id = copy.model`,
  `${copies}, own as (
    select copy.id, n, v.size, v.colour_code as colour,
      row_number() over (partition by copy.id order by (v.size_position * 7 + n) % 11, v.id) as place
    from copy join variants v on v.product_id = copy.model and v.colour_code = copy.colour_code
  )
  insert into variants (id, product_id, upc, colour_code, size, size_position)
  select id || '-' || colour || '-' || place, id, '9' || lpad((n * 10 + place)::text, 12, '0'), colour, size, place
  from own where place <= ${sizesOfProduct}`,
  `${copies} insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
  select e.price_list, copy.id, e.kind, e.amount_minor + 100 * (n % 37), e.currency, e.starts_at
  from copy join price_entries e on e.product_id = copy.model and e.colour_code is null and e.variant_id is null and e.ends_at is null
    and e.kind = 'base' and e.price_list = 'us-usd'`,
  `${copies} insert into stock_entries (variant_id, location_id, reason, quantity)
  select v.id, 'us-east', 'receive', 50 from copy join variants v on v.product_id = copy.id
  where hashtext(v.id) % 6 <> 0`,
]
