import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Known } from '../access/open-known.ts'

const web = join(import.meta.dirname, '../../../apps/web/src')
const home = '/en-us'

type Example = readonly string[]

/** The addresses of each route of the storefront, with what belongs to one shopper where a route takes an id. */
const listExamples = async ({ owner, ids }: Known, variantId: string): Promise<Readonly<Record<string, Example>>> => {
  const { items } = await owner.call('cart.get', { params: { basketId: ids.cart } })
  const shared = await owner.call('wishlists.shareList', { params: { listId: ids.otherWishlist } })
  const lists = (word: string): Readonly<Record<string, Example>> => ({
    [`:lc/${word}`]: [`${home}/${word}`],
    [`:lc/${word}/:list`]: [`${home}/${word}/${ids.favourites}`, `${home}/${word}/${lastPartOf(shared.url)}`],
  })
  return {
    ':lc': [home],
    ':lc/account/:part?/:number?': [
      `${home}/account`,
      ...(await listAccountParts()).map((part) => `${home}/account/${part}`),
      ...[`${home}/account/cases/${ids.case}`, `${home}/account/lists/${ids.wishlist}`],
      `${home}/account/subscriptions?link=${ids.export}`,
    ],
    ':lc/account/orders/:order?': [`${home}/account/orders`, `${home}/account/orders/${ids.order}`],
    ':lc/associate-login': [`${home}/associate-login`],
    ':lc/forgot-password': [`${home}/forgot-password`],
    ':lc/sign-in': [`${home}/sign-in`, `${home}/sign-in?provider=laceid&state=x&code=x`],
    ':lc/sign-up': [`${home}/sign-up`],
    ':lc/confirm-email': [`${home}/confirm-email`],
    ':lc/reset-password': [`${home}/reset-password`],
    ':lc/cart': [`${home}/cart`],
    ':lc/cart/basic': [`${home}/cart/basic`],
    ':lc/cart/shared': [`${home}/cart/shared?items=${variantId}`],
    ':lc/checkout': [`${home}/checkout`, `${home}/checkout?step=payment`],
    ...lists('favourites'),
    ...lists('favorites'),
    ':lc/order-confirmation': [`${home}/order-confirmation?order=${ids.order}`],
    ':lc/reservation': [`${home}/reservation`],
    ':lc/track-order': [`${home}/track-order`, `${home}/track-order?order=${ids.order}`],
    ':lc/withdrawal': ['/de-de/withdrawal'],
    ':lc/warranty': [`${home}/warranty`, `${home}/warranty?order=${ids.order}`],
    ':lc/stock-notice': [`${home}/stock-notice`],
    ':lc/c/:category': [`${home}/c/sneakers`],
    ':lc/p/:product': [new URL(items[0]?.pdpUrl ?? '/', 'http://shop').pathname],
    ':lc/search': [`${home}/search?q=runner`],
    ':lc/sitemaps/:part': [`${home}/sitemaps/products`],
    ':lc/menu': [`${home}/menu`],
    ':lc/location-selector': [`${home}/location-selector`],
    ':lc/*': [`${home}/nowhere`, `${home}/contact-us`],
    ...Object.fromEntries(['cart', 'checkout', 'order-confirmation'].map((path) => [path, [`/${path}`]])),
    'robots.txt': ['/robots.txt'],
    'sitemap.xml': ['/sitemap.xml'],
    '*': ['/nowhere'],
  }
}

/** The paths beside the storefront's routes: the back office, whose pages are one file for everybody. */
const besideRoutes = (ids: Known['ids']): Example => ['/backoffice', `/backoffice/orders/${ids.order}`]

const lastPartOf = (url: string): string => new URL(url, 'http://shop').pathname.split('/').at(-1) ?? ''

/** Lists the parts of the account, which are one route. */
const listAccountParts = async (): Promise<readonly string[]> => {
  const text = await readFile(join(web, 'routes/account.tsx'), 'utf8')
  const [, table = ''] = /const parts = \{\n(.*?)\n\} as const/s.exec(text) ?? []
  const parts = [...table.matchAll(/^ {2}(\w+): \{$/gm)].map(([, part = '']) => part)
  if (parts.length < leastParts) throw new Error(`the account has only the parts ${parts.join(', ')}`)
  return parts.filter((part) => part !== 'overview')
}
const leastParts = 10

/** Routes that only development has. */
const ofDevelopment = new Set([':lc/ui-gallery'])

type Route = { readonly path?: string; readonly children?: readonly Route[] }

/** Lists the patterns of a route and of those within it. */
const listPatterns = ({ path = '', children }: Route, parent = ''): readonly string[] => {
  const own = [parent, path].filter((part) => part !== '').join('/')
  return children ? children.flatMap((child) => listPatterns(child, own)) : [own]
}

/** The storefront's own table of routes, as its build reads it. */
const readPatterns = async (): Promise<readonly string[]> => {
  const routes: { readonly default: readonly Route[] } = await import(join(web, 'routes.ts'))
  return routes.default.flatMap((route) => listPatterns(route)).filter((pattern) => !ofDevelopment.has(pattern))
}

type PagePaths = {
  readonly paths: readonly string[]
  /** Routes of the storefront without an address here, and addresses here without a route. */
  readonly missing: readonly string[]
}

/** Lists the addresses of every route, made from the storefront's own table, so that none is left out. */
export async function listPagePaths(known: Known, variantId: string): Promise<PagePaths> {
  const examples = await listExamples(known, variantId)
  const patterns = await readPatterns()
  const missing = patterns.filter((pattern) => examples[pattern] === undefined)
  const outdated = Object.keys(examples).filter((pattern) => !patterns.includes(pattern))
  return {
    paths: [...Object.values(examples).flat(), ...besideRoutes(known.ids)],
    missing: [...missing, ...outdated.map((pattern) => `${pattern}, which is no route`)],
  }
}
