import type { QueryUnit, UnderstoodFilters } from '@lacehouse/domain/search/understand-query'
import { type Bitset, emptyBits, hasBit, intersect, listBits, unite } from './bitset.ts'
import { type FacetIndex, withinPrice } from './facet-index.ts'
import { readEntry, type TextIndex } from './text-index.ts'

/** How good a match is at a place: in a description, among categories and colours, in the name. */
const placeWeights = [0.25, 0.6, 0.95] as const
/** A phrase that means the same counts a little less than the one that was typed. */
const synonymWeight = 0.95
/** What a product gains whose name has the typed words, where facets already say what they mean. */
const nameBonus = 0.06
const newFor = 90 * 86_400_000

/** The parts of a product's score, in points. */
export type ScoreParts = {
  readonly text: number
  readonly available: number
  readonly popularity: number
  readonly newness: number
  /** What a merchant adds or takes away. */
  readonly boost: number
}

export const noPoints: ScoreParts = { text: 0, available: 0, popularity: 0, newness: 0, boost: 0 }

/** The most points of each part: what was asked for counts far more than what sells. */
const scoreWeights = { text: 100, available: 12, popularity: 4, newness: 2 } as const

export type Ranking = {
  /** Ordinals, the best first. */
  readonly ordinals: readonly number[]
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
  /** Points that a merchant adds to a product, or takes away. */
  readonly boostOf: (ordinal: number) => number
}

/** Ranks the products that match the units and the filters. Where nothing does, it leaves out filters, then words. */
export function rankMatches(
  { units, filters }: { units: readonly QueryUnit[]; filters: UnderstoodFilters },
  matching: Matching,
): Ranking {
  const { index, isStrict } = matching
  const scores = units.map((unit) => scoreUnit(unit, matching))
  const words = matchWords(scores, matching)
  const narrowed = narrow(words.bits, listFilters(filters, matching), isStrict)
  const isWeaker = words.isRelaxed && units.length > 1
  const textOf = (ordinal: number): number =>
    scores.length === 0 ? 1 : scores.reduce((sum, one) => sum + (one[ordinal] ?? 0), 0) / scores.length
  const ordinals = listBits(narrowed.bits)
  const mostPopular = ordinals.reduce((most, at) => Math.max(most, index.products[at]?.popularity ?? 0), 1)
  const pointsOf = (ordinal: number): ScoreParts => {
    const boost = matching.boostOf(ordinal)
    return toParts(index, ordinal, { text: textOf(ordinal), boost, mostPopular, now: matching.now })
  }
  return {
    ordinals: sortByPoints(ordinals, (ordinal) => sumParts(pointsOf(ordinal))),
    pointsOf,
    relaxed: [...(isWeaker ? (['words'] as const) : []), ...narrowed.relaxed],
  }
}

const toParts = (
  { products }: FacetIndex,
  ordinal: number,
  { text, boost, mostPopular, now }: { text: number; boost: number; mostPopular: number; now: number },
): ScoreParts => {
  const product = products[ordinal]
  const age = now - (product?.publishedAt ?? 0)
  return {
    text: text * scoreWeights.text,
    available: product?.available ? scoreWeights.available : 0,
    popularity: ((product?.popularity ?? 0) / mostPopular) * scoreWeights.popularity,
    newness: Math.max(0, 1 - Math.max(0, age) / newFor) * scoreWeights.newness,
    boost,
  }
}

/** The score of a product. */
export function sumParts({ text, available, popularity, newness, boost }: ScoreParts): number {
  return text + available + popularity + newness + boost
}

const places = 2 ** 26

/** Sorts ordinals by points, most first, then by ordinal: numbers in a typed array sort many times faster than with a comparison. */
const sortByPoints = (ordinals: readonly number[], pointsOf: (ordinal: number) => number): number[] => {
  const keys = Float64Array.from(ordinals, (ordinal) => -Math.round(pointsOf(ordinal) * 1000) * places + ordinal)
  return Array.from(keys.sort(), (key) => ((key % places) + places) % places)
}

