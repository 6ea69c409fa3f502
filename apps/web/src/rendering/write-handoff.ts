import { text } from 'node:stream/consumers'

const escapes: Readonly<Record<string, string>> = {
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/**
 * Writes the code that hands a page's data to the router in the browser, as the router's own component does, but as text: the
 * component reads a stream within rendering, chunk by chunk, which only a renderer that waits can do.
 */
export async function writeHandoff(data: string | ReadableStream<Uint8Array>): Promise<string> {
  const written = typeof data === 'string' ? data : await text(data)
  const quoted = written.replaceAll(/['\\\n<\u2028\u2029]/g, (letter) => escapes[letter] ?? letter)
  return `window.__reactRouterContext.streamController.enqueue('${quoted}');window.__reactRouterContext.streamController.close();`
}
