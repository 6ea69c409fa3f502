/** The facts by which the likeness of products is measured. */
export type ProductTraits = {
  readonly categoryIds: readonly string[]
  /** Values of attributes by their keys. */
  readonly facets: Readonly<Partial<Record<string, readonly string[]>>>
  /** In minor units. */
  readonly price: number
}

/** The points of a common value of an attribute; other attributes have none. */
const weights: readonly (readonly [facet: string, weight: number])[] = [
  ['type', 4],
  ['gender', 3],
  ['activity', 2],
  ['collection', 2],
  ['material', 1],
  ['fit', 1],
  ['color', 1],
]

/** The most points of common categories. */
const ofCategories = 4
/** The points of an equal price; at double or half of it there are none. */
const ofPrice = 2

/** Scores how much two products are alike by category, attributes and price, from 0 to 18: what a shop knows before anyone came. */
export function scoreSimilarity(a: ProductTraits, b: ProductTraits): number {
  let score = ofCategories * shareCommon(a.categoryIds, b.categoryIds)
  for (const [facet, weight] of weights) score += weight * shareCommon(a.facets[facet] ?? [], b.facets[facet] ?? [])
  const ratio = Math.min(a.price, b.price) / Math.max(a.price, b.price, 1)
  return score + ofPrice * Math.max(0, 2 * ratio - 1)
}

/** Returns the share of common values among all values of both (Jaccard). */
function shareCommon(a: readonly string[], b: readonly string[]): number {
  const common = a.filter((value) => b.includes(value)).length
  return common === 0 ? 0 : common / (a.length + b.length - common)
}
