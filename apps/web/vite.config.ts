import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { drawIcons } from './tools/draw-icons.ts'
import { subsetFonts } from './tools/subset-fonts.ts'

const noParser = fileURLToPath(
  new URL(
    '../../node_modules/react-intl/node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
    import.meta.url,
  ),
)

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [makeAssets(), reactRouter()],
  // Messages arrive as syntax trees, so the parser of message texts never has to travel.
  resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  // One self-contained file, with React's production code in it whatever NODE_ENV the host runs under.
  ssr:
    command === 'build'
      ? { noExternal: true }
      : { noExternal: [/^@lacehouse\//, /^@formatjs\//, 'react-intl', 'intl-messageformat'] },
}))

/** Makes fonts and icons before anything asks for them. */
function makeAssets(): Plugin {
  return {
    name: 'lacehouse:assets',
    config: async () => {
      await Promise.all([subsetFonts(), drawIcons()])
    },
  }
}
