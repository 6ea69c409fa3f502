import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '@lacehouse/domain/site/site'
import { seconds } from '@lacehouse/domain/time/durations'
import type { StockQueries } from '../stock/stock.queries.ts'
import {
  appendProduct,
  changePopularity,
  createFacetIndex,
  type FacetIndex,
  removeProduct,
  renewRecommended,
  replaceProduct,
} from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { createListBranch } from './list-branch.ts'
import { forgetScores } from './score-units.ts'
import type { SearchQueries } from './search.queries.ts'
import { readSitePopularity, type SitePopularity, toPopularity } from './site-popularity.ts'
import { addTexts, getText, type SiteTexts } from './site-texts.ts'
import { setStores } from './store-bits.ts'
import type { TextIndex } from './text-index.ts'
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
  /** Takes over what changed, and lists the products of which a price began or ended by the clock since the last call. */
  readonly takePriceChanges: () => Promise<readonly string[]>
  /** Builds everything anew before the next answer. */
  readonly drop: () => void
}

/** What has to be taken over before the next answer. */
type Changes = { readonly changed: Map<string, ProductChange>; readonly changedParts: Set<SitePart> }

type Entry = Changes & {
  readonly site: Site
  /** The version that was wanted when its build began. */
  readonly version: number
  readonly index: FacetIndex
  readonly texts: SiteTexts
  popularity: SitePopularity
  /** When the first price begins or ends. */
  nextAt: number
  /** Products of which a price began or ended, and of which no one outside the index knows yet. */
  readonly repriced: Set<string>
  refresh: Promise<void> | null
}

/** A build, with what changes while it runs: it may have read that before. */
type Build = Changes & { readonly entry: Promise<Entry> }

type SiteIndex = { current: Entry | null; build: Build | null; wanted: number }

const batchSize = 500
/** While a large catalogue is indexed anew, requests are answered from the index before. */
const patience = seconds(1)

export function createSearchIndex(deps: IndexDeps): SearchIndex {
  const indexes = new Map<string, SiteIndex>()

  const build = (site: Site, one: SiteIndex): Promise<Entry> => {
    if (one.build) return one.build.entry
    const changes: Changes = { changed: new Map(), changedParts: new Set() }
    const entry = buildEntry(deps, { site, version: one.wanted, changes })
      .then((built) => {
        if (one.current) forgetScores(one.current.index)
        one.current = built
        return built
      })
      .finally(() => {
        one.build = null
      })
    one.build = { ...changes, entry }
    return entry
  }

  /** Builds until the index is of the version that is wanted now: a build that runs may have begun before that. */
  const buildWanted = async (site: Site, one: SiteIndex): Promise<Entry> => {
    const { wanted } = one
    const built = await build(site, one)
    return built.version < wanted ? build(site, one) : built
  }

  const refreshEntry = (one: SiteIndex, entry: Entry): Promise<void> =>
    refresh(deps, entry, () => {
      if (entry.version === one.wanted) one.wanted += 1
    })

  const getEntry = async (site: Site): Promise<Entry> => {
    const one = indexes.get(site.siteId) ?? { current: null, build: null, wanted: 1 }
    indexes.set(site.siteId, one)
    const { current: before } = one
    if (before && (before.version === one.wanted || one.build)) {
      await refreshEntry(one, before)
      return one.current ?? before
    }
    const building = buildWanted(site, one)
    if (!before) return building
    building.catch(() => undefined)
    return Promise.race([building, pause(patience, before, { ref: false })])
  }

  const listOpen = (): Changes[] =>
    [...indexes.values()].flatMap(({ current, build: running }) => [current, running].filter((one) => one !== null))

  return {
    get: async (site) => (await getEntry(site)).index,
    getText: async (site, locale) => {
      const entry = await getEntry(site)
      return { index: entry.index, text: await getText(deps.queries, entry, locale) }
    },
    change: (ids, what) => {
      for (const { changed } of listOpen()) for (const id of ids) if (changed.get(id) !== 'words') changed.set(id, what)
    },
    renew: (what) => {
      for (const { changedParts } of listOpen()) changedParts.add(what)
    },
    takePriceChanges: async () => {
      const ids = new Set<string>()
      for (const one of indexes.values()) {
        if (!one.current) continue
        // When a new price begins is known once it is taken over.
        await refreshEntry(one, one.current)
        for (const id of one.current.repriced) ids.add(id)
        one.current.repriced.clear()
      }
      return [...ids]
    },
    drop: () => {
      for (const one of indexes.values()) one.wanted += 1
    },
  }
}

