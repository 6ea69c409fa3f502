import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { findPhoneCountry } from './phone-countries.ts'

/**
 * Says whether a code may be sent to a number in international form: only to the countries in which the shop sells. Messages to others
 * may cost many times as much, which callers are known to earn by (docs/decisions/0049-one-time-codes.md).
 */
export function canReceiveCodes(phone: string, countries: readonly string[]): boolean {
  const parsed = parsePhoneNumberFromString(phone)
  if (!parsed?.isPossible()) return false
  const { country, countryCallingCode } = parsed
  if (country !== undefined) return countries.includes(country)
  // The United States and Canada share their plan, whose other countries are told apart by their first digits.
  return countries.some((own) => findPhoneCountry(own)?.dialCode === countryCallingCode)
}
