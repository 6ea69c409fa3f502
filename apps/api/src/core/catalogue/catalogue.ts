import type { Pool } from 'pg'
import { createBoundedCache } from '../../infra/bounded-cache.ts'
import { createCatalogueQueries } from './catalogue.queries.ts'
import type { CategoryRecord, ProductRecord } from './product-record.ts'

/** The catalogue in memory: a bounded cache of products, which loads all missing ones in one statement, and the category tree. */
export type Catalogue = {
  /** Returns products by id; unknown ids are absent. */
  readonly listProducts: (ids: readonly string[]) => Promise<ReadonlyMap<string, ProductRecord>>
  /** Returns the products of variants by variant id; unknown ids are absent. */
  readonly listProductsOfVariants: (variantIds: readonly string[]) => Promise<ReadonlyMap<string, ProductRecord>>
  readonly listCategories: () => Promise<readonly CategoryRecord[]>
  /** Removes products from the cache; without ids, removes everything. */
  readonly drop: (productIds?: readonly string[]) => void
}

const bounds = { products: 20_000, variants: 400_000 }

/** Creates a catalogue over the database; the caller calls `drop` for changed products. */
export function createCatalogue(pool: Pool): Catalogue {
  const queries = createCatalogueQueries(pool)
  const products = createBoundedCache<ProductRecord>(bounds.products)
  const productOfVariant = createBoundedCache<string>(bounds.variants)
  let categories: Promise<CategoryRecord[]> | null = null
  let epoch = 0

  // A product that changes during its read stays out of the cache, and the next reader loads it again.
  const keep = (records: readonly ProductRecord[], readAt: number): void => {
    if (readAt !== epoch) return
    for (const record of records) {
      products.set(record.id, record)
      for (const { id } of record.variants) productOfVariant.set(id, record.id)
    }
  }

  const listProducts = async (ids: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>> => {
    const known = new Map<string, ProductRecord>()
    const missing: string[] = []
    for (const id of new Set(ids)) {
      const record = products.get(id)
      if (record) known.set(id, record)
      else missing.push(id)
    }
    if (missing.length === 0) return known
    const readAt = epoch
    const loaded = await queries.listProducts(missing)
    keep(loaded, readAt)
    for (const record of loaded) known.set(record.id, record)
    return known
  }

  const findCached = (variantId: string): ProductRecord | undefined => {
    const productId = productOfVariant.get(variantId)
    return productId === undefined ? undefined : products.get(productId)
  }

  const listProductsOfVariants = async (variantIds: readonly string[]): Promise<ReadonlyMap<string, ProductRecord>> => {
    const known = new Map<string, ProductRecord>()
    const missing: string[] = []
    for (const id of new Set(variantIds)) {
      const record = findCached(id)
      if (record) known.set(id, record)
      else missing.push(id)
    }
    if (missing.length === 0) return known
    const readAt = epoch
    const loaded = await queries.listProductsOfVariants(missing)
    keep(loaded, readAt)
    const wanted = new Set(missing)
    for (const record of loaded) for (const { id } of record.variants) if (wanted.has(id)) known.set(id, record)
    return known
  }

  const listCategories = (): Promise<readonly CategoryRecord[]> => {
    categories ??= queries.listCategories().catch((error: unknown) => {
      // A failed reading leaves the memory, so that the next request tries again.
      categories = null
      throw error
    })
    return categories
  }

  const drop = (productIds?: readonly string[]): void => {
    epoch += 1
    if (productIds) for (const id of productIds) products.delete(id)
    else products.clear()
    if (!productIds) categories = null
  }

  return { listProducts, listProductsOfVariants, listCategories, drop }
}
