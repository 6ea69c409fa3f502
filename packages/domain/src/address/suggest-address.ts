import type { Address, AddressField } from './address.ts'
import type { AddressRules } from './address-rules.ts'
import { getAddressRules } from './get-address-rules.ts'
import { normaliseAddress } from './normalise-address.ts'
import { isGermanPostalCodeOf, listProvincesOfPostalCode } from './postal-area.ts'
import { tidyAddressLine } from './tidy-address-line.ts'
import { validateAddress } from './validate-address.ts'

/** The result of an address check. The check uses the shop's own data and calls no outside service. */
export type AddressCheck =
  | { readonly status: 'valid'; readonly address: Address }
  | { readonly status: 'suggestion'; readonly suggestion: Address; readonly changed: readonly AddressField[] }
  | { readonly status: 'not_found'; readonly field: AddressField }
  | { readonly status: 'incomplete'; readonly fields: readonly AddressField[] }

const checkedFields = ['addressLine1', 'addressLine2', 'postalCode', 'city', 'province'] as const
/** Countries where nearly every street address has a number. */
const numbered = ['US', 'CA', 'DE', 'FR', 'IT', 'ES', 'NL', 'AT', 'BE', 'LU']

/**
 * Checks an address with the shop's own data: it is complete, its postal code fits its province or city, and it is written in
 * the country's style (CHK-01).
 */
export function suggestAddress(address: Address): AddressCheck {
  const country = address.countryCode ?? address.country ?? ''
  const rules = getAddressRules(country, 'account')
  const normal = normaliseAddress(rules, address)
  const problems = validateAddress(rules, normal)
  const faulty = checkedFields.filter((field) => problems[field])
  // The postal code determines the province, so a missing province is no problem.
  const missing = faulty.filter((field) => field !== 'province' || !listProvinces(country, normal)?.length)
  if (missing.length > 0) return { status: 'incomplete', fields: missing }
  if (lacksNumber(country, normal)) return { status: 'incomplete', fields: ['addressLine1'] }
  const placed = placeProvince(country, tidyAddress(rules, normal))
  if (!placed) return { status: 'not_found', field: 'postalCode' }
  const changed = checkedFields.filter((field) => (placed[field] ?? '') !== trimmed(address[field]))
  return changed.length > 0
    ? { status: 'suggestion', suggestion: placed, changed }
    : { status: 'valid', address: placed }
}

function listProvinces(country: string, { postalCode = '' }: Address): string[] | null {
  return listProvincesOfPostalCode(country, postalCode)
}

/** Tidies the lines of an address; a line that would then be too long or empty stays as it is. */
function tidyAddress(rules: AddressRules, address: Address): Address {
  const lines = ['addressLine1', 'addressLine2', 'city'] as const
  const tidied = lines.flatMap((field) => {
    const text = address[field]
    return text === undefined ? [] : [[field, tidyAddressLine(rules.country, text)] as const]
  })
  const problems = validateAddress(rules, { ...address, ...Object.fromEntries(tidied) })
  return { ...address, ...Object.fromEntries(tidied.filter(([field]) => !problems[field])) }
}

function placeProvince(country: string, address: Address): Address | null {
  if (country === 'DE') return isGermanPostalCodeOf(address.postalCode ?? '', address.city ?? '') ? address : null
  const provinces = listProvinces(country, address)
  if (!provinces) return address
  const [first] = provinces
  if (!first) return null
  return address.province && provinces.includes(address.province) ? address : { ...address, province: first }
}

function lacksNumber(country: string, { addressLine1 = '', addressLine2 = '' }: Address): boolean {
  return numbered.includes(country) && !/\d/.test(addressLine1 + addressLine2)
}

function trimmed(text?: string): string {
  return (text ?? '').trim()
}
