import { calls } from '@lacehouse/contracts'
import { loadSites } from '@lacehouse/test-kit/shop/sites'

const program = new URL('../../../apps/web/build/server/index.js', import.meta.url)

/** The exports of the storefront's build that are needed to render a page without its host. */
type Build = {
  readonly entry: {
    readonly module: {
      readonly createPageHandler: (
        build: unknown,
        mode: string,
      ) => (request: Request, shop: object) => Promise<Response>
      readonly renderElements: (
        context: object,
        page: { readonly url: string; readonly serverData: object },
      ) => { readonly html: string }
    }
  }
}

type Input = { readonly params?: Record<string, string>; readonly query?: Record<string, unknown> }

/**
 * Runs the loaders of a page once against a running shop, and returns a function that renders the page's components with the loaded
 * data, without the router's server handler and without data for the browser.
 */
export async function loadPage(origin: string, path: string): Promise<() => Promise<string>> {
  const build: Build = await import(program.href)
  const { module } = build.entry
  let context: object | null = null
  const keepContext = async (...[, , , given]: [unknown, unknown, unknown, object]): Promise<Response> => {
    context = given
    return new Response(null)
  }
  const handle = module.createPageHandler(
    { ...build, entry: { module: { ...module, default: keepContext } } },
    'production',
  )
  const url = `${origin}${path}`
  const shop = await openShopContext(origin, path)
  await handle(new Request(url), shop)
  const loaded = context as { staticHandlerContext: { errors: unknown } } | null
  // An error page would be rendered in no time.
  if (!loaded || loaded.staticHandlerContext.errors) throw new Error(`${path} is no page`)
  return async () => module.renderElements(loaded, { url, serverData: shop.serverData }).html
}

/** The context of the loaders, with an API client over HTTP. */
const openShopContext = async (origin: string, path: string) => {
  const sites = await loadSites()
  const locale = path.split('/')[1] ?? ''
  const site = sites.find(({ locales }) => locales.includes(locale))
  const api = {
    call: (id: keyof typeof calls, input?: Input) => callApi({ origin, locale, siteId: site?.siteId ?? '' }, id, input),
  }
  const [pathname = '', query] = path.split('?')
  return {
    api,
    asShopper: () => api,
    site,
    locale,
    sites,
    url: { origin, pathname, search: new URLSearchParams(query) },
    policy: { cacheable: false, personal: false, tags: new Set(), decisions: new Map(), ttl: Number.POSITIVE_INFINITY },
    decide: () => null,
    isDocument: true,
    serverData: {},
    reportError: console.error,
    document: null,
    readCookie: () => null,
    now: () => new Date(),
    production: true,
  }
}

type Place = { readonly origin: string; readonly locale: string; readonly siteId: string }

const callApi = async (
  { origin, locale, siteId }: Place,
  id: keyof typeof calls,
  { params = {}, query = {} }: Input = {},
): Promise<unknown> => {
  const path = calls[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams({ locale })
  for (const [name, value] of Object.entries(query))
    for (const item of [value].flat()) if (item !== undefined && item !== null) search.append(name, String(item))
  const answer = await fetch(`${origin}${path}?${search}`, { headers: { channel: 'ECOMM', siteid: siteId } })
  if (!answer.ok) throw await toApiError(answer)
  return answer.json()
}

/** A page may lack what a call does not find; loaders know the error of such a call by its name and id. */
const toApiError = async (answer: Response): Promise<Error> => {
  const { status, url } = answer
  const { errorDetails = [] } = (await answer.json().catch(() => ({}))) as { errorDetails?: { errorId: string }[] }
  const error = new Error(`${url} was answered ${status}`)
  return Object.assign(error, { name: 'ApiError', status, errorId: errorDetails[0]?.errorId ?? null })
}
