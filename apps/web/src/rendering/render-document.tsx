import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import type { DocumentParts } from './document-parts.ts'
import { inRouter } from './in-router.tsx'
import { getPageScripts } from './page-scripts.tsx'
import { disableStyleLinks, getPageStyle, hasStyleSheets, type PageStyle, styleMarker } from './page-styles.ts'
import type { RenderedDocument } from './rendered-document.ts'
import { ServerDataContext } from './server-data.ts'
import type { ServerData } from './server-data-type.ts'
import { openSharedMarkup } from './share-markup.tsx'

/**
 * Renders a whole page: the router's scripts without data, then the elements of the page, with those scripts as text and the data of
 * the loaders as a block of data beside them (docs/decisions/0027, docs/decisions/0037).
 */
export async function renderDocument(
  context: EntryContext,
  url: string,
  serverData: ServerData,
): Promise<RenderedDocument> {
  const { markup: scripts, hashes: scriptHashes } = getPageScripts(context, url)
  const data = await readData(context)
  const { html, style } = renderElements(context, { url, serverData, scripts, data, isShared: true })
  // The marker is in the head, before anything of the content.
  const place = style ? html.indexOf(styleMarker) : -1
  if (!style || place < 0)
    return { html: { beforeStyle: html, style: noStyle, afterStyle: '' }, scriptHashes, styleHashes: [] }
  const text = {
    beforeStyle: html.slice(0, place),
    style: style.bytes,
    afterStyle: html.slice(place + styleMarker.length),
  }
  return { html: text, scriptHashes, styleHashes: [style.hash] }
}

const noStyle = new Uint8Array()

type PageParts = {
  readonly url: string
  readonly serverData: ServerData
  readonly scripts?: string
  readonly data?: string
  /** Takes the markup of parts that other pages show alike. Without it every component is rendered. */
  readonly isShared?: boolean
}

type RenderedElements = {
  /** With the marker in the place of the styles. */
  readonly html: string
  /** The styles of all that the page shows; null in development. */
  readonly style: PageStyle | null
}

/** Renders the elements of a page, around the markup of its scripts and its data. */
export function renderElements(
  context: EntryContext,
  { url, serverData, scripts = '', data = '', isShared = false }: PageParts,
): RenderedElements {
  const shownSources = new Set<string>()
  const isStyled = hasStyleSheets()
  const parts: DocumentParts = {
    pass: 'page',
    styleMarker: isStyled ? styleMarker : null,
    shownSources,
    scripts,
    data,
    share: isShared ? openSharedMarkup(shownSources) : null,
  }
  const page = (
    <ServerDataContext value={serverData}>
      {inRouter({ ...context, ...disableStyleLinks(context), serverHandoffStream: undefined }, url, parts)}
    </ServerDataContext>
  )
  const html = `<!DOCTYPE html>${renderToString(page)}`
  return { html, style: isStyled ? getPageStyle(context, shownSources) : null }
}

/** Reads the router's stream of loader data to its end. It is lines of JSON, in which an escaped `<` means the same. */
async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return ''
  const text = await new Response(serverHandoffStream).text()
  return text.replaceAll('<', '\\u003c')
}
