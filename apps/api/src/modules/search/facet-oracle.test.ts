import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'
import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importSample } from './testing/import-sample.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ range: 'demo' })
  const { siteId, priceList, warehouse } = api.deps.defaultSite
  await importSample(api.database.db.pool, api.deps.defaultSite)
  await api.database.db.pool.query(listedTable, [priceList, new Date(api.deps.now()).toISOString()])
  await api.database.db.pool.query(valuesTable, [siteId, warehouse])
  await api.database.db.pool.query(pairsTable, [warehouse])
  await api.database.db.pool.query('create index on oracle_values (facet, value, id)')
  await api.database.db.pool.query('analyze oracle_values, oracle_listed')
})
afterAll(() => api?.close())

/** The products of the site with their prices, read from the tables without the shop's code. */
const listedTable = `create table oracle_listed as
  with units as (
    select v.product_id,
      (select e.amount_minor from price_entries e where e.product_id = v.product_id and e.price_list = $1 and e.kind = 'base'
        and (e.variant_id is null or e.variant_id = v.id) and (e.colour_code is null or e.colour_code = v.colour_code)
        and e.starts_at <= $2 and (e.ends_at is null or e.ends_at > $2)
        order by (e.variant_id is not null) desc, (e.colour_code is not null) desc, e.starts_at desc limit 1) as base,
      (select case when e.ends_at is null or e.ends_at > $2 then e.amount_minor end from price_entries e
        where e.product_id = v.product_id and e.price_list = $1 and e.kind = 'sale'
        and (e.variant_id is null or e.variant_id = v.id) and (e.colour_code is null or e.colour_code = v.colour_code) and e.starts_at <= $2
        order by (e.variant_id is not null) desc, (e.colour_code is not null) desc, e.starts_at desc limit 1) as sale
    from variants v where v.status = 'live'
  )
  select p.id, p.attributes, min(least(u.base, u.sale)) as price, min(least(u.base, u.sale)) < min(u.base) as is_reduced
  from products p join units u on u.product_id = p.id and u.base is not null
  where p.status = 'live' and not coalesce((p.attributes ->> 'giftOnly')::boolean, false) group by p.id`

const ofAttribute = (key: string) => `select id, '${key}', v from oracle_listed,
  lateral (select jsonb_array_elements_text(case jsonb_typeof(attributes -> '${key}') when 'array' then attributes -> '${key}'
    else jsonb_build_array(attributes ->> '${key}') end) as v) own where attributes ? '${key}'`

const audiences = `select id, case when bool_and(a = 'men') then 'men' when bool_and(a = 'women') then 'women' when bool_and(a = 'kids') then 'kids' end as audience
  from (select id, case v when 'unisex' then 'men' else v end as a from (${ofAttribute('gender')}) g (id, key, v)) genders group by id`

const toInStock = (warehouse: string) => `select distinct v.product_id as id, v.colour_code, v.options,
    case when v.options is null then v.size else v.options ->> 'size' end as size from variants v
  join stock_items s on s.variant_id = v.id and s.location_id = ${warehouse}
  where v.status = 'live' and (s.on_hand > s.reserved or s.incoming > s.promised and s.expected_on >= current_date)`
const inStock = toInStock('$2')

const attributes = [
  'gender',
  'type',
  'width',
  'activity',
  'material',
  'length',
  'volume',
  'fit',
  'feature',
  'collection',
]

const valuesTable = `create table oracle_values as
  select distinct id, facet, value from (
    ${attributes.map(ofAttribute).join(' union all ')}
    union all select l.id, 'offer', 'sale' from oracle_listed l where l.is_reduced
    union all select c.product_id, 'color', c.family from product_colours c where c.family <> 'no-colour'
    union all select id, 'size', size from (${inStock}) s where size is not null
    union all select s.id, o.key, case when o.value = 'Cotton' then 'cotton' else o.value end
      from (${inStock}) s, jsonb_each_text(s.options - 'size') o
    union all select s.id, 'size', s.size || '-' || a.audience from (${inStock}) s join (${audiences}) a on a.id = s.id
      where s.size ~ '^[0-9]+([.,]5)?$' and a.audience is not null
    union all select v.product_id, 'store', l.id from variants v join stock_items s on s.variant_id = v.id
      join locations l on l.id = s.location_id
      where v.status = 'live' and s.on_hand > s.reserved and l.kind = 'store' and l.status = 'open' and l.site_id = $1
  ) found (id, facet, value)`

/** The colours of products with the sizes in which they can be bought. */
const pairsTable = `create table oracle_pairs as
  with sold as (${toInStock('$1')})
  select distinct s.id, c.family as color, o.size from sold s
    join product_colours c on c.product_id = s.id and c.colour_code = s.colour_code
    left join (${audiences}) a on a.id = s.id,
    lateral (values (s.size), (case when s.size ~ '^[0-9]+([.,]5)?$' and a.audience is not null then s.size || '-' || a.audience end)) o (size)
    where c.family <> 'no-colour' and o.size is not null`

type Asked = {
  readonly category: string
  readonly bounds: readonly [number | null, number | null]
  readonly facets: Readonly<Record<string, readonly string[]>>
}

