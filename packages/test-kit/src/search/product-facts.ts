import type { TestClient } from '../api/test-client.ts'

/** What a judgement may say of a product: facts of the catalogue, never an answer of the search engine to a text. */
export type ProductFacts = {
  readonly id: string
  /** English name. */
  readonly name: string
  /** Values by property: kind, model, type, gender, activity, material, feature, width, fit, color, offer. */
  readonly values: Readonly<Record<string, readonly string[]>>
  /** US sizes of the variants that are in stock. */
  readonly sizes: readonly string[]
  /** Lowest price in whole units of the site's currency. */
  readonly price: number
}

/** Where statements are run. */
export type FactSource = {
  readonly query: (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

type Row = {
  id: string
  name: string
  kind: string
  model: string
  attributes: Record<string, unknown>
  colours: string[] | null
  sizes: string[] | null
  categories: string[] | null
}

const statement = `select p.id, p.names ->> 'en-us' as name, p.kind, p.model, p.attributes,
    (select array_agg(distinct c.family) from product_colours c where c.product_id = p.id) as colours,
    (select array_agg(distinct v.size) from variants v join stock_items s on s.variant_id = v.id
      where v.product_id = p.id and v.status = 'live' and s.location_id = $1 and s.on_hand > s.reserved) as sizes,
    (select array_agg(g.names ->> 'en-us') from product_categories pc join categories g on g.id = pc.category_id
      where pc.product_id = p.id) as categories
  from products p where p.status = 'live'`

const properties = ['type', 'gender', 'activity', 'material', 'feature', 'width', 'fit'] as const

/** Reads the facts of every product that a site sells: properties from the database, prices from its listing. */
export async function listProductFacts(
  { source, client }: { source: FactSource; client: TestClient },
  { warehouse, locale }: { warehouse: string; locale: string },
): Promise<ProductFacts[]> {
  const tiles = await listTiles(client, locale)
  const { rows } = await source.query(statement, [warehouse])
  return (rows as Row[]).flatMap((row) => {
    const price = tiles.get(row.id)
    return price ? toFacts(row, price) : []
  })
}

type TilePrice = { readonly current: number; readonly isReduced: boolean }

const listTiles = async (client: TestClient, locale: string): Promise<Map<string, TilePrice>> => {
  const tiles = new Map<string, TilePrice>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await client
      .withToken(null, locale)
      .call('search.products', { query: { locale, page: String(page), pageSize: '96' } })
    pages = reply.pageCount
    for (const { id, price } of reply.products)
      tiles.set(id, { current: price.lowCurrent, isReduced: price.lowCurrent < price.lowOriginal })
  }
  return tiles
}

const toFacts = (row: Row, price: TilePrice): ProductFacts => ({
  id: row.id,
  name: row.name,
  values: {
    status: ['live'],
    kind: [row.kind],
    model: [row.model],
    color: row.colours ?? [],
    offer: [...(price.isReduced ? ['sale'] : []), ...(row.categories?.includes('New') ? ['new'] : [])],
    ...Object.fromEntries(properties.map((property) => [property, toList(row.attributes[property])])),
  },
  sizes: row.sizes ?? [],
  price: price.current,
})

const toList = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)]
