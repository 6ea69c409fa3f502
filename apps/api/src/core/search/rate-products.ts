import { days } from '@lacehouse/domain/time/durations'
import { type Bitset, hasBit } from './bitset.ts'

const newFor = days(90)

/** The parts of a product's score, in points. */
export type ScoreParts = {
  readonly text: number
  readonly available: number
  /** Points of a product that is in stock in the shopper's own size. */
  readonly size: number
  readonly popularity: number
  readonly newness: number
  /** Points that a merchant's rule adds or takes away. */
  readonly boost: number
}

export const noPoints: ScoreParts = { text: 0, available: 0, size: 0, popularity: 0, newness: 0, boost: 0 }

/** The most points of each part: what was asked for counts far more than what sells. */
export const scoreWeights = { text: 100, available: 12, size: 8, popularity: 4, newness: 2 } as const

/** What the rating reads of products, by ordinal. */
type Rated = {
  readonly available: Uint8Array
  readonly popularity: Float64Array
  readonly publishedAt: Float64Array
}

type RatingContext = {
  readonly now: number
  readonly mostPopular: number
  /** The products in stock in a size of the shopper; null where none is known. */
  readonly inMySize: Bitset | null
  /** Points that a merchant adds to a product, or takes away; null where there are none. */
  readonly boostOf: ((ordinal: number) => number) | null
}

/** Gives the points of a product besides its words: their sum, and one by one. */
export function createRating(
  { available, popularity, publishedAt }: Rated,
  { now, mostPopular, boostOf, inMySize }: RatingContext,
) {
  const pointsOfPopularity = scoreWeights.popularity / mostPopular
  const toBought = (ordinal: number): number => (available[ordinal] ?? 0) * scoreWeights.available
  const toPopular = (ordinal: number): number => (popularity[ordinal] ?? 0) * pointsOfPopularity
  const toNewness = (ordinal: number): number => {
    const age = Math.max(0, now - (publishedAt[ordinal] ?? 0))
    return age < newFor ? (1 - age / newFor) * scoreWeights.newness : 0
  }
  const toSize = (ordinal: number): number => (inMySize && hasBit(inMySize, ordinal) ? scoreWeights.size : 0)
  return {
    rate: (ordinal: number): number =>
      toBought(ordinal) + toSize(ordinal) + toPopular(ordinal) + toNewness(ordinal) + (boostOf?.(ordinal) ?? 0),
    toParts: (ordinal: number): Omit<ScoreParts, 'text'> => ({
      ...{ available: toBought(ordinal), size: toSize(ordinal), popularity: toPopular(ordinal) },
      ...{ newness: toNewness(ordinal), boost: boostOf?.(ordinal) ?? 0 },
    }),
  }
}

/**
 * Gives the points by which lists are ordered where no words were asked for (decision 0142). What can be bought has more points than
 * popularity and newness together, so that it stands first.
 */
export function createListRating(
  columns: Rated & { readonly asOf: number; readonly mostPopular: number },
  rules: Partial<Pick<RatingContext, 'inMySize' | 'boostOf'>> = {},
): ReturnType<typeof createRating> {
  return createRating(columns, {
    now: columns.asOf,
    mostPopular: columns.mostPopular,
    inMySize: null,
    boostOf: null,
    ...rules,
  })
}

/** The score of a product. */
export function sumParts({ text, available, size, popularity, newness, boost }: ScoreParts): number {
  return text + available + size + popularity + newness + boost
}