/** The statement that lists products of a category, in a price range, with a value of each chosen facet but the one that is counted. */
function toNarrowed({ category, bounds, facets }: Asked, counted: string) {
  const others = Object.entries(facets).filter(([facet]) => facet !== counted)
  const conditions = others.map(
    (_, at) => `and id in (select id from oracle_values where facet = $${at * 2 + 4} and value = any($${at * 2 + 5}))`,
  )
  const placeOf = (facet: string) => others.findIndex(([one]) => one === facet) * 2 + 5
  // A colour and a size have to be of one variant.
  const isPaired = ['color', 'size'].every((facet) => others.some(([one]) => one === facet))
  const paired = isPaired
    ? `and id in (select id from oracle_pairs where color = any($${placeOf('color')}) and size = any($${placeOf('size')}))`
    : ''
  const text = `select id from oracle_listed
    where ($1::text = '' or id in (
        with recursive branch as (
          select id from categories where id = $1 union select c.id from categories c join branch b on c.parent_id = b.id
        ) select product_id from product_categories where category_id in (select id from branch)))
      and price between coalesce($2::int, 0) and coalesce($3::int, 2147483647) ${conditions.join(' ')} ${paired}`
  return { text, values: [category, ...bounds, ...others.flat()] as unknown[] }
}

/** Counts the values of a facet among the products that the other facets leave. */
function toCounts(asked: Asked, facet: string) {
  const { text, values } = toNarrowed(asked, facet)
  const other = facet === 'color' ? 'size' : facet === 'size' ? 'color' : null
  const ofOther = other === null ? undefined : asked.facets[other]
  if (ofOther)
    return {
      text: `select ${facet} as value, count(distinct id)::int as count from oracle_pairs
        where ${other} = any($${values.length + 1}) and id in (${text}) group by 1`,
      values: [...values, ofOther],
    }
  const counted = `select value, count(*)::int as count from oracle_values
    where facet = $${values.length + 1} and id in (${text}) group by value`
  return { text: counted, values: [...values, facet] }
}

type Row = { readonly value: string; readonly count: number }

const some = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1, maxLength: Math.min(3, values.length) })

async function drawQueries() {
  const { rows } = await api.database.db.pool.query<{ facet: string; values: string[] }>(
    'select facet, array_agg(distinct value order by value) as values from oracle_values group by facet order by facet',
  )
  const roots = await api.database.db.pool.query<{ id: string }>('select id from categories order by id')
  const known = ['color', 'gender', 'length', 'material', 'offer', 'size', 'store', 'volume', 'width']
  expect(rows.map(({ facet }) => facet)).toEqual(expect.arrayContaining(known))
  const facets = fc.record(Object.fromEntries(rows.map(({ facet, values }) => [facet, some(values)])), {
    requiredKeys: [],
  })
  return fc.record({
    category: fc.constantFrom('', ...roots.rows.map(({ id }) => id)),
    facets: fc
      .tuple(
        facets,
        fc.subarray(
          rows.map(({ facet }) => facet),
          { maxLength: 3 },
        ),
      )
      // A colour with a size is asked for more often than by chance.
      .chain(([all, names]) => fc.boolean().map((both) => [all, both ? [...names, 'color', 'size'] : names] as const))
      .map(([all, names]) => Object.fromEntries(Object.entries(all).filter(([facet]) => names.includes(facet)))),
    price: fc.option(fc.record({ min: fc.integer({ min: 0, max: 90 }), max: fc.integer({ min: 90, max: 400 }) })),
  })
}

test('every facet count and total of random queries over the demo range is what SQL counts [SRCH-03]', async () => {
  const client = api.client.withToken(null, 'en-us')
  let counted = 0
  let paired = 0
  await fc.assert(
    fc.asyncProperty(await drawQueries(), async ({ category, facets, price }) => {
      const query = {
        ...Object.fromEntries(Object.entries(facets).map(([facet, values]) => [facet, (values ?? []).join(',')])),
        ...(category && { category }),
        ...(price && { price: `${price.min}-${price.max}` }),
      }
      expect(parseListingQuery(new URLSearchParams(query)).ok).toBe(true)
      const reply = await client.call('search.products', { query })
      const bounds = [price ? price.min * 100 : null, price ? price.max * 100 : null] as const
      const chosen = Object.fromEntries(Object.entries(facets).map(([facet, values]) => [facet, values ?? []]))
      const asked = { category, bounds, facets: chosen }
      if (chosen.color && chosen.size) paired += reply.total
      const { pool } = api.database.db
      expect(reply.total).toBe((await pool.query(toNarrowed(asked, ''))).rows.length)
      for (const { key, values } of reply.facets) {
        const { rows } = await pool.query<Row>(toCounts(asked, key))
        const counts = new Map(rows.map(({ value, count }) => [value, count]))
        const expected = values.map(({ value }) => ({ value, count: counts.get(value) ?? 0 }))
        expect(values.map(({ value, count }) => ({ value, count }))).toEqual(expected)
        // The sizes of a list are those with their wearers or those without, never both.
        if (key !== 'size')
          expect(new Set(values.map(({ value }) => value))).toEqual(new Set([...counts.keys(), ...(facets[key] ?? [])]))
        counted += values.length
      }
    }),
    { numRuns: 40 },
  )
  expect(counted).toBeGreaterThan(200)
  expect(paired).toBeGreaterThan(0)
})
