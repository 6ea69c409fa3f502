import type { QueryUnit, UnderstoodFilters } from '@lacehouse/domain/search/understand-query'
import { addBit, type Bitset, hasBit, intersect, isEmptySet, listBits, unite } from './bitset.ts'
import { keepPairs } from './colour-sizes.ts'
import type { FacetIndex } from './facet-index.ts'
import { withinPrice } from './query-facets.ts'
import { listBestKeys, toKey } from './rank-keys.ts'
import { createRating, noPoints, type ScoreParts, scoreWeights } from './rate-products.ts'
import { findSet, type UnitScore } from './score-unit.ts'
import { scoreUnits } from './score-units.ts'
import type { TextIndex } from './text-index.ts'

export type Ranking = {
  readonly bits: Bitset
  readonly total: number
  /** Lists the best of those that are in a set as well, at most so many. */
  readonly listBest: (within: Bitset, most: number) => number[]
  readonly pointsOf: (ordinal: number) => ScoreParts
  /** Filters that were left out because nothing had them all. */
  readonly relaxed: readonly RelaxedFilter[]
}

export type RelaxedFilter = 'size' | 'color' | 'price' | 'sale' | 'wearers' | 'words'

type Matching = {
  readonly index: FacetIndex
  readonly text: TextIndex
  readonly minorUnits: number
  readonly now: number
  /** All words must match, and no filter is left out. */
  readonly isStrict: boolean
  /** The products in stock in a size of the shopper; null where none is known. */
  readonly inMySize: Bitset | null
  /** Points that a merchant adds to a product, or takes away; null where there are none. */
  readonly boostOf: ((ordinal: number) => number) | null
}

/** Ranks the products that match the units and the filters. Where nothing does, it leaves out filters, then words. */
export function rankMatches(
  { units, filters }: { units: readonly QueryUnit[]; filters: UnderstoodFilters },
  matching: Matching,
): Ranking {
  const { index, isStrict } = matching
  const scores = scoreUnits(units, matching)
  const words = matchWords(scores, matching)
  const { bits, relaxed } = narrow(words.bits, listFilters(filters, matching), isStrict)
  const isWeaker = words.isRelaxed && units.length > 1
  const ordinals = listBits(bits)
  const texts = toTexts(ordinals, scores)
  let mostPopular = 1
  for (const ordinal of ordinals) mostPopular = Math.max(mostPopular, index.columns.popularity[ordinal] ?? 0)
  const rating = createRating(index.columns, { ...matching, mostPopular })
  const keys = new Float64Array(ordinals.length)
  for (let at = 0; at < keys.length; at += 1) {
    const ordinal = ordinals[at] ?? 0
    keys[at] = toKey((texts[at] ?? 0) * scoreWeights.text + rating.rate(ordinal), ordinal)
  }
  return {
    ...{ bits, total: ordinals.length },
    listBest: (within, most) => listBestKeys(keys, { ordinals, within, most }),
    pointsOf: (ordinal) => {
      const parts = { ...noPoints, text: (texts[ordinals.indexOf(ordinal)] ?? 0) * scoreWeights.text }
      return hasBit(bits, ordinal) ? { ...parts, ...rating.toParts(ordinal) } : parts
    },
    relaxed: [...(isWeaker ? (['words'] as const) : []), ...relaxed],
  }
}

/** The mean of the units' scores of each product; all products are alike where no words were asked for. */
const toTexts = (ordinals: Uint32Array, units: readonly UnitScore[]): Float64Array => {
  if (units.length === 0) return new Float64Array(ordinals.length).fill(1)
  const texts = new Float64Array(ordinals.length)
  for (const unit of units) addScores(texts, ordinals, unit)
  for (let at = 0; at < texts.length; at += 1) texts[at] = (texts[at] ?? 0) / units.length
  return texts
}

/** Adds the scores of a unit to those of products; both are in ascending order. */
const addScores = (texts: Float64Array, ordinals: Uint32Array, { ordinals: matched, scores }: UnitScore): void => {
  let at = 0
  for (let from = 0; from < matched.length && at < ordinals.length; from += 1) {
    const ordinal = matched[from] ?? 0
    while (at < ordinals.length && (ordinals[at] ?? 0) < ordinal) at += 1
    if (ordinals[at] === ordinal) texts[at] = (texts[at] ?? 0) + (scores[from] ?? 0)
  }
}

