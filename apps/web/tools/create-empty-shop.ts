import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { ApiClient } from '../src/client/api/api-client.ts'
import { ApiError } from '../src/client/api/api-error.ts'
import type { ShopContext } from '../src/shop-context.ts'

const site = new URL('../../../packages/demo/sites/us.json', import.meta.url)

/** Creates the context of a shop without content. Its pages are empty but complete. */
export function createEmptyShop(pathname: string, locale: string): ShopContext {
  const call = async () => {
    throw new ApiError({ status: 404, details: [{ errorId: 'API404', message: '' }], correlationId: 'none' })
  }
  const api: ApiClient = { call }
  const us = requireSite(JSON.parse(readFileSync(site, 'utf8')), 'us')
  return {
    api,
    asShopper: () => api,
    readCookie: () => null,
    site: us,
    locale,
    sites: [us],
    url: { origin: 'http://localhost', pathname, search: new URLSearchParams() },
    policy: { cacheable: false, personal: false, incomplete: false, tags: new Set(), ttl: 0 },
    isDocument: true,
    serverData: {},
    reportError: (error) => console.error(error),
    document: null,
    now: () => new Date(),
    production: true,
  }
}
