import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { setCatalogueUrls } from './i18n/catalogue-urls.ts'
import { type Catalogue, keepCatalogues } from './i18n/catalogues.ts'
import { type ShopContext, shopContext } from './shop-context.ts'

const catalogues = import.meta.glob<Catalogue>('../../../packages/messages/build/*/*.json', {
  import: 'default',
  eager: true,
})
keepCatalogues(catalogues)

export type PageHandler = (request: Request, shop: ShopContext) => Promise<Response>

/** Makes the function that answers page and data requests; here and not in the host, so that both share one React. */
export function createPageHandler(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): PageHandler {
  const handle = createRequestHandler(build, mode)
  return (request, shop) => handle(request, new RouterContextProvider(new Map([[shopContext, shop]])))
}

export { setCatalogueUrls }

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) console.error(error)
}

/** Renders whole pages: crawlers and the page cache want all of it, and hashes for its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = await renderWhole(<ServerRouter context={context} url={request.url} />)
  return new Response(html, { status, headers })
}

function renderWhole(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is streamed, so nothing may be sent out of order for a script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onShellError: reject,
      onError: (error) => console.error(error),
    })
  })
}
