import { previewPrefix } from '@lacehouse/domain/page/preview-path'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { loadLazyComponents } from './hydration/lazy-component.tsx'
import type { Catalogue } from './i18n/catalogue.ts'
import { setCatalogueUrls } from './i18n/catalogue-urls.ts'
import { cacheCatalogues } from './i18n/catalogues.ts'
import { setAssetIntegrity } from './rendering/asset-integrity.ts'
import { setStyleSheets } from './rendering/page-styles.ts'
import { renderDocument, renderElements } from './rendering/render-document.tsx'
import { splitBuild } from './rendering/split-build.ts'
import { type ShopContext, shopContext } from './shop-context.ts'

// Mails and the back office have words that no page shows.
const catalogues = import.meta.glob<Catalogue>(
  ['../../../packages/messages/build/*/*.json', '!../../../packages/messages/build/*/{backoffice,content,mail}.json'],
  { import: 'default', eager: true },
)
cacheCatalogues(catalogues)

export type PageHandler = (request: Request, shop: ShopContext) => Promise<Response>

/** Makes the function that answers page and data requests; here and not in the host, so that both share one React. */
export function createPageHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): PageHandler {
  const handle = toHandler(build, mode)
  const handlePreview = createRequestHandler(toPreviewBuild(build), mode)
  return async (request, shop) => {
    await loadLazyComponents()
    return (shop.isPreview ? handlePreview : handle)(request, new RouterContextProvider(new Map([[shopContext, shop]])))
  }
}

type Handler = ReturnType<typeof createRequestHandler>

/** In development a build may change between two requests, so that it stays whole. */
function toHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): Handler {
  if (typeof build === 'function') return createRequestHandler(build, mode)
  const findPart = splitBuild(build)
  const handlers = new Map<ServerBuild, Handler>()
  return (request, context) => {
    const part = findPart(new URL(request.url).pathname)
    const handler = handlers.get(part) ?? createRequestHandler(part, mode)
    handlers.set(part, handler)
    return handler(request, context)
  }
}

/** The same pages below the prefix of the preview, which the router takes from addresses and adds to those that it navigates to. */
function toPreviewBuild(build: ServerBuild | (() => Promise<ServerBuild>)) {
  const withPrefix = (made: ServerBuild): ServerBuild => ({ ...made, basename: previewPrefix })
  return typeof build === 'function' ? async () => withPrefix(await build()) : withPrefix(build)
}

export { reportPageError as handleError } from './rendering/report-page-error.ts'
export { renderElements, setAssetIntegrity, setCatalogueUrls, setStyleSheets }

/** Renders a page; the host takes its text from the shop's context, which spares writing it as bytes and reading it again. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const shop = loadContext.get(shopContext)
  shop.document = await renderDocument(context, request.url, shop.serverData)
  return new Response(null, { status, headers })
}
