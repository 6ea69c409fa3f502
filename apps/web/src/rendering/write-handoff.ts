import { text } from 'node:stream/consumers'

const escapes: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Writes the scripts that hand a page's data to the router in the browser, as the router's own component does, but as text: the
 * component reads the stream within rendering, chunk by chunk, which only a renderer that waits can do.
 */
export async function writeHandoff(stream: ReadableStream<Uint8Array>): Promise<string> {
  const data = JSON.stringify(await text(stream)).replaceAll(
    /[&<>\u2028\u2029]/g,
    (letter) => escapes[letter] ?? letter,
  )
  return `<script>window.__reactRouterContext.streamController.enqueue(${data});</script><script>window.__reactRouterContext.streamController.close();</script>`
}
