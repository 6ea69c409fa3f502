import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { ApiClient } from '../src/client/api/api-client.ts'
import { ApiError } from '../src/client/api/api-error.ts'
import { loadWebBuild } from '../src/host/web-build.ts'
import type { ShopContext } from '../src/shop-context.ts'

const site = new URL('../../../packages/demo/sites/us.json', import.meta.url)

/** Renders one page of a build and fails where the framework's output no longer is what the document is made of (docs/decisions/0027). */
export async function checkBuild(folder: string): Promise<void> {
  const { handlePage } = await loadWebBuild(folder)
  const shop = createShopContext()
  await handlePage(new Request('http://localhost/en-us'), shop)
  const problems = listDocumentProblems(shop.html ?? '')
  if (problems.length > 0) throw new Error(`the build renders another document than expected: ${problems.join(', ')}`)
}

/** Lists what a rendered document lacks: styles in it, links of style sheets that fetch nothing, scripts that wait. */
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

/** A shop without content: its home page is empty, and is a whole page all the same. */
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
