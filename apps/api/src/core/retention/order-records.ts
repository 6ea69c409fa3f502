import { hours } from '@lacehouse/domain/time/durations'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { RetentionFacts } from './retention-rule.ts'

/**
 * The calendar years that the records of a sale are kept after the year of the sale, by the country of the site. The reasons are in
 * docs/retention.md.
 */
export const legalRecordYears: Readonly<Record<string, number>> = {
  AU: 5,
  CA: 6,
  DE: 8,
  ES: 6,
  FR: 10,
  GB: 6,
  IT: 10,
  NL: 7,
  US: 7,
}

/** Kept in a country without an entry of its own. */
export const otherCountryYears = 10

/** The orders of a site that become anonymous: those that were placed before a moment. */
export type DueOrders = { readonly before: Instant; readonly siteId: string }

/** How far clocks of the world are behind UTC and ahead of it at most. */
const behind = hours(12)
const ahead = hours(14)

/**
 * Lists for each site the moment before which its orders are no longer records; the operator's years count where they are more. A year
 * ends with its last hour anywhere, and an order of its last hours may be of the next year where it was placed: no record goes early.
 */
export function listDueOrders({ now, sites, orderRecordYears }: RetentionFacts): DueOrders[] {
  const year = new Date(now - behind).getUTCFullYear()
  return sites.map(({ siteId, country }) => {
    const years = Math.max(legalRecordYears[country] ?? otherCountryYears, orderRecordYears[country] ?? 0)
    return { before: Date.UTC(year - years, 0, 1) - ahead, siteId }
  })
}
