import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { ApiClient } from '../src/client/api/api-client.ts'
import { ApiError } from '../src/client/api/api-error.ts'
import { loadWebBuild } from '../src/host/web-build.ts'
import type { ShopContext } from '../src/shop-context.ts'

const site = new URL('../../../packages/demo/sites/us.json', import.meta.url)

/**
 * Renders a page of a build, and throws if the document does not have the expected structure, for example after an update
 * of the framework (docs/decisions/0027).
 */
export async function checkBuild(folder: string): Promise<void> {
  const { handlePage } = await loadWebBuild(folder)
  const shop = createShopContext()
  await handlePage(new Request('http://localhost/en-us'), shop)
  const problems = listDocumentProblems(shop.html ?? '')
  if (problems.length > 0) throw new Error(`the build renders another document than expected: ${problems.join(', ')}`)
}

/** Lists the problems of a rendered document: it needs inline styles, disabled style sheet links and deferred scripts. */
function listDocumentProblems(html: string): string[] {
  const waiting = /<noscript data-scripts="true">([\s\S]*?)<\/noscript>/.exec(html)?.[1] ?? ''
  const running = html.replace(waiting, '')
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const expectations = {
    'no style is written into the page': /<style [^>]*data-href="[^"]+"[^>]*>[^<]+/.test(html),
    'no style sheet is linked': links.length > 0,
    'a style sheet is fetched': links.every((link) => link.includes('disabled')),
    'no module script waits': /<script[^>]*type="module"/.test(waiting),
    'no module is named for the browser': /<link rel="modulepreload"/.test(waiting),
    'the data of the page is not handed over': waiting.includes('streamController'),
    'a module script does not wait': !/<script[^>]*type="module"/.test(running),
    'a module is fetched at once': !/<link rel="modulepreload"/.test(running),
  }
  return Object.entries(expectations).flatMap(([problem, holds]) => (holds ? [] : [problem]))
}

/** Creates the context of a shop without content. Its home page is empty but complete. */
function createShopContext(): ShopContext {
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
    locale: us.defaultLocale,
    sites: [us],
    url: { origin: 'http://localhost', pathname: `/${us.defaultLocale}`, search: new URLSearchParams() },
    policy: { cacheable: false, personal: false, tags: new Set(), ttl: 0 },
    isDocument: true,
    serverData: {},
    html: null,
    now: () => new Date(),
    production: true,
  }
}
