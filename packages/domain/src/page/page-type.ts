import { parseCategoryPath, parseProductPath } from './parse-page-path.ts'
import { splitPath } from './split-path.ts'

/** Kinds of page that content, analytics and personalisation tell apart (S2.2). */
export const pageTypes = [
  'product',
  'listing',
  'cart',
  'account',
  'search',
  'searchHub',
  'home',
  'orderConfirmation',
  'checkout',
  'other',
] as const
export type PageType = (typeof pageTypes)[number]

const typeOfFirstSegment: Readonly<Record<string, PageType>> = {
  cart: 'cart',
  account: 'account',
  search: 'search',
  'search-hub': 'searchHub',
  'order-confirmation': 'orderConfirmation',
  checkout: 'checkout',
}

/** Recognises the kind of a page from its address (S2.2); a path of a locale alone is the home page. */
export function pageTypeOf(url: string): PageType {
  if (parseProductPath(url)) return 'product'
  if (parseCategoryPath(url)) return 'listing'
  const { locale, rest } = splitPath(url)
  const first = rest[0]
  if (first === undefined) return locale ? 'home' : 'other'
  return Object.hasOwn(typeOfFirstSegment, first) ? (typeOfFirstSegment[first] ?? 'other') : 'other'
}

/** Says whether signing out on this address leads to the home page (S1.2). */
export function isLeftOnSignOut(url: string): boolean {
  return ['account', 'cart', 'checkout', 'favorites', 'favourites'].includes(splitPath(url).rest[0] ?? '')
}
