import type { DiscountProgramme } from './discount-programme.ts'

/** The facts about a consumer that decide the programme. */
export type ProgrammeMember = {
  readonly consumerType: string
  /** The consumer's identities, such as WRANX and IPA. */
  readonly identities: readonly string[]
  /** The version of the employee terms that the consumer accepted last; null for none. */
  readonly acceptedTerms?: string | null
}

type Rules = {
  /** The version of the employee terms that is valid now. */
  readonly termsVersion: string
  /** Whether the site has professionals. */
  readonly hasProfessionals: boolean
}

/**
 * Finds the programme whose discount a consumer has: an employee's once the terms of today are accepted, else IPA, else WRANX. A
 * consumer has one programme at a time (ROLE-01, ROLE-03).
 */
export function findDiscountProgramme(
  { consumerType, identities, acceptedTerms }: ProgrammeMember,
  { termsVersion, hasProfessionals }: Rules,
): DiscountProgramme | null {
  if (consumerType === 'EMPLOYEE' && acceptedTerms === termsVersion) return 'employee'
  if (!hasProfessionals) return null
  if (identities.includes('IPA')) return 'ipa'
  return identities.includes('WRANX') ? 'wranx' : null
}
