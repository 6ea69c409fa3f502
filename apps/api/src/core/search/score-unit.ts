import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import {
  addBit,
  type Bitset,
  eachBit,
  emptyBits,
  hasBit,
  intersect,
  isEmptySet,
  listBits,
  removeBit,
} from './bitset.ts'
import type { FacetIndex } from './facet-index.ts'
import type { TextIndex } from './text-index.ts'

/** How good a match is at a place: in a description, among categories and colours, in the name. */
const placeWeights = [0.25, 0.6, 0.95] as const
const inName = 2
/** A phrase that means the same counts a little less than the one that was typed. */
const synonymWeight = 0.95
/** What a product gains whose name has the typed words, where facets already say what they mean. */
const nameBonus = 0.06

type Matched = { readonly index: FacetIndex; readonly text: TextIndex }

/** How well products match a word or phrase. */
export type UnitScore = {
  /** The products that match. */
  readonly bits: Bitset
  /** The same, in ascending order. */
  readonly ordinals: Uint32Array
  /** The score of each of them, 0 to about 1. */
  readonly scores: Float32Array
  /** Some product has it by a facet, so that descriptions say nothing. */
  readonly isKnown: boolean
  /** Some product says it in more than its description. */
  readonly isDecisive: boolean
  /** It says how a product is, such as its material, and not which one. */
  readonly isAttribute: boolean
}

const naming: ReadonlySet<string> = new Set(['type', 'kind', 'giftCard'])

/** Room for the scores of one unit at a time, by ordinal. */
const rooms = new WeakMap<FacetIndex, Float32Array>()

const getRoom = (index: FacetIndex): Float32Array => {
  const room = rooms.get(index)?.fill(0) ?? new Float32Array(index.capacity)
  rooms.set(index, room)
  return room
}

/** Scores the products by one unit of a query. */
export function scoreUnit(unit: QueryUnit, { index, text }: Matched): UnitScore {
  const best = getRoom(index)
  const bits = emptyBits(index.capacity)
  let most = 0
  const keep = (ordinal: number, score: number): void => {
    const before = best[ordinal] ?? 0
    if (score <= before || !hasBit(index.live, ordinal)) return
    addBit(bits, ordinal)
    best[ordinal] = score
    if (score > most) most = score
  }
  for (const { terms, weight } of unit.meanings) eachBit(findMeant(index, terms), (ordinal) => keep(ordinal, weight))
  const isKnown = most > 0
  const [typed = []] = unit.phrases
  for (const stem of isKnown ? new Set(typed) : [])
    eachWithPhrase([stem], { index, text }, (ordinal, place) => {
      const before = best[ordinal] ?? 0
      if (place === inName && before > 0) keep(ordinal, before + nameBonus / typed.length)
    })
  unit.phrases.forEach((stems, at) => {
    const weight = at === 0 ? 1 : synonymWeight
    eachWithPhrase(stems, { index, text }, (ordinal, place) => {
      // Where facets say what a word means, a description that mentions it says nothing.
      if (!isKnown || place === inName) keep(ordinal, (placeWeights[place as 0 | 1 | 2] ?? 0) * weight)
    })
  })
  const facets = unit.meanings.flatMap(({ terms }) => terms.map(({ facet }) => facet))
  const ordinals = listBits(bits)
  const scores = new Float32Array(ordinals.length)
  for (let at = 0; at < scores.length; at += 1) scores[at] = best[ordinals[at] ?? 0] ?? 0
  return {
    ...{ bits, ordinals, scores, isKnown, isDecisive: isDecisive(most) },
    isAttribute: facets.length > 0 && !facets.some((facet) => naming.has(facet)),
  }
}

const isDecisive = (most: number): boolean => most > placeWeights[0]

type Terms = QueryUnit['meanings'][number]['terms']

const findMeant = (index: FacetIndex, terms: Terms): Bitset =>
  terms
    .map(({ facet, value }) => findSet(index, facet, value))
    .reduce<Bitset>((all, set) => intersect(all, set ?? emptyBits(index.capacity)), index.live)

/**
 * Corrects the scores of a unit for products that changed since; null where they have to be made anew, because the first or the last
 * product with its meaning came or went.
 */
