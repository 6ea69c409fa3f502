import type { BasisPoints } from '../money/percent.ts'

/** The name of a tier in one locale, and its benefits besides the factor, a sentence each. */
export type TierWords = { readonly name: string; readonly benefits: readonly string[] }

/** A level of a site's loyalty programme (decision 0112). */
export type LoyaltyTier = {
  readonly id: string
  /** The points that a member has to earn within a year. */
  readonly points: number
  /** By which earned points are multiplied: 12500 makes five points of four. */
  readonly pointsFactor: BasisPoints
  /** By the locale of the site. */
  readonly words: Readonly<Record<string, TierWords>>
}

type Reader = { readonly locale: string; readonly site: { readonly defaultLocale: string } }

/** Finds the words of a tier for a reader. A site has words in each of its locales; who reads in none of them has those of its first. */
export function findTierWords({ words }: Pick<LoyaltyTier, 'words'>, { locale, site }: Reader): TierWords | null {
  return words[locale] ?? words[site.defaultLocale] ?? null
}

/** Returns the name of a tier for a reader. */
export function getTierName(tier: Pick<LoyaltyTier, 'id' | 'words'>, reader: Reader): string {
  return findTierWords(tier, reader)?.name ?? tier.id
}

/** The factor of a shopper without a tier: points stay what they are. */
export const plainFactor: BasisPoints = 10_000

/** Multiplies whole points by a factor, rounded down; exact, because the whole ten thousands are multiplied apart from the rest. */
export function multiplyPoints(points: number, factor: BasisPoints): number {
  const rest = points % plainFactor
  return ((points - rest) / plainFactor) * factor + Math.floor((rest * factor) / plainFactor)
}

/** The segment of the members in a tier, by which promotions give it a benefit. */
export function toTierSegment({ id }: Pick<LoyaltyTier, 'id'>): string {
  return `tier-${id}`
}
