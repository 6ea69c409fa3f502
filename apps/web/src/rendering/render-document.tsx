import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import type { DocumentParts } from './document-parts.ts'
import { inRouter } from './in-router.tsx'
import { splitPage, toMarker } from './page-pieces.ts'
import { getPageScripts } from './page-scripts.tsx'
import { getPageStyle, getShownRoutes, hasStyleSheets, type PageStyle } from './page-styles.ts'
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
  const pieces = [noStyle, scripts, await readData(context)]
  const { html, style } = renderElements(context, { url, serverData, pieces })
  if (style) pieces[places.style] = style.bytes
  return { html: splitPage(html, pieces), scriptHashes, styleHashes: style ? [style.hash] : [] }
}

/** The places of the pieces that every page has. Its styles are known when it has been rendered. */
const places = { style: 0, scripts: 1, data: 2 } as const
const noStyle = new Uint8Array()

type PageParts = {
  readonly url: string
  readonly serverData: ServerData
  /**
   * Gets the bytes of parts that other pages show alike, after those that every page has; their markers stand in the markup. Without it
   * every component is rendered, and there are no scripts and no data.
   */
  readonly pieces?: Uint8Array[]
}

type RenderedElements = {
  /** With the marker in the place of the styles. */
  readonly html: string
  /** The styles of all that the page shows; null in development. */
  readonly style: PageStyle | null
}

/** Renders the elements of a page, around the markup of its scripts and its data. */
export function renderElements(context: EntryContext, { url, serverData, pieces }: PageParts): RenderedElements {
  const shownSources = new Set<string>()
  const isStyled = hasStyleSheets()
  const parts: DocumentParts = {
    pass: 'page',
    styleMarker: isStyled ? toMarker(places.style) : null,
    shownSources,
    scripts: pieces ? toMarker(places.scripts) : '',
    data: pieces ? toMarker(places.data) : '',
    share: pieces ? openSharedMarkup(shownSources, pieces) : null,
  }
  const page = (
    <ServerDataContext value={serverData}>
      {inRouter({ ...context, ...getShownRoutes(context), serverHandoffStream: undefined }, url, parts)}
    </ServerDataContext>
  )
  const html = `<!DOCTYPE html>${renderToString(page)}`
  return { html, style: isStyled ? getPageStyle(context, shownSources) : null }
}

/** Reads the router's stream of loader data to its end. It is lines of JSON, in which an escaped `<` means the same. */
async function readData({ serverHandoffStream }: EntryContext): Promise<Uint8Array> {
  const reader = serverHandoffStream?.getReader()
  const chunks: Uint8Array[] = []
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) chunks.push(read.value)
  const bytes = Buffer.concat(chunks)
  return bytes.includes('<') ? Buffer.from(bytes.toString().replaceAll('<', '\\u003c')) : bytes
}
