import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { PageText } from './page-response.ts'
import { writeHandoff } from './write-handoff.ts'

/** What React writes where a part was not ready, for the browser to make. */
const unready = '<!--$!-->'

/** Renders a whole page: crawlers and the page cache want all of it, and hashes for its scripts. */
export async function renderDocument(context: EntryContext, url: string): Promise<PageText> {
  const html = await renderElements(context, url)
  const data = context.renderMeta?.didRenderScripts && context.serverHandoffStream
  return { html, handoff: data ? await writeHandoff(data) : '' }
}

/**
 * Renders the elements of a page, without the data that its scripts go on with. In one go, since nothing is streamed: a part whose
 * code has yet to be loaded, the first time after a start, is waited for by rendering once more.
 */
export async function renderElements(context: EntryContext, url: string): Promise<string> {
  const page = <ServerRouter context={{ ...context, serverHandoffStream: undefined }} url={url} />
  const html = renderAtOnce(page)
  return html === null || html.includes(unready) ? renderPatiently(page) : html
}

function renderAtOnce(page: React.ReactElement): string | null {
  try {
    // Only the patient way writes it by itself; without it browsers lay pages out as they did before there were standards.
    return `<!DOCTYPE html>${renderToString(page)}`
  } catch {
    // Something waits where nothing stands in for it, or fails: rendering once more tells which.
    return null
  }
}

function renderPatiently(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing may be sent out of order for a script to move into place.
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