type Building = Pick<Entry, 'site' | 'version'> & { readonly changes: Changes }

const buildEntry = async (deps: IndexDeps, { site, version, changes }: Building): Promise<Entry> => {
  const [ids, popularity] = await Promise.all([
    deps.queries.listLiveIds(),
    readSitePopularity(deps.queries, site.siteId),
  ])
  const index = createFacetIndex(ids.length)
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    for (const product of (await loadProducts(deps, { site, popularity }, batch)).values())
      appendProduct(index, product)
  }
  await loadStores(deps, { site, index })
  renewRecommended(index, deps.now())
  // The first answer finds when the next price begins or ends.
  return {
    ...changes,
    site,
    version,
    index,
    popularity,
    texts: new Map(),
    nextAt: 0,
    repriced: new Set(),
    refresh: null,
  }
}

/** Reads anew in which stores the products are in stock. */
const loadStores = async ({ stock }: IndexDeps, { site, index }: Pick<Entry, 'site' | 'index'>): Promise<void> => {
  const ids = [...index.ordinals.keys()]
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize)
    setStores(index, batch, await stock.listInStores(site.siteId, batch))
  }
}

type Loading = { readonly site: Site; readonly popularity: SitePopularity }

/** Loads products past the catalogue's cache, which would lose what shoppers look at and hold what no one asked for. */
const loadProducts = async (
  { queries, stock, now }: IndexDeps,
  { site, popularity }: Loading,
  ids: readonly string[],
): Promise<Map<string, IndexedProduct>> => {
  const [records, free, categories] = await Promise.all([
    queries.listRecords(site.priceList, ids),
    stock.listAvailable(site.warehouse, ids),
    queries.listParents(),
  ])
  const available = new Map(free.map(({ productId, variantIds }) => [productId, new Set(variantIds)]))
  const ahead = new Map(free.map(({ productId, preOrderFrom }) => [productId, preOrderFrom]))
  const listBranch = createListBranch(categories)
  const found = new Map<string, IndexedProduct>()
  for (const record of records) {
    const product = toIndexedProduct(
      { ...record, categoryIds: listBranch(record.categoryIds) },
      {
        ...{ site, now: now(), available: available.get(record.id) ?? new Set<string>() },
        preOrderFrom: ahead.get(record.id) ?? null,
        popularityOf: (id, given) => toPopularity(popularity, id, given),
      },
    )
    if (product) found.set(product.id, product)
  }
  return found
}

/** Takes changed products over; concurrent requests wait for the same work. */
const refresh = async (deps: IndexDeps, entry: Entry, rebuild: () => void): Promise<void> => {
  markPriceChanges(entry, deps.now())
  while (entry.refresh ?? (entry.changed.size > 0 || entry.changedParts.size > 0)) {
    entry.refresh ??= applyAll(deps, entry, rebuild).finally(() => {
      entry.refresh = null
    })
    await entry.refresh
  }
  renewRecommended(entry.index, deps.now())
}

/** Marks the products whose price begins or ends by now, and finds when the next one does. */
const markPriceChanges = (entry: Entry, now: number): void => {
  if (now < entry.nextAt) return
  const { index, changed } = entry
  entry.nextAt = Number.POSITIVE_INFINITY
  for (const [id, ordinal] of index.ordinals) {
    const at = index.columns.changesAt[ordinal] ?? Number.POSITIVE_INFINITY
    if (at > now) entry.nextAt = Math.min(entry.nextAt, at)
    else if (!changed.has(id)) {
      changed.set(id, 'values')
      entry.repriced.add(id)
    }
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
    changePopularity(entry.index, (id, given) => toPopularity(popularity, id, given))
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
    for (const { changesAt } of products.values()) entry.nextAt = Math.min(entry.nextAt, changesAt ?? entry.nextAt)
    await addTexts(deps.queries, entry, renamed)
  } catch (error) {
    for (const [id, what] of changes) if (entry.changed.get(id) !== 'words') entry.changed.set(id, what)
    throw error
  }
}
