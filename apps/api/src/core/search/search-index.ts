import { setTimeout as pause } from 'node:timers/promises'
import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { Site } from '@lacehouse/domain/site/site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { StockQueries } from '../stock/stock.queries.ts'
import {
  appendProduct,
  buildFacetIndex,
  changePopularity,
  type FacetIndex,
  type IndexedProduct,
  removeProduct,
  replaceProduct,
} from './facet-index.ts'
import type { SearchQueries } from './search.queries.ts'
import { createShareValues, type ShareValues } from './share-values.ts'
import { readSitePopularity, type SitePopularity, toPopularity } from './site-popularity.ts'
import { setStores } from './store-bits.ts'
import { createTextIndex, type TextDocument, type TextIndex } from './text-index.ts'
import { toIndexedProduct } from './to-indexed-product.ts'

type IndexDeps = {
  readonly queries: SearchQueries
  readonly stock: StockQueries
  readonly now: () => number
}

/** What changed of a product: values such as price and stock, or its words too. */
export type ProductChange = 'values' | 'words'

/** What a site has beside its products. */
type SitePart = 'stores' | 'popularity'

/** The facets and the words of each site, in memory. The first request builds them, and concurrent requests share the build. */
export type SearchIndex = {
  readonly get: (site: Site) => Promise<FacetIndex>
  readonly getText: (site: Site, locale: string) => Promise<{ readonly index: FacetIndex; readonly text: TextIndex }>
  /** Takes changed products over before the next answer. */
  readonly change: (ids: readonly string[], what: ProductChange) => void
  /** Takes over before the next answer which stores are open, or what shoppers did lately. */
  readonly renew: (what: SitePart) => void
  /** Builds everything anew before the next answer. */
  readonly drop: () => void
}

type Entry = {
  readonly site: Site
  readonly index: FacetIndex
  readonly share: ShareValues
  readonly texts: Map<string, Promise<TextIndex>>
  readonly changed: Map<string, ProductChange>
  readonly changedParts: Set<SitePart>
  popularity: SitePopularity
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
    renew: (what) => {
      for (const { current } of kept.values()) current?.changedParts.add(what)
    },
    drop: () => {
      isBuiltAnew = new Set()
    },
  }
}

const buildEntry = async (deps: IndexDeps, site: Site): Promise<Entry> => {
  const [ids, popularity] = await Promise.all([
    deps.queries.listLiveIds(),
    readSitePopularity(deps.queries, site.siteId),
  ])
  const products: IndexedProduct[] = []
  const share = createShareValues()
  for (let start = 0; start < ids.length; start += batchSize) {
    const loaded = await loadProducts(deps, { site, share, popularity }, ids.slice(start, start + batchSize))
    products.push(...loaded.values())
  }
  const index = buildFacetIndex(products)
  await loadStores(deps, { site, index })
  const changes = { changed: new Map(), changedParts: new Set<SitePart>() }
  return { site, index, share, popularity, ...changes, texts: new Map(), nextAt: findNextAt(products), refresh: null }
}

/** Reads anew in which stores the products are in stock. */
const loadStores = async ({ stock }: IndexDeps, { site, index }: Pick<Entry, 'site' | 'index'>): Promise<void> => {
  const ids = [...index.ordinals.keys()]
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    setStores(index, batch, await stock.listInStores(site.siteId, batch))
  }
}

type Loading = { readonly site: Site; readonly share: ShareValues; readonly popularity: SitePopularity }

/** Loads products past the catalogue's cache, which would lose what shoppers look at and hold what no one asked for. */
const loadProducts = async (
  { queries, stock, now }: IndexDeps,
  { site, share, popularity }: Loading,
  ids: readonly string[],
): Promise<Map<string, IndexedProduct>> => {
  const [records, free, categories] = await Promise.all([
    queries.listRecords(site.priceList, ids),
    stock.listAvailable(site.warehouse, ids),
    queries.listParents(),
  ])
  const available = new Map(free.map(({ productId, variantIds }) => [productId, new Set(variantIds)]))
  const listBranch = createListBranch(categories)
  const found = new Map<string, IndexedProduct>()
  for (const record of records) {
    const product = toIndexedProduct(
      { ...record, categoryIds: listBranch(record.categoryIds) },
      {
        ...{ site, share, now: now(), available: available.get(record.id) ?? new Set<string>() },
        popularityOf: (id, given) => toPopularity(popularity, id, given),
      },
    )
    if (product) found.set(product.id, product)
  }
  return found
}

/** Adds to categories their ancestors. */
const createListBranch = (categories: readonly { id: string; parentId: string | null }[]) => {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]))
  const withAncestors = (id: string): string[] => {
    const parent = parents.get(id)
    return [id, ...(parent ? withAncestors(parent) : [])]
  }
  return (ids: readonly string[]): string[] => [...new Set(ids.flatMap(withAncestors))]
}

const findNextAt = (products: readonly IndexedProduct[]): number =>
  products.reduce((next, { changesAt }) => Math.min(next, changesAt ?? next), Number.POSITIVE_INFINITY)

/** Takes changed products over; concurrent requests wait for the same work. */
const refresh = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  markPriceChanges(entry, deps.now())
  while (entry.refresh ?? (entry.changed.size > 0 || entry.changedParts.size > 0)) {
    entry.refresh ??= applyAll(deps, entry, rebuild).finally(() => {
      entry.refresh = null
    })
    await entry.refresh
  }
}

/** Marks the products whose price begins or ends by now, and finds when the next one does. */
const markPriceChanges = (entry: Entry, now: number): void => {
  if (now < entry.nextAt) return
  const { index, changed } = entry
  entry.nextAt = Number.POSITIVE_INFINITY
  for (const [id, ordinal] of index.ordinals) {
    const at = index.products[ordinal]?.changesAt ?? null
    if (at === null) continue
    if (at > now) entry.nextAt = Math.min(entry.nextAt, at)
    else if (!changed.has(id)) changed.set(id, 'values')
  }
}

const applyAll = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  if (entry.changed.size > 0) await applyChanges(deps, entry, rebuild)
  for (const part of [...entry.changedParts]) {
    entry.changedParts.delete(part)
    try {
      await renewParts[part](deps, entry)
    } catch (error) {
      entry.changedParts.add(part)
      throw error
    }
  }
}

const renewParts: Readonly<Record<SitePart, (deps: IndexDeps, entry: Entry) => Promise<void>>> = {
  stores: loadStores,
  popularity: async ({ queries }, entry) => {
    const popularity = await readSitePopularity(queries, entry.site.siteId)
    entry.popularity = popularity
    changePopularity(entry.index, ({ id, givenPopularity }) => toPopularity(popularity, id, givenPopularity))
  },
}

const applyChanges = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  const changes = new Map(entry.changed)
  entry.changed.clear()
  const ids = [...changes.keys()]
  try {
    const [products, inStores] = await Promise.all([
      loadProducts(deps, entry, ids),
      deps.stock.listInStores(entry.site.siteId, ids),
    ])
    const renamed: string[] = []
    for (const id of ids) {
      const product = products.get(id)
      if (!product) removeProduct(entry.index, id)
      else if (changes.get(id) === 'values' && entry.index.ordinals.has(id)) replaceProduct(entry.index, product)
      else if (appendProduct(entry.index, product) === null) rebuild()
      else renamed.push(id)
    }
    setStores(entry.index, ids, inStores)
    entry.nextAt = Math.min(entry.nextAt, findNextAt([...products.values()]))
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
