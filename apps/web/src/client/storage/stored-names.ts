import type { ConsentCategory } from '@lacehouse/domain/site/consent'

/**
 * The names under which the shop stores what a visit cannot do without, or what a visitor asked for by a press (C0001). With a point
 * behind it a name has the site: `cart.LH-US`. The table for people is in docs/consent.md.
 */
export type RequiredName =
  | 'account'
  | 'benefit-bar-closed'
  | 'cart'
  | 'checkout'
  | 'compared'
  | 'favourites'
  | 'invalid-customer'
  | 'location.asked'
  | 'popups-closed'
  | 'provider-sign-in'
  | 'saved'
  | 'seller'
  | 'session'
  | 'sign-in-code'
  | 'store'

/** The names of everything else, with the category for which a visitor has to have consented. */
export const optionalNames = {
  analytics: 'C0002',
  'lh-searches': 'C0003',
  'postal-code': 'C0003',
  sizes: 'C0003',
  viewed: 'C0003',
  visit: 'C0004',
} as const satisfies Record<string, ConsentCategory>

export type OptionalName = keyof typeof optionalNames
type StoredName = RequiredName | OptionalName
export type StoredKey = StoredName | `${StoredName}.${string}`
