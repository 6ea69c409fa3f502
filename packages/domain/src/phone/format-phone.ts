import type { Validator } from '../validation/problem.ts'
import { formatByMask } from './mask.ts'
import { isValidInternationalPhone, isValidPhone, toNationalNumber } from './normalise-phone.ts'
import { findPhoneCountry } from './phone-countries.ts'
import { defaultPhoneMask } from './phone-masks.ts'

/** Formats a number for its country's forms, without dial code: `(415) 555 - 0132`. */
export function formatPhone(phone: string, countryCode: string): string {
  const mask = findPhoneCountry(countryCode)?.mask ?? defaultPhoneMask
  return formatByMask(mask, toNationalNumber(phone, countryCode))
}

/** Validates a phone number of a country, or of another one when it is written with plus and dial code. */
export function mustBePhone(countryCode: string): Validator {
  return (value) => {
    const isValid = value === '' || isValidPhone(value, countryCode) || isValidInternationalPhone(value)
    return isValid ? null : { key: 'validation.phone' }
  }
}
