import { completesOutfit, type OutfitPiece } from '@lacehouse/domain/recommendations/completes-outfit'
import { type ProductTraits, scoreSimilarity } from '@lacehouse/domain/recommendations/score-similarity'
import type { ListingFacet } from '@lacehouse/domain/search/listing-query'
import { type Bitset, emptyBits, hasBit, intersect, unite } from '../search/bitset.ts'
import { type FacetIndex, getOrder, toIds } from '../search/facet-index.ts'
import { getValues, listFacets } from '../search/facet-values.ts'

/** Products by likeness that are listed for one product. */
const mostAlike = 48
/** How many products are compared with one: in a shop of so many or fewer all of them, else the most popular of those next to it. */
const mostCompared = 2000
/** How many products of each type are compared with one, where products of other types complete it. */
const mostOfType = 100

/** Lists the ids of buyable products that are like one by category, attributes and price, the most alike first. */
export function listSimilar(index: FacetIndex, seed: number): readonly string[] {
  const { live, categories, columns, capacity } = index
  const ofType = uniteFacet(index, 'type', getValues(index.values, seed, 'type'))
  const forWearers = uniteFacet(index, 'gender', getValues(index.values, seed, 'gender'))
  const inCategories = (columns.categoryIds[seed] ?? []).map((id) => categories.get(id) ?? emptyBits(capacity))
  const candidates = new Set<number>()
  for (const bits of [intersect(ofType, forWearers), ofType, ...inCategories, live]) {
    if (candidates.size >= mostCompared) break
    for (const ordinal of listPopular(index, bits, { most: mostCompared, isWanted: () => true }))
      candidates.add(ordinal)
  }
  candidates.delete(seed)
  return toIds(index, sortByLikeness(index, seed, [...candidates]).slice(0, mostAlike))
}

/** Lists the ids of buyable products that complete an outfit with one, the best of each type in turn. */
export function listOutfit(index: FacetIndex, seed: number): readonly string[] {
  const piece = toPiece(index, seed)
  const isWanted = (ordinal: number): boolean => ordinal !== seed && completesOutfit(piece, toPiece(index, ordinal))
  const sets = [...(index.facets.get('type')?.values() ?? []), ...index.kinds.values()]
  const candidates = new Set(sets.flatMap((bits) => listPopular(index, bits, { most: mostOfType, isWanted })))
  const sorted = sortByLikeness(index, seed, [...candidates])
  const byType = Map.groupBy(sorted, (ordinal) => getValues(index.values, ordinal, 'type')[0] ?? '')
  const rounds = Array.from({ length: mostAlike }, (_, nth) =>
    [...byType.values()].flatMap((ordinals) => ordinals[nth] ?? []),
  )
  return toIds(index, rounds.flat().slice(0, mostAlike))
}

/** Lists the ids of the most popular buyable products. */
export function listBestsellers(index: FacetIndex): readonly string[] {
  return toIds(index, listPopular(index, index.live, { most: mostAlike, isWanted: () => true }))
}

/** Gives what an outfit is put together by of a product. */
export function toPiece({ columns, values }: FacetIndex, ordinal: number): OutfitPiece {
  return {
    kind: columns.kinds[ordinal] ?? '',
    type: getValues(values, ordinal, 'type'),
    gender: getValues(values, ordinal, 'gender'),
  }
}

const uniteFacet = ({ facets, capacity }: FacetIndex, facet: ListingFacet, values: readonly string[]): Bitset =>
  unite(
    values.flatMap((value) => facets.get(facet)?.get(value) ?? []),
    capacity,
  )

type Wanted = { readonly most: number; readonly isWanted: (ordinal: number) => boolean }

/** Lists buyable products of a set, the most popular first. */
const listPopular = (index: FacetIndex, bits: Bitset, { most, isWanted }: Wanted): number[] => {
  const { entries, length } = getOrder(index, 'relevance')
  const found: number[] = []
  for (let at = 0; at < length && found.length < most; at += 1) {
    const ordinal = entries[at] ?? 0
    // What cannot be bought is last in this order.
    if (index.columns.available[ordinal] === 0) break
    if (hasBit(bits, ordinal) && isWanted(ordinal)) found.push(ordinal)
  }
  return found
}

const sortByLikeness = (index: FacetIndex, seed: number, ordinals: readonly number[]): number[] => {
  const traits = toTraits(index, seed)
  const { popularity } = index.columns
  return ordinals
    .map((ordinal) => ({ ordinal, score: scoreSimilarity(traits, toTraits(index, ordinal)) }))
    .sort((a, b) => b.score - a.score || (popularity[b.ordinal] ?? 0) - (popularity[a.ordinal] ?? 0))
    .map(({ ordinal }) => ordinal)
}

const toTraits = ({ columns, values }: FacetIndex, ordinal: number): ProductTraits => ({
  categoryIds: columns.categoryIds[ordinal] ?? [],
  facets: listFacets(values, ordinal),
  price: columns.price[ordinal] ?? 0,
})
