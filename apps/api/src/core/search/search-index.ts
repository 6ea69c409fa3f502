import { setTimeout as pause } from 'node:timers/promises'
import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { Site } from '@lacehouse/domain/site/site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StockQueries } from '../stock/stock.queries.ts'
import {
  appendProduct,
  buildFacetIndex,
  type FacetIndex,
  type IndexedProduct,
  listLive,
  removeProduct,
  replaceProduct,
} from './facet-index.ts'
import type { SearchQueries } from './search.queries.ts'
import { createTextIndex, type TextDocument, type TextIndex } from './text-index.ts'
import { toIndexedProduct } from './to-indexed-product.ts'

type IndexDeps = {
  readonly catalogue: Catalogue
  readonly queries: SearchQueries
  readonly stock: StockQueries
  readonly now: () => number
}

/** What changed of a product: values such as price and stock, or its words too. */
export type ProductChange = 'values' | 'words'

/** The facets and the words of each site, in memory. The first request builds them, and concurrent requests share the build. */
export type SearchIndex = {
  readonly get: (site: Site) => Promise<FacetIndex>
  readonly getText: (site: Site, locale: string) => Promise<{ readonly index: FacetIndex; readonly text: TextIndex }>
  /** Takes changed products over before the next answer. */
  readonly change: (ids: readonly string[], what: ProductChange) => void
  /** Builds everything anew before the next answer. */
  readonly drop: () => void
}

type Entry = {
  readonly site: Site
  readonly index: FacetIndex
  readonly texts: Map<string, Promise<TextIndex>>
  readonly changed: Map<string, ProductChange>
  /** When the first price begins or ends. */
  nextAt: number
  refresh: Promise<void> | null
}

type Kept = { current: Entry | null; building: Promise<Entry> | null }

const batchSize = 500
const pageSize = 2000
/** While a large catalogue is indexed anew, requests are answered from the index before. */
const patience = seconds(1)

export function createSearchIndex(deps: IndexDeps): SearchIndex {
  const kept = new Map<string, Kept>()
  let isBuiltAnew = new Set<string>()

  const build = (site: Site, one: Kept): Promise<Entry> => {
    one.building ??= buildEntry(deps, site)
      .then((entry) => {
        one.current = entry
        return entry
      })
      .finally(() => {
        one.building = null
      })
    return one.building
  }

  const getEntry = async (site: Site): Promise<Entry> => {
    const one = kept.get(site.siteId) ?? { current: null, building: null }
    kept.set(site.siteId, one)
    if (!one.current || !isBuiltAnew.has(site.siteId)) {
      isBuiltAnew.add(site.siteId)
      const building = build(site, one).catch((error) => {
        isBuiltAnew.delete(site.siteId)
        throw error
      })
      const before = one.current
      if (!before) return building
      building.catch(() => undefined)
      return Promise.race([building, pause(patience, before, { ref: false })])
    }
    await refresh(deps, one.current, () => isBuiltAnew.delete(site.siteId))
    return one.current
  }

  return {
    get: async (site) => (await getEntry(site)).index,
    getText: async (site, locale) => {
      const entry = await getEntry(site)
      return { index: entry.index, text: await getText(deps, entry, locale) }
    },
    change: (ids, what) => {
      for (const { current } of kept.values())
        for (const id of ids) if (current && current.changed.get(id) !== 'words') current.changed.set(id, what)
    },
    drop: () => {
      isBuiltAnew = new Set()
    },
  }
}

const buildEntry = async (deps: IndexDeps, site: Site): Promise<Entry> => {
  const ids = await deps.queries.listLiveIds()
  const products: IndexedProduct[] = []
  const available = toAvailable(await deps.stock.listAvailable(site.warehouse, null))
  for (let start = 0; start < ids.length; start += batchSize) {
    const loaded = await loadProducts(deps, { site, available }, ids.slice(start, start + batchSize))
    products.push(...loaded.values())
  }
  const index = buildFacetIndex(products)
  return { site, index, texts: new Map(), changed: new Map(), nextAt: findNextAt(products), refresh: null }
}

