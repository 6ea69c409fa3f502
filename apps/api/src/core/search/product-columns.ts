import type { ListingSort } from '@lacehouse/domain/search/listing-query'
import type { IndexedProduct } from './indexed-product.ts'
import { createListRating } from './rate-products.ts'
import { createShareValues, type ShareValues } from './share-values.ts'

/**
 * What the index holds of its products beside their facet values, a column each, by ordinal. Numbers side by side take a fraction of
 * the memory of objects, and are read many times faster than their fields.
 */
export type ProductColumns = {
  readonly ids: string[]
  readonly kinds: string[]
  readonly categoryIds: (readonly string[])[]
  readonly shareCategories: ShareValues
  readonly available: Uint8Array
  /** In minor units. */
  readonly price: Float64Array
  /** In whole percent. */
  readonly discount: Uint8Array
  readonly popularity: Float64Array
  readonly givenPopularity: Float64Array
  readonly publishedAt: Float64Array
  readonly rating: Float64Array
  /** The points by which lists are ordered, without what a merchant adds; renewed each day (decision 0142). */
  readonly recommended: Float64Array
  /** The day from which newness is counted in `recommended`, in milliseconds since 1970. */
  asOf: number
  /** The popularity by which that of products is measured in `recommended`, and the highest of any product that was set since. */
  mostPopular: number
  highest: number
  /** When a price begins or ends next; infinite when none does. */
  readonly changesAt: Float64Array
  /** Only of what is still on its way. */
  readonly preOrderFrom: Map<number, string>
}

export function createProductColumns(capacity: number): ProductColumns {
  return {
    ...{ ids: [], kinds: [], categoryIds: [], shareCategories: createShareValues() },
    ...{ available: new Uint8Array(capacity), discount: new Uint8Array(capacity) },
    ...{ price: new Float64Array(capacity), rating: new Float64Array(capacity) },
    ...{ popularity: new Float64Array(capacity), givenPopularity: new Float64Array(capacity) },
    ...{ publishedAt: new Float64Array(capacity), changesAt: new Float64Array(capacity) },
    ...{ recommended: new Float64Array(capacity), asOf: 0, mostPopular: 1, highest: 1 },
    preOrderFrom: new Map(),
  }
}

/** Sets everything but the facet values of a product. */
export function setColumns(columns: ProductColumns, ordinal: number, product: IndexedProduct): void {
  columns.ids[ordinal] = product.id
  columns.kinds[ordinal] = product.kind
  columns.categoryIds[ordinal] = columns.shareCategories(product.categoryIds)
  columns.available[ordinal] = Number(product.available)
  for (const name of numeric) columns[name][ordinal] = product[name]
  columns.highest = Math.max(columns.highest, product.popularity)
  setRecommended(columns, [ordinal])
  columns.changesAt[ordinal] = product.changesAt ?? Number.POSITIVE_INFINITY
  if (product.preOrderFrom) columns.preOrderFrom.set(ordinal, product.preOrderFrom)
  else columns.preOrderFrom.delete(ordinal)
}

/** Sets the points by which lists are ordered of some products from the other columns. */
export function setRecommended(columns: ProductColumns, ordinals: Iterable<number>): void {
  const { rate } = createListRating(columns)
  for (const ordinal of ordinals) columns.recommended[ordinal] = Math.round(rate(ordinal) * 1000)
}

const numeric = ['price', 'discount', 'popularity', 'givenPopularity', 'publishedAt', 'rating'] as const

/** Says whether a product is in the columns as it is now, but for its facet values and for when its price changes. */
export function isUnchanged(columns: ProductColumns, ordinal: number, product: IndexedProduct): boolean {
  return (
    numeric.every((name) => columns[name][ordinal] === product[name]) &&
    columns.kinds[ordinal] === product.kind &&
    columns.categoryIds[ordinal] === columns.shareCategories(product.categoryIds) &&
    columns.available[ordinal] === Number(product.available) &&
    (columns.preOrderFrom.get(ordinal) ?? null) === (product.preOrderFrom ?? null)
  )
}

/** Compares two ordinals by a sort order; it answers 0 only for the same one. */
export function createCompare(columns: ProductColumns, sort: ListingSort): (x: number, y: number) => number {
  const { ids } = columns
  const compare = comparers[sort](columns)
  // The id breaks every tie, so that pages neither repeat nor skip a product.
  return (x, y) => compare(x, y) || compareTexts(ids[x] ?? '', ids[y] ?? '')
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

type Compare = (x: number, y: number) => number
type Column = Uint8Array | Float64Array

const ascending =
  (column: Column): Compare =>
  (x, y) =>
    (column[x] ?? 0) - (column[y] ?? 0)

const descending =
  (column: Column): Compare =>
  (x, y) =>
    (column[y] ?? 0) - (column[x] ?? 0)

const comparers: Readonly<Record<ListingSort, (columns: ProductColumns) => Compare>> = {
  relevance: ({ recommended }) => descending(recommended),
  newest: ({ publishedAt }) => descending(publishedAt),
  'price-asc': ({ price }) => ascending(price),
  'price-desc': ({ price }) => descending(price),
  rating: ({ rating }) => descending(rating),
  discount: ({ discount }) => descending(discount),
}
