import { defaultPhoneMask, phoneMasks } from './phone-masks.ts'
import { phonePlans } from './phone-plans.gen.ts'

/** A country as phone fields know it; its name is the catalogue's. */
export type PhoneCountry = {
  /** ISO 3166 alpha-2. */
  readonly code: string
  /** Without plus. */
  readonly dialCode: string
  /** What is dialled in front inside the country, or `''`. */
  readonly trunk: string
  /** Numbers of digits that a national number can have. */
  readonly lengths: readonly number[]
  /** `X` is a digit. */
  readonly mask: string
}

/** Countries whose numbers the forms know, the shop's own first. */
export const phoneCountries: readonly PhoneCountry[] = phonePlans.map((plan) => ({
  ...plan,
  mask: phoneMasks[plan.code] ?? defaultPhoneMask,
}))

const byCode = new Map(phoneCountries.map((country) => [country.code, country]))

/** Finds a country by its code, whatever its letter case. */
export function findPhoneCountry(code: string): PhoneCountry | null {
  return byCode.get(code.toUpperCase()) ?? null
}
