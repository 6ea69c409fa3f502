/** The programmes that lower prices for their members, in the order in which one is chosen (ROLE-01, ROLE-03). */
export const discountProgrammes = ['employee', 'ipa', 'wranx'] as const
export type DiscountProgramme = (typeof discountProgrammes)[number]

/** The yearly limits: employees have a cap of their own, IPA and WRANX share the credit of professionals. */
export const spendLimits = ['employee', 'prosumer'] as const
export type SpendLimit = (typeof spendLimits)[number]

/** The limit of a programme's purchases. */
export function toSpendLimit(programme: DiscountProgramme): SpendLimit {
  return programme === 'employee' ? 'employee' : 'prosumer'
}

/** A shopper's programme: the limit of this year and what is left of it, in minor units. */
export type ProgrammeMembership = {
  readonly programme: DiscountProgramme
  readonly yearlyLimit: number
  readonly left: number
}

/** A consumer's limit of a calendar year and what was spent of it, in minor units. */
export type YearlySpend = {
  readonly name: SpendLimit
  readonly year: number
  readonly limit: number
  readonly spent: number
}
