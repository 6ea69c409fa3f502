import { addressOf } from '@lacehouse/test-kit/api/fill-cart'
import { demoPassword } from '@lacehouse/test-kit/shop/demo'
import type { SiteLocale } from '../fixtures/site-text.ts'

export type FieldName =
  | 'firstName'
  | 'lastName'
  | 'addressLine1'
  | 'city'
  | 'province'
  | 'postalCode'
  | 'phone'
  | 'email'

export type Person = Readonly<Partial<Record<FieldName, string>>>

/** The password of every demo person. */
export const password = demoPassword

/** A person who lives in the locale's country. */
export function personOf(locale: SiteLocale): Person {
  const { countryCode: _, ...person } = addressOf(locale)
  return person
}

export const ada = personOf('en-us')

/** An address book entry of the American person as the wallet hands it over. */
export const walletContact = {
  givenName: 'Ada',
  familyName: 'Marsh',
  addressLines: ['12 Valencia St'],
  locality: 'San Francisco',
  administrativeArea: 'CA',
  postalCode: '94103',
  countryCode: 'US',
  emailAddress: 'ada@example.com',
  phoneNumber: '4155550132',
}

/** The payment sandbox's test cards by what its bank does. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  challenged: '4000000000003220',
  expired: '4000000000000069',
  pending: '4000000000008146',
  pendingDeclined: '4000000000008153',
  unreachable: '4000000000008138',
} as const
