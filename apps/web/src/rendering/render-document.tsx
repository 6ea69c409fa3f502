import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { type DocumentParts, DocumentPartsContext } from './document-parts.ts'
import { disableStyleLinks, listStyles } from './page-styles.ts'
import { ServerDataContext } from './server-data.ts'
import type { ServerData } from './server-data-type.ts'

/**
 * Renders a whole page in two passes (docs/decisions/0027). The first pass renders the router's scripts, which stream the
 * page's data. The second pass renders the elements of the page to a string, with those scripts as text.
 */
export async function renderDocument(context: EntryContext, url: string, serverData: ServerData): Promise<string> {
  const scripts = await renderScripts(context, url)
  return renderElements(context, { url, serverData, scripts })
}

type PageParts = { readonly url: string; readonly serverData: ServerData; readonly scripts?: string }

/** Renders the elements of a page, around the markup of its scripts. */
export function renderElements(context: EntryContext, { url, serverData, scripts = '' }: PageParts): string {
  const parts: DocumentParts = { pass: 'page', styles: listStyles(context), scripts }
  const page = (
    <ServerDataContext value={serverData}>
      {inRouter({ ...context, ...disableStyleLinks(context), serverHandoffStream: undefined }, url, parts)}
    </ServerDataContext>
  )
  return `<!DOCTYPE html>${renderToString(page)}`
}

/** Renders only the router's scripts, with the data of the page. */
function renderScripts(context: EntryContext, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(inRouter(context, url, { pass: 'scripts' }), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
        pipe(body)
      },
      onError: reject,
    })
  })
}

function inRouter(context: EntryContext, url: string, parts: DocumentParts): ReactNode {
  return (
    <DocumentPartsContext value={parts}>
      <ServerRouter context={context} url={url} />
    </DocumentPartsContext>
  )
}
