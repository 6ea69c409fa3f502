import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { findPhoneCountry } from './phone-countries.ts'

/**
 * Formats a stored phone number with the groups of its country's numbering plan: `+49 40 1234567`, and within North America
 * `(212) 555-0142`. A number that the plan does not know stays as it is. The library holds all plans, so that browsers get the
 * formatted number by replies.
 */
export function formatPhoneNumber(phone: string, countryCode: string): string {
  const country = findPhoneCountry(countryCode)
  const parsed = parsePhoneNumberFromString(phone, country?.code as CountryCode | undefined)
  if (!parsed?.isPossible()) return phone
  const isLocal = parsed.countryCallingCode === '1' && country?.dialCode === '1'
  return isLocal ? parsed.formatNational() : parsed.formatInternational()
}
