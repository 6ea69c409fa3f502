import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnedIds } from '@lacehouse/test-kit/proof/list-naming-requests'

const routesFile = join(import.meta.dirname, '../../../apps/web/src/routes.ts')
const home = '/en-us'
const parts = ['', '/profile', '/addresses', '/payment', '/loyalty', '/subscriptions', '/privacy', '/security']

/** The addresses of each route of the storefront, with what belongs to one shopper where a route takes an id. */
const pathsOf = (ids: OwnedIds, productPath: string): Readonly<Record<string, readonly string[]>> => ({
  'account/:part?': parts.map((part) => `${home}/account${part}`),
  'account/orders/:order?': [`${home}/account/orders`, `${home}/account/orders/${ids.order}`],
  'associate-login': [`${home}/associate-login`],
  'forgot-password': [`${home}/forgot-password`],
  'sign-in': [`${home}/sign-in`],
  'sign-up': [`${home}/sign-up`],
  'confirm-email': [`${home}/confirm-email`],
  'reset-password': [`${home}/reset-password`],
  cart: [`${home}/cart`],
  'cart/basic': [`${home}/cart/basic`],
  checkout: [`${home}/checkout`, `${home}/checkout?step=payment`],
  favourites: [`${home}/favourites`],
  'favourites/:list': [`${home}/favourites/${ids.favourites}`],
  favorites: [`${home}/favorites`],
  'order-confirmation': [`${home}/order-confirmation?order=${ids.order}`],
  reservation: [`${home}/reservation`],
  'track-order': [`${home}/track-order`],
  withdrawal: ['/de-de/withdrawal'],
  'stock-notice': [`${home}/stock-notice`],
  'c/:category': [`${home}/c/sneakers`],
  'p/:product': [productPath],
  search: [`${home}/search?q=runner`],
  'sitemaps/:part': [`${home}/sitemaps/products`],
  menu: [`${home}/menu`],
  'location-selector': [`${home}/location-selector`],
  ':lc': [home],
  'robots.txt': ['/robots.txt'],
  'sitemap.xml': ['/sitemap.xml'],
  '*': [`${home}/nowhere`, '/nowhere'],
})

/** Routes that only development has. */
const ofDevelopment = new Set(['ui-gallery'])

type PagePaths = {
  readonly paths: readonly string[]
  /** Routes of the storefront for which no address is known. */
  readonly missing: readonly string[]
}

/** Lists an address of every page, and the routes that lack one, so that a new route is not left out. */
export async function listPagePaths(ids: OwnedIds, productPath: string): Promise<PagePaths> {
  const known = pathsOf(ids, productPath)
  const routes = await readFile(routesFile, 'utf8')
  const patterns = [...routes.matchAll(/route\('([^']+)'/g)].map(([, pattern = '']) => pattern)
  const missing = patterns.filter((pattern) => !known[pattern] && !ofDevelopment.has(pattern))
  return { paths: Object.values(known).flat(), missing }
}
