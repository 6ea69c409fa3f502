import { defaultPhoneMask, phoneMasks } from './phone-masks.ts'
import { phonePlans } from './phone-plans.gen.ts'

/** A country for phone fields; the message catalogue has its name. */
export type PhoneCountry = {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  /** Without plus. */
  readonly dialCode: string
  /** The prefix dialled before national numbers within the country, or `''`. */
  readonly trunk: string
  /** The numbers of digits that a national number may have. */
  readonly lengths: readonly number[]
  /** `X` is a digit. */
  readonly mask: string
}

/** The countries of phone fields, the shop's own first. */
export const phoneCountries: readonly PhoneCountry[] = phonePlans.map((plan) => ({
  ...plan,
  mask: phoneMasks[plan.code] ?? defaultPhoneMask,
}))

const byCode = new Map(phoneCountries.map((country) => [country.code, country]))

/** Finds a country by its code in any letter case. */
export function findPhoneCountry(code: string): PhoneCountry | null {
  return byCode.get(code.toUpperCase()) ?? null
}
