import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/backoffice/',
  // Messages arrive as syntax trees, so the parser of message texts never has to travel.
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    assetsInlineLimit: 0,
    // The policy of the page allows no inline script.
    modulePreload: { polyfill: false },
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    reportCompressedSize: false,
    // The libraries mark files for servers that render components; here everything is the browser's.
    rolldownOptions: { onwarn: (warning, report) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && report(warning) },
  },
})
