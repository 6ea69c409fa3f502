import { readdirSync, readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { ApiClient } from '../src/client/api/api-client.ts'
import { ApiError } from '../src/client/api/api-error.ts'
import type { ShopContext } from '../src/shop-context.ts'

const folder = new URL('../../../packages/demo/sites/', import.meta.url)
const sites = readdirSync(folder).map((file) =>
  requireSite(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file.replace('.json', '')),
)

/** Creates the context of a shop without content, of the demo site that has a locale. Its pages are empty but complete. */
export function createEmptyShop(pathname: string, locale: string): ShopContext {
  const call = async () => {
    throw new ApiError({ status: 404, details: [{ errorId: 'API404', message: '' }], correlationId: 'none' })
  }
  const api: ApiClient = { call }
  const site = sites.find(({ locales }) => locales.some((known) => known === locale))
  if (!site) throw new Error(`no site has the locale ${locale}`)
  return {
    api,
    isPreview: false,
    asShopper: () => api,
    readCookie: () => null,
    decide: () => null,
    site,
    locale,
    sites: [site],
    url: { origin: 'http://localhost', pathname, search: new URLSearchParams() },
    policy: { cacheable: false, personal: false, incomplete: false, tags: new Set(), decisions: new Map(), ttl: 0 },
    isDocument: true,
    serverData: {},
    reportError: (error) => console.error(error),
    document: null,
    now: () => new Date(),
    production: true,
  }
}
