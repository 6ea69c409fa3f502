import { findPhoneCountry, type PhoneCountry, phoneCountries } from './phone-countries.ts'

/** The fewest and the most digits of an international number (E.164). */
const fewestDigits = 8
const mostDigits = 15

/**
 * Normalises a phone number to plus, dial code and national number. The trunk prefix is dropped (`07911…` becomes `+447911…`),
 * and ten digits without a country get dial code 1; null when the country cannot be determined.
 */
export function normalisePhone(phone: string, countryCode?: string): string | null {
  const typed = phone.trim().replace(/^00/, '+')
  const digits = typed.replace(/\D/g, '')
  const country = countryCode ? findPhoneCountry(countryCode) : null
  if (typed.startsWith('+')) return toInternational(digits, findByDialCode(digits, country))
  if (country) return `+${country.dialCode}${toNational(digits, country)}`
  if (digits.length === 10) return `+1${digits}`
  const matched = findByDialCode(digits, null)
  return matched ? toInternational(digits, matched) : null
}

/**
 * Returns whether a number is plausible for a country: it has the right length, and in North America ten digits that begin with
 * 2 to 9.
 */
export function isValidPhone(phone: string, countryCode: string): boolean {
  const country = findPhoneCountry(countryCode)
  return country !== null && isPhoneOf(phone, country)
}

/** Returns whether a number with plus and dial code is plausible for the country of its dial code. */
export function isValidInternationalPhone(phone: string): boolean {
  const normalised = /^\s*(\+|00)/.test(phone) ? normalisePhone(phone) : null
  const country = normalised ? findByDialCode(normalised.slice(1), null) : null
  return country !== null && isPhoneOf(phone, country)
}

function isPhoneOf(phone: string, { code, dialCode, lengths }: PhoneCountry): boolean {
  const normalised = normalisePhone(phone, code)
  if (!normalised?.startsWith(`+${dialCode}`) || /[^\d\s()+./-]/.test(phone)) return false
  const national = normalised.slice(dialCode.length + 1)
  return lengths.includes(national.length) && (dialCode !== '1' || /^[2-9]\d{9}$/.test(national))
}

/** Removes dial code and trunk prefix from a number, so that the country's mask fits it. */
export function toNationalNumber(phone: string, countryCode: string): string {
  const country = findPhoneCountry(countryCode)
  const normalised = normalisePhone(phone, countryCode)
  if (!country || !normalised?.startsWith(`+${country.dialCode}`)) return phone.replace(/\D/g, '')
  return normalised.slice(country.dialCode.length + 1)
}

function toInternational(digits: string, country: PhoneCountry | null): string | null {
  if (country) return `+${country.dialCode}${dropTrunk(digits.slice(country.dialCode.length), country)}`
  return digits.length >= fewestDigits && digits.length <= mostDigits ? `+${digits}` : null
}

function toNational(digits: string, country: PhoneCountry): string {
  const { dialCode, lengths } = country
  const rest = dropTrunk(digits.slice(dialCode.length), country)
  const hasDialCode = digits.startsWith(dialCode) && !lengths.includes(digits.length) && lengths.includes(rest.length)
  return hasDialCode ? rest : dropTrunk(digits, country)
}

function dropTrunk(digits: string, { trunk, lengths }: PhoneCountry): string {
  const isDialled = trunk !== '' && digits.startsWith(trunk) && lengths.includes(digits.length - trunk.length)
  return isDialled ? digits.slice(trunk.length) : digits
}

function findByDialCode(digits: string, preferred: PhoneCountry | null): PhoneCountry | null {
  if (preferred && digits.startsWith(preferred.dialCode)) return preferred
  const fits = phoneCountries.filter(
    ({ dialCode, lengths, trunk }) =>
      digits.startsWith(dialCode) &&
      [0, trunk.length].some((extra) => lengths.includes(digits.length - dialCode.length - extra)),
  )
  return fits.toSorted((a, b) => b.dialCode.length - a.dialCode.length)[0] ?? null
}
