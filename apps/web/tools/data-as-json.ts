import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const router = /\/react-router\/dist\/production\/vendor\/turbo-stream-v2\/turbo-stream\.js$/
const own = fileURLToPath(new URL('../src/rendering/page-data.ts', import.meta.url))

/** Lets the router hand its data over as JSON (docs/decisions/0017), in the server's build and the browser's alike. */
export function dataAsJson(): Plugin {
  return {
    name: 'lacehouse:data-as-json',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      router.test(id.replaceAll('\\', '/')) ? `export { decode, encode } from ${JSON.stringify(own)}` : null,
  }
}
