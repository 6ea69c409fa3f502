import type { Site } from '../site/site.ts'
import type { Instant } from '../time/instant.ts'
import { type ProgrammeMembership, type SpendLimit, toSpendLimit, type YearlySpend } from './discount-programme.ts'
import { employeeTermsVersion } from './employee-terms.ts'
import { findDiscountProgramme, type ProgrammeMember } from './find-discount-programme.ts'

/** A consumer with the years in which they bought with a discount; absent years have nothing spent. */
export type Spender = ProgrammeMember & { readonly spends?: readonly YearlySpend[] | null }

type Terms = {
  readonly now: Instant
  readonly site: { readonly features: Pick<Site['features'], 'prosumer'>; readonly spendLimits: Site['spendLimits'] }
}

/** Finds the programme of a consumer with what is left of its yearly limit; null for a consumer without a discount. */
export function findMembership(spender: Spender, { now, site }: Terms): ProgrammeMembership | null {
  const rules = { termsVersion: employeeTermsVersion, hasProfessionals: site.features.prosumer }
  const programme = findDiscountProgramme(spender, rules)
  if (!programme) return null
  const { limit: yearlyLimit, spent } = getYearlySpend(spender, toSpendLimit(programme), { now, site })
  return { programme, yearlyLimit, left: Math.max(0, yearlyLimit - spent) }
}

/** Returns a consumer's limit of the calendar year in UTC, the site's until something was spent, and what was spent. */
export function getYearlySpend(
  { spends }: Pick<Spender, 'spends'>,
  name: SpendLimit,
  { now, site }: Terms,
): YearlySpend {
  const year = new Date(now).getUTCFullYear()
  const known = spends?.find((one) => one.name === name && one.year === year)
  return known ?? { name, year, limit: site.spendLimits[name], spent: 0 }
}