const matchWords = (scores: readonly UnitScore[], { index, isStrict }: Matching) => {
  const decisive = isStrict ? scores : listDecisive(scores)
  const bits = decisive.reduce((all, unit) => intersect(all, unit.bits), index.live)
  if (isStrict || !isEmptySet(bits)) return { bits, isRelaxed: false }
  const counted = countMatches(decisive, index)
  if (counted.ordinals.length === 0) return { bits, isRelaxed: true }
  leaveOutAttributes(counted, decisive, index)
  const most = findMost(counted)
  for (const ordinal of counted.ordinals) if (counted.counts[ordinal] === most) addBit(bits, ordinal)
  return { bits, isRelaxed: true }
}

/** The live products that match some unit, and by ordinal how many they match. */
type Counted = { readonly counts: Uint8Array; readonly ordinals: Uint32Array }

const countMatches = (units: readonly UnitScore[], { capacity, live }: FacetIndex): Counted => {
  const counts = new Uint8Array(capacity)
  const all = new Uint32Array(units.reduce((sum, { ordinals }) => sum + ordinals.length, 0))
  let length = 0
  for (const { ordinals } of units)
    for (const ordinal of ordinals) {
      if (!hasBit(live, ordinal)) continue
      const before = counts[ordinal] ?? 0
      if (before === 0) {
        all[length] = ordinal
        length += 1
      }
      counts[ordinal] = before + 1
    }
  return { counts, ordinals: all.subarray(0, length) }
}

const findMost = ({ counts, ordinals }: Counted): number => {
  let most = 0
  for (const ordinal of ordinals) most = Math.max(most, counts[ordinal] ?? 0)
  return most
}

/** Where nothing has all that was asked for, what a product is counts before how it is: `wool sweater` finds other sweaters, not wool socks. */
const leaveOutAttributes = ({ counts, ordinals }: Counted, units: readonly UnitScore[], index: FacetIndex): void => {
  const names = units.filter(({ isAttribute }) => !isAttribute)
  if (names.length === units.length) return
  const named = countMatches(names, index)
  const most = findMost(named)
  for (const ordinal of ordinals) if (named.counts[ordinal] !== most) counts[ordinal] = 0
}

/** Leaves out words that only descriptions have, where other words say more: `summer sandals` are sandals. */
const listDecisive = (scores: readonly UnitScore[]): readonly UnitScore[] => {
  const decisive = scores.filter(({ isDecisive }) => isDecisive)
  return decisive.length > 0 ? decisive : scores
}

/** Lists the genders of the goods that wearers look for: what is for women and men is for each of them too. */
export function listGenders(wearers: UnderstoodFilters['wearers']): string[] {
  return wearers.flatMap((one) => (one === 'women' || one === 'men' ? [one, 'unisex'] : [one]))
}

type Filter = { readonly kind: RelaxedFilter; readonly bits: Bitset }

/** Lists the filters in the order in which they are given up: a size first, the wearers last. */
const listFilters = (filters: UnderstoodFilters, { index, minorUnits }: Matching): Filter[] => {
  const facetBits = (facet: string, values: readonly string[]): Bitset =>
    unite(
      values.flatMap((value) => findSet(index, facet, value) ?? []),
      index.capacity,
    )
  const { wearers, colors, sizes, price, isSale } = filters
  // The size has to be one of the colour, where both are asked for.
  const inColours = (bits: Bitset): Bitset =>
    colors.length > 0 ? keepPairs(index, bits, { colours: colors, sizes }) : bits
  return [
    ...(sizes.length > 0 ? [{ kind: 'size' as const, bits: inColours(facetBits('size', sizes)) }] : []),
    ...(price ? [{ kind: 'price' as const, bits: withinPrice(index, price, minorUnits) }] : []),
    ...(colors.length > 0 ? [{ kind: 'color' as const, bits: facetBits('color', colors) }] : []),
    ...(isSale ? [{ kind: 'sale' as const, bits: facetBits('offer', ['sale']) }] : []),
    ...(wearers.length > 0 ? [{ kind: 'wearers' as const, bits: facetBits('gender', listGenders(wearers)) }] : []),
  ]
}

const narrow = (words: Bitset, filters: readonly Filter[], isStrict: boolean) => {
  const relaxed: RelaxedFilter[] = []
  for (let left = filters; ; left = left.slice(1)) {
    const bits = left.reduce<Bitset>((all, { bits }) => intersect(all, bits), words)
    const [first] = left
    if (isStrict || !first || !isEmptySet(bits)) return { bits, relaxed }
    relaxed.push(first.kind)
  }
}
