import type { ProductTile } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import { toTile } from '../../replies/products/to-product-reply.ts'
import type { SearchDeps } from './search-deps.ts'

/** Lists the tiles of products in the order of their ids, without products that the site does not sell. */
export async function listTiles(
  deps: SearchDeps,
  { site, locale }: { site: Site; locale: string },
  ids: readonly string[],
): Promise<ProductTile[]> {
  const [records, index] = await Promise.all([deps.catalogue.listProducts(ids), deps.search.index.get(site)])
  const context = { site, locale, now: deps.now(), pictures: deps.pictures, stock: new Map<string, number>() }
  return ids.flatMap((id) => {
    const record = records.get(id)
    const indexed = index.products[index.ordinals.get(id) ?? -1]
    return (record && indexed && toTile(record, { ...context, available: indexed.available })) || []
  })
}
