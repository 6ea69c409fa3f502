import type { PageText } from './rendered-document.ts'

/** Random, so that no content can contain it. */
const mark = crypto.randomUUID()

/** Makes the text that stands in a rendered page for a piece that is bytes already, until `splitPage` puts the piece there. */
export function toMarker(index: number): string {
  return `<!--${mark} ${index}-->`
}

/** Puts the pieces in the places of their markers. */
export function splitPage(html: string, pieces: readonly Uint8Array[]): PageText {
  const found: (string | Uint8Array)[] = []
  let end = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, end)) {
    const close = html.indexOf('-->', at)
    const piece = pieces[Number(html.slice(at + mark.length, close))]
    if (!piece) throw new Error('a marker in the page names no piece')
    found.push(html.slice(end, at - '<!--'.length), piece)
    end = close + '-->'.length
  }
  return [...found, html.slice(end)]
}
