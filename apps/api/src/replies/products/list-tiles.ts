import type { ProductTile } from '@lacehouse/contracts'
import { type AskedColours, chooseColour } from '@lacehouse/domain/product/choose-colour'
import type { Site } from '@lacehouse/domain/site/site'
import { wordsOf } from '../../core/catalogue/product-record.ts'
import type { SearchEngine } from '../../core/search/search-engine.ts'
import type { ProductsDeps } from './load-reply-context.ts'
import { toTile } from './to-product-reply.ts'

/** What lists of tiles depend on. */
export type TilesDeps = Omit<ProductsDeps, 'stockQueries'> & { readonly search: Pick<SearchEngine, 'index'> }

type Audience = {
  readonly site: Site
  readonly locale: string
  /** The colours that the list was asked for. */
  readonly asked?: AskedColours
}

/**
 * Lists the tiles of products in the order of their ids, without products that the site does not sell. A tile shows the colour
 * that was asked for, where the product has it.
 */
export async function listTiles(
  deps: TilesDeps,
  { site, locale, asked }: Audience,
  ids: readonly string[],
): Promise<ProductTile[]> {
  const [records, index] = await Promise.all([deps.catalogue.listProducts(ids), deps.search.index.get(site)])
  const context = {
    site,
    locale,
    now: deps.now(),
    pictures: deps.pictures.ofBrand(site.brand),
    stock: new Map<string, number>(),
  }
  return ids.flatMap((id) => {
    const record = records.get(id)
    const indexed = index.products[index.ordinals.get(id) ?? -1]
    if (!record || !indexed) return []
    const named = record.colours.map(({ names, colourFamily }) => ({
      group: colourFamily,
      name: wordsOf(names, locale) ?? '',
    }))
    const chosen = asked && chooseColour(named, asked)
    const shown = record.colours[chosen ?? -1]
    return toTile(record, { ...context, available: indexed.available, shown }) ?? []
  })
}