const matchWords = (scores: readonly Float32Array[], { index, isStrict }: Matching) => {
  if (scores.length === 0) return { bits: index.live, isRelaxed: false }
  const counts = new Uint8Array(index.capacity)
  const decisive = isStrict ? scores : listDecisive(scores)
  for (const score of decisive) {
    for (let at = 0; at < score.length; at += 1) counts[at] = (counts[at] ?? 0) + Number((score[at] ?? 0) > 0)
  }
  let most = 0
  for (const [at, count] of counts.entries()) if (count > most && hasBit(index.live, at)) most = count
  const wanted = isStrict ? decisive.length : most
  const bits = emptyBits(index.capacity)
  if (wanted === 0) return { bits, isRelaxed: true }
  for (let at = 0; at < counts.length; at += 1)
    if (counts[at] === wanted) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31))
  return { bits: intersect(bits, index.live), isRelaxed: wanted < decisive.length }
}

/** Leaves out words that only descriptions have, where other words say more: `summer sandals` are sandals. */
const listDecisive = (scores: readonly Float32Array[]): readonly Float32Array[] => {
  const decisive = scores.filter((score) => score.some((one) => one > placeWeights[0]))
  return decisive.length > 0 ? decisive : scores
}

const scoreUnit = (unit: QueryUnit, { index, text }: Matching): Float32Array => {
  const best = new Float32Array(index.capacity)
  let isKnown = false
  for (const { terms, weight } of unit.meanings) {
    const sets = terms.map(({ facet, value }) => findSet(index, facet, value))
    const bits = sets.reduce<Bitset>((all, set) => intersect(all, set ?? emptyBits(index.capacity)), index.live)
    for (const ordinal of listBits(bits)) {
      isKnown = true
      best[ordinal] = Math.max(best[ordinal] ?? 0, weight)
    }
  }
  for (const stem of new Set(unit.phrases[0])) {
    const bonus = nameBonus / (unit.phrases[0]?.length ?? 1)
    for (const [ordinal, place] of findPhrase([stem], text))
      if (place === 2 && (best[ordinal] ?? 0) > 0) best[ordinal] = (best[ordinal] ?? 0) + bonus
  }
  unit.phrases.forEach((stems, at) => {
    const weight = at === 0 ? 1 : synonymWeight
    for (const [ordinal, place] of findPhrase(stems, text)) {
      // Where facets say what a word means, a description that mentions it says nothing.
      if (isKnown && place < 2) continue
      best[ordinal] = Math.max(best[ordinal] ?? 0, (placeWeights[place as 0 | 1 | 2] ?? 0) * weight)
    }
  })
  return best
}

/** Finds the products with a value of a facet; `kind` is a facet here too. */
export function findSet(index: FacetIndex, facet: string, value: string): Bitset | undefined {
  return facet === 'kind' ? index.kinds.get(value) : index.facets.get(facet as never)?.get(value)
}

/** Finds the products that have all stems of a phrase, each with the worst of their places. */
const findPhrase = (stems: readonly string[], text: TextIndex): Map<number, number> => {
  let found: Map<number, number> | null = null
  for (const stem of stems) {
    const postings = text.find(stem)
    const next = new Map<number, number>()
    for (let at = 0; at < (postings?.length ?? 0); at += 1) {
      const { ordinal, place } = readEntry(postings?.entries[at] ?? 0)
      const before: number | undefined = found === null ? place : found.get(ordinal)
      if (before !== undefined) next.set(ordinal, Math.min(before, place))
    }
    found = next
  }
  return found ?? new Map()
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
  const genders = wearers.flatMap((one) => (one === 'women' || one === 'men' ? [one, 'unisex'] : [one]))
  return [
    ...(sizes.length > 0 ? [{ kind: 'size' as const, bits: facetBits('size', sizes) }] : []),
    ...(price ? [{ kind: 'price' as const, bits: withinPrice(index, price, minorUnits) }] : []),
    ...(colors.length > 0 ? [{ kind: 'color' as const, bits: facetBits('color', colors) }] : []),
    ...(isSale ? [{ kind: 'sale' as const, bits: facetBits('offer', ['sale']) }] : []),
    ...(wearers.length > 0 ? [{ kind: 'wearers' as const, bits: facetBits('gender', genders) }] : []),
  ]
}

const narrow = (words: Bitset, filters: readonly Filter[], isStrict: boolean) => {
  const relaxed: RelaxedFilter[] = []
  for (let left = filters; ; left = left.slice(1)) {
    const bits = left.reduce<Bitset>((all, { bits }) => intersect(all, bits), words)
    const [first] = left
    if (isStrict || !first || bits.some((word) => word !== 0)) return { bits, relaxed }
    relaxed.push(first.kind)
  }
}
