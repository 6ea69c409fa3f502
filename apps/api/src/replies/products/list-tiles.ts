import type { ProductTile } from '@lacehouse/contracts'
import { type AskedColours, chooseColour } from '@lacehouse/domain/product/choose-colour'
import type { Site } from '@lacehouse/domain/site/site'
import { findNextPriceChange } from '../../core/catalogue/find-next-price-change.ts'
import { type ColourRecord, type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { listColoursIn } from '../../core/search/colour-sizes.ts'
import type { FacetIndex } from '../../core/search/facet-index.ts'
import type { SearchEngine } from '../../core/search/search-engine.ts'
import type { ProductsDeps } from './load-reply-context.ts'
import { type TileContext, toTile } from './to-product-reply.ts'

/** The dependencies of lists of tiles. */
export type TilesDeps = Omit<ProductsDeps, 'stockQueries'> & { readonly search: Pick<SearchEngine, 'index'> }

type Audience = {
  readonly site: Site
  readonly locale: string
  /** The colours that the list was asked for, and the sizes, in one of which the colour of a tile can be bought where one can. */
  readonly asked?: Asked
}

type Asked = AskedColours & { readonly sizes?: readonly string[] }

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
    const ordinal = index.ordinals.get(id)
    if (!record || ordinal === undefined) return []
    const available = index.columns.available[ordinal] === 1
    const preOrderFrom = index.columns.preOrderFrom.get(ordinal)
    const shown = asked && findAsked(record, locale, narrowToSizes(index, ordinal, asked))
    return getTile(record, { ...context, available, preOrderFrom, shown }) ?? []
  })
}

/** Leaves the asked colours that can be bought in an asked size; all of them where none can. */
const narrowToSizes = (index: FacetIndex, ordinal: number, asked: Asked): AskedColours => {
  const { groups, sizes = [] } = asked
  const buyable = sizes.length > 0 ? listColoursIn(index, ordinal, { colours: groups, sizes }) : []
  return buyable.length > 0 ? { ...asked, groups: buyable } : asked
}

const findAsked = ({ colours }: ProductRecord, locale: string, asked: AskedColours): ColourRecord | undefined => {
  if (asked.groups.length === 0 && asked.text === '') return undefined
  const named = colours.map(({ names, colourFamily }) => ({ group: colourFamily, name: wordsOf(names, locale) ?? '' }))
  return colours[chooseColour(named, asked) ?? -1]
}

type MadeTile = { readonly tile: ProductTile | null; readonly until: number }

/** A record is replaced when its product changes, so that besides it only the dates of prices and of the launch change a tile. */
const madeOf = new WeakMap<ProductRecord, Map<string, MadeTile>>()

const getTile = (record: ProductRecord, context: TileContext): ProductTile | null => {
  const { site, locale, shown, available, preOrderFrom, now } = context
  const made = madeOf.get(record) ?? new Map<string, MadeTile>()
  madeOf.set(record, made)
  const key = `${site.siteId} ${locale} ${shown?.code ?? ''} ${preOrderFrom ?? ''}`
  const known = made.get(key)
  if (known && now < known.until) return known.tile && { ...known.tile, available }
  const tile = toTile(record, context)
  made.set(key, { tile, until: findEnd(record, site, now) })
  return tile
}

/** Finds until when a tile stays as it is: until a price begins or ends, or until the launch, at which a mark goes. */
const findEnd = (record: ProductRecord, { priceList }: Site, now: number): number => {
  const { targetPublishAt: launch } = record
  return Math.min(
    findNextPriceChange(record, priceList, now) ?? Number.POSITIVE_INFINITY,
    launch !== null && launch > now ? launch : Number.POSITIVE_INFINITY,
  )
}