const toAvailable = (rows: readonly { productId: string; variantIds: readonly string[] }[]) =>
  new Map(rows.map(({ productId, variantIds }) => [productId, new Set(variantIds)]))

type Loading = { readonly site: Site; readonly available: ReadonlyMap<string, ReadonlySet<string>> }

const loadProducts = async (
  { catalogue, now }: IndexDeps,
  { site, available }: Loading,
  ids: readonly string[],
): Promise<Map<string, IndexedProduct>> => {
  const found = new Map<string, IndexedProduct>()
  for (const record of (await catalogue.listProducts(ids)).values()) {
    const context = { site, now: now(), available: available.get(record.id) ?? new Set<string>() }
    const product = toIndexedProduct(record, context)
    if (product) found.set(product.id, product)
  }
  return found
}

const findNextAt = (products: readonly IndexedProduct[]): number =>
  products.reduce((next, { changesAt }) => Math.min(next, changesAt ?? next), Number.POSITIVE_INFINITY)

/** Takes changed products over; concurrent requests wait for the same work. */
const refresh = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  markPriceChanges(entry, deps.now())
  while (entry.refresh ?? entry.changed.size > 0) {
    entry.refresh ??= applyChanges(deps, entry, rebuild).finally(() => {
      entry.refresh = null
    })
    await entry.refresh
  }
}

const markPriceChanges = ({ index, changed, ...entry }: Entry, now: number): void => {
  if (now < entry.nextAt) return
  for (const id of index.ordinals.keys()) {
    const at = index.products[index.ordinals.get(id) ?? -1]?.changesAt
    if (typeof at === 'number' && at <= now && !changed.has(id)) changed.set(id, 'values')
  }
}

const applyChanges = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  const changes = new Map(entry.changed)
  entry.changed.clear()
  const ids = [...changes.keys()]
  try {
    const available = toAvailable(await deps.stock.listAvailable(entry.site.warehouse, ids))
    const products = await loadProducts(deps, { site: entry.site, available }, ids)
    const renamed: string[] = []
    for (const id of ids) {
      const product = products.get(id)
      if (!product) removeProduct(entry.index, id)
      else if (changes.get(id) === 'values' && entry.index.ordinals.has(id)) replaceProduct(entry.index, product)
      else if (appendProduct(entry.index, product) === null) rebuild()
      else renamed.push(id)
    }
    entry.nextAt = findNextAt(listLive(entry.index))
    await addTexts(deps, entry, renamed)
  } catch (error) {
    for (const [id, what] of changes) if (entry.changed.get(id) !== 'words') entry.changed.set(id, what)
    throw error
  }
}

const addTexts = async ({ queries }: IndexDeps, { texts, index }: Entry, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  for (const [locale, building] of texts) {
    try {
      const text = await building
      addDocuments(text, index, await queries.listDocumentsOf(locale, ids))
    } catch {
      // Without the words of the changed products the text is read anew by the next search, which says why it cannot be.
      texts.delete(locale)
    }
  }
}

// A failed build leaves the entry, so that the next request tries again.
const getText = (deps: IndexDeps, { texts, index }: Entry, locale: string): Promise<TextIndex> => {
  const known = texts.get(locale)
  if (known) return known
  const building = buildText(deps, index, locale)
  texts.set(locale, building)
  building.catch(() => texts.delete(locale))
  return building
}

const buildText = async ({ queries }: IndexDeps, index: FacetIndex, locale: string): Promise<TextIndex> => {
  const text = createTextIndex(getLexicon(locale))
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await queries.listDocuments(locale, after, pageSize)
    addDocuments(text, index, page)
    after = page.length === pageSize ? page.at(-1)?.id : undefined
  }
  return text
}

const addDocuments = (text: TextIndex, { ordinals }: FacetIndex, documents: readonly TextDocument[]): void => {
  for (const document of documents) {
    const ordinal = ordinals.get(document.id)
    if (ordinal !== undefined) text.add(ordinal, document)
  }
}
