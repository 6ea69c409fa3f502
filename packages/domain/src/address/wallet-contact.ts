import type { Address } from './address.ts'

/**
 * A contact with the field names of a wallet. Before the shopper has agreed, a wallet sends only the area: city, province,
 * postal code and country.
 */
export type WalletContact = {
  readonly givenName?: string
  readonly familyName?: string
  readonly addressLines?: readonly string[]
  readonly locality?: string
  readonly administrativeArea?: string
  readonly postalCode?: string
  readonly countryCode?: string
  readonly emailAddress?: string
  readonly phoneNumber?: string
}

export type WalletField = keyof WalletContact

/**
 * A problem of a contact: a required field is empty, a field has other characters than it may, the city is too long, or the
 * country is not the site's.
 */
export type WalletProblem = {
  readonly field: WalletField
  readonly kind: 'required' | 'pattern' | 'cityLength' | 'country'
}

/** Longest city that a wallet may name (PAY-09). */
export const walletCityLength = 50

const required = ['addressLines', 'postalCode', 'givenName', 'familyName'] as const
const spelled = ['givenName', 'familyName', 'addressLines', 'locality', 'administrativeArea', 'postalCode'] as const
/** Letters, digits and limited punctuation. */
const plainText = /^[\p{L}\p{M}\p{N} .,'’`\-/#&()°ºª+:;]*$/u

/** Lists the problems of a whole contact: required fields, allowed characters, the length of its city, and its country (VAL-06). */
export function listWalletProblems(contact: WalletContact, storeCountry: string): WalletProblem[] {
  const missing = required.filter((field) => read(contact, field).trim() === '')
  const misspelt = spelled.filter((field) => !plainText.test(read(contact, field)))
  return [
    ...listAreaProblems(contact, storeCountry),
    ...missing.map((field) => ({ field, kind: 'required' as const })),
    ...misspelt.map((field) => ({ field, kind: 'pattern' as const })),
  ]
}

/** Lists the problems of a contact's area, for a wallet that sends nothing else before the shopper has agreed (VAL-06). */
export function listAreaProblems({ locality = '', countryCode }: WalletContact, storeCountry: string): WalletProblem[] {
  const isElsewhere = countryCode?.toUpperCase() !== storeCountry
  return [
    ...(isElsewhere ? [{ field: 'countryCode', kind: 'country' } as const] : []),
    ...([...locality].length > walletCityLength ? [{ field: 'locality', kind: 'cityLength' } as const] : []),
  ]
}

/** Converts a wallet's contact to an address; fields that the wallet did not send are absent. */
export function toWalletAddress(contact: WalletContact): Address & { readonly countryCode: string } {
  const [addressLine1, ...more] = (contact.addressLines ?? []).filter((line) => line.trim() !== '')
  const all = {
    firstName: contact.givenName,
    lastName: contact.familyName,
    addressLine1,
    addressLine2: more.join(', '),
    city: contact.locality,
    province: contact.administrativeArea,
    postalCode: contact.postalCode,
    email: contact.emailAddress,
    phone: contact.phoneNumber,
  }
  const filled = Object.entries(all).filter(([, value]) => value !== undefined && value.trim() !== '')
  return { ...Object.fromEntries(filled), countryCode: (contact.countryCode ?? '').toUpperCase() }
}

function read(contact: WalletContact, field: WalletField): string {
  const value = contact[field]
  return typeof value === 'string' || value === undefined ? (value ?? '') : value.join(' ')
}
