import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import type { Catalogue } from './i18n/catalogue.ts'
import { setCatalogueUrls } from './i18n/catalogue-urls.ts'
import { cacheCatalogues } from './i18n/catalogues.ts'
import type { PageResponse } from './rendering/page-response.ts'
import { renderDocument, renderElements } from './rendering/render-document.tsx'
import { type ShopContext, shopContext } from './shop-context.ts'

const catalogues = import.meta.glob<Catalogue>('../../../packages/messages/build/*/*.json', {
  import: 'default',
  eager: true,
})
cacheCatalogues(catalogues)

export type PageHandler = (request: Request, shop: ShopContext) => Promise<PageResponse>

/** Makes the function that answers page and data requests; here and not in the host, so that both share one React. */
export function createPageHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, shop) => handle(request, new RouterContextProvider(new Map([[shopContext, shop]])))
}

export { renderElements, setCatalogueUrls }

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<PageResponse> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = await renderDocument(context, request.url)
  return Object.assign(new Response(null, { status, headers }), { page })
}
