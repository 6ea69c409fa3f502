/** How often two products occur together: in orders, or in visits. Each pair is given once. */
export type ProductPair = { readonly first: string; readonly second: string; readonly together: number }

export type RelationFacts = {
  readonly pairs: readonly ProductPair[]
  /** In how many orders or visits each product occurs. */
  readonly counts: ReadonlyMap<string, number>
  /** The number of all orders or visits. */
  readonly total: number
}

export type Relation = { readonly productId: string; readonly relatedId: string; readonly score: number }

/** Pairs that occur together less often are accidents (docs/bounds.md). */
export const minimalSupport = 3
/** The relations that are kept of a product. */
export const mostRelations = 24

/**
 * Ranks what occurs together with each product by the cosine of the two: `together / √(first × second)`, between 0 and 1. Unlike a
 * plain count it does not recommend the bestseller to everyone. A pair without lift, which occurs together no more often than chance
 * lets it, is no relation.
 */
export function rankRelations({ pairs, counts, total }: RelationFacts): Relation[] {
  const byProduct = new Map<string, Relation[]>()
  const add = (relation: Relation): void => {
    const known = byProduct.get(relation.productId)
    if (known) known.push(relation)
    else byProduct.set(relation.productId, [relation])
  }
  for (const { first, second, together } of pairs) {
    const expected = (counts.get(first) ?? 0) * (counts.get(second) ?? 0)
    if (together < minimalSupport || expected === 0 || together * total <= expected) continue
    const score = together / Math.sqrt(expected)
    add({ productId: first, relatedId: second, score })
    add({ productId: second, relatedId: first, score })
  }
  return [...byProduct.values()].flatMap((relations) => relations.sort(byScore).slice(0, mostRelations))
}

const byScore = (a: Relation, b: Relation): number => b.score - a.score || (a.relatedId < b.relatedId ? -1 : 1)
