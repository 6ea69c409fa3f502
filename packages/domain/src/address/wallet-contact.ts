import type { Address } from './address.ts'

/** A contact as a wallet tells it, in the wallet's own words; before the shopper has agreed it holds the area alone (S2.5). */
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

/** What is wrong with a contact: a field is empty, has other signs than it may, is a city over 50, or the country is another. */
export type WalletProblem = {
  readonly field: WalletField
  readonly kind: 'required' | 'pattern' | 'cityLength' | 'country'
}

/** Longest city that a wallet may name (S2.10). */
export const walletCityLength = 50

const required = ['addressLines', 'postalCode', 'givenName', 'familyName'] as const
const spelled = ['givenName', 'familyName', 'addressLines', 'locality', 'administrativeArea', 'postalCode'] as const
/** Letters, digits and limited punctuation (S2.5). */
const plainText = /^[\p{L}\p{M}\p{N} .,'’`\-/#&()°ºª+:;]*$/u

/** Lists what is wrong with a whole contact: what is required, how it is spelt, its city and its country (VAL-06, S2.5). */
export function listWalletProblems(contact: WalletContact, storeCountry: string): WalletProblem[] {
  const missing = required.filter((field) => read(contact, field).trim() === '')
  const misspelt = spelled.filter((field) => !plainText.test(read(contact, field)))
  return [
    ...listAreaProblems(contact, storeCountry),
    ...missing.map((field) => ({ field, kind: 'required' as const })),
    ...misspelt.map((field) => ({ field, kind: 'pattern' as const })),
  ]
}

/** Lists what is wrong with the area, which is all that a wallet tells before the shopper has agreed (VAL-06, S2.5). */
export function listAreaProblems({ locality = '', countryCode }: WalletContact, storeCountry: string): WalletProblem[] {
  const isElsewhere = countryCode?.toUpperCase() !== storeCountry
  return [
    ...(isElsewhere ? [{ field: 'countryCode', kind: 'country' } as const] : []),
    ...([...locality].length > walletCityLength ? [{ field: 'locality', kind: 'cityLength' } as const] : []),
  ]
}

/** Writes a wallet's contact as an address; fields that the wallet holds back stay away. */
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
