import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { demoProducts } from '@lacehouse/test-kit/shop/demo'

/** An address for each pattern of the table of routes that a visitor's page is not to be read from directly. */
const examples: Readonly<Record<string, string | null>> = {
  'account/:part?/:number?': 'account',
  'account/orders/:order?': 'account/orders',
  'articles/:slug': 'articles/white-sneakers',
  '${word}/:list': 'favourites/none',
  word: 'favourites',
  'c/:category': 'c/women-1000',
  'p/:product': `p/x-${demoProducts.plain}`,
  'stores/:store': 'stores/de-001',
  search: 'search?q=leather',
  '*': 'help/delivery',
}

const table = join(import.meta.dirname, '../../apps/web/src/routes.ts')
const localised = /route\(':lc',[^[]*\[(.*?)\n {2}\]\),/s
const pattern = /\broute\((?:'([^']+)'|`([^`]+)`|(\w+)),/g

/**
 * Lists an address below a locale for each page in the storefront's table of routes. A new page is among them; one whose address
 * has parts that vary is an error until it has an example here.
 */
export async function listPages(): Promise<string[]> {
  const [, routes = ''] = localised.exec(await readFile(table, 'utf8')) ?? []
  const found = [...routes.matchAll(pattern)].map(([, plain, template, name]) => plain ?? template ?? name ?? '')
  if (found.length === 0) throw new Error('No route was found in the table of routes.')
  return ['', ...found.map(toExample).filter((path) => path !== null)].map((path) => (path ? `/${path}` : ''))
}

function toExample(route: string): string | null {
  const example = examples[route]
  if (example !== undefined) return example
  if (!/^[\w/-]+$/.test(route)) throw new Error(`The route ${route} needs an example in ${import.meta.filename}.`)
  return route
}