export function correctScore(
  unit: QueryUnit,
  { score, changed }: { readonly score: UnitScore; readonly changed: Iterable<number> },
  matched: Matched,
): UnitScore | null {
  const different = new Map<number, number>()
  for (const ordinal of changed) {
    const hadScore = hasBit(score.bits, ordinal)
    const weight = findWeight(unit, ordinal, matched.index)
    if (weight > 0 && !score.isKnown) return null
    if (weight === 0 && hadScore && score.isKnown && !isMeant(unit, matched.index)) return null
    const own = scoreOne(unit, ordinal, { ...matched, isKnown: score.isKnown, weight })
    if (own !== (hadScore ? (score.scores[findFirst(score.ordinals, ordinal)] ?? 0) : 0)) different.set(ordinal, own)
  }
  return different.size === 0 ? score : withScores(score, different)
}

const isMeant = ({ meanings }: QueryUnit, index: FacetIndex): boolean =>
  meanings.some(({ terms }) => !isEmptySet(findMeant(index, terms)))

/** The weight of the meaning that a product has; 0 without one. */
const findWeight = ({ meanings }: QueryUnit, ordinal: number, index: FacetIndex): number => {
  if (!hasBit(index.live, ordinal)) return 0
  const has = ({ facet, value }: Terms[number]): boolean => {
    const set = findSet(index, facet, value)
    return set !== undefined && hasBit(set, ordinal)
  }
  return meanings.reduce((best, { terms, weight }) => (terms.every(has) ? Math.max(best, weight) : best), 0)
}

type OneMatched = Matched & { readonly isKnown: boolean; readonly weight: number }

/** Scores one product as `scoreUnit` scores all; scores have the precision of the list in which they are. */
const scoreOne = ({ phrases }: QueryUnit, ordinal: number, { index, text, isKnown, weight }: OneMatched): number => {
  if (!hasBit(index.live, ordinal)) return 0
  let best = Math.fround(weight)
  const [typed = []] = phrases
  for (const stem of isKnown && best > 0 ? new Set(typed) : [])
    if (text.find(stem, ordinal) === inName) best = Math.fround(best + nameBonus / typed.length)
  phrases.forEach((stems, at) => {
    const places = stems.map((stem) => text.find(stem, ordinal))
    const worst = places.reduce((least, place) => (least === null || place === null ? null : Math.min(least, place)))
    if (worst === null || (isKnown && worst !== inName)) return
    best = Math.max(best, Math.fround((placeWeights[worst as 0 | 1 | 2] ?? 0) * (at === 0 ? 1 : synonymWeight)))
  })
  return best
}

/** Sets the scores of products; 0 takes one out. */
const withScores = (unit: UnitScore, different: ReadonlyMap<number, number>): UnitScore => {
  const bits = unit.bits.slice()
  for (const [ordinal, score] of different) {
    if (score > 0) addBit(bits, ordinal)
    else removeBit(bits, ordinal)
  }
  const ordinals = listBits(bits)
  const scores = new Float32Array(ordinals.length)
  let from = 0
  for (let at = 0; at < scores.length; at += 1) {
    const ordinal = ordinals[at] ?? 0
    while ((unit.ordinals[from] ?? ordinal) < ordinal) from += 1
    scores[at] = different.get(ordinal) ?? unit.scores[from] ?? 0
  }
  return { ...unit, bits, ordinals, scores, isDecisive: isDecisive(findMost(scores)) }
}

/** Finds the place of the first number that is at least so large, among numbers in ascending order. */
const findFirst = (numbers: Uint32Array, least: number): number => {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

const findMost = (scores: Float32Array): number => {
  let most = 0
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] ?? 0)
  return most
}

/** Finds the products with a value of a facet; `kind` is a facet here too. */
export function findSet(index: FacetIndex, facet: string, value: string): Bitset | undefined {
  return facet === 'kind' ? index.kinds.get(value) : index.facets.get(facet as never)?.get(value)
}

type Visit = (ordinal: number, place: number) => void

/** Visits the products that have all stems of a phrase, each with the worst of their places. */
const eachWithPhrase = (stems: readonly string[], { index, text }: Matched, visit: Visit): void => {
  const [first = '', ...others] = stems
  if (others.length === 0) {
    text.each(first, visit)
    return
  }
  // By ordinal: how many of the stems so far it has, in the upper bits, and the worst place of them.
  const known = new Uint8Array(index.capacity)
  text.each(first, (ordinal, place) => {
    known[ordinal] = 4 + place
  })
  others.forEach((stem, at) => {
    const wanted = at + 1
    text.each(stem, (ordinal, place) => {
      const before = known[ordinal] ?? 0
      if (before >>> 2 !== wanted) return
      const worst = Math.min(before & 3, place)
      if (wanted === others.length) visit(ordinal, worst)
      else known[ordinal] = (wanted + 1) * 4 + worst
    })
  })
}
