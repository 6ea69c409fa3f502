import { parseCategoryPath, parseProductPath } from './parse-page-path.ts'
import { splitPath } from './split-path.ts'

/** Kinds of page that content, analytics and personalisation distinguish. */
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

/** Returns the kind of a page by its address; a locale without a path is the home page. */
export function pageTypeOf(url: string): PageType {
  if (parseProductPath(url)) return 'product'
  if (parseCategoryPath(url)) return 'listing'
  const { locale, rest } = splitPath(url)
  const first = rest[0]
  if (first === undefined) return locale ? 'home' : 'other'
  return Object.hasOwn(typeOfFirstSegment, first) ? (typeOfFirstSegment[first] ?? 'other') : 'other'
}

/** The first parts of personal paths. A guest is not shown the order that a consumer has placed. */
const leftOnSignOut = ['account', 'cart', 'checkout', 'favorites', 'favourites', 'order-confirmation']

/** Returns whether signing out on this page leads to the home page. */
export function isLeftOnSignOut(url: string): boolean {
  return leftOnSignOut.includes(splitPath(url).rest[0] ?? '')
}
