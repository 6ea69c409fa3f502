import { hash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { drawIcons } from './tools/draw-icons.ts'
import { subsetFonts } from './tools/subset-fonts.ts'

/** Names a class by its file and its own name: the same in both builds and on every machine. */
const nameClass = (name: string, file: string) => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `_${hash('sha256', `${path} ${name}`, 'base64url').slice(0, 5)}`
}

const layers = '@layer reset, tokens, base, ui, blocks, features, calm;\n'

/** What every page needs comes in two files: one that changes with the dependencies, one with the shop. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@formatjs|intl-messageformat|cookie-es|set-cookie-parser)[\\/]|rolldown|jsx-runtime/,
    priority: 2,
  },
  { name: 'shell', test: isShell, priority: 1 },
  // Blocks come without their code, but never without their styles.
  { name: 'block-styles', test: /\/apps\/web\/src\/blocks\/.*\.module\.css/, priority: 1 },
  { name: 'listing-styles', test: /\/apps\/web\/src\/features\/listing\/.*\.module\.css/, priority: 1 },
]

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [makeAssets(), orderLayers(), reactRouter()],
  // Messages arrive as syntax trees, so the parser of message texts never has to travel.
  resolve: { alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' }] },
  // Short names: a listing says them a thousand times.
  css: { modules: { generateScopedName: nameClass } },
  build: { assetsInlineLimit: 0, manifest: true, cssMinify: 'lightningcss', reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Nothing is left to be read later: a new build beside a running server must not take parts away from it.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  // One self-contained file, with React's production code in it whatever NODE_ENV the host runs under.
  ssr: {
    noExternal: command === 'build' ? true : [/^@lacehouse\//, /^@formatjs\//, 'intl-messageformat'],
  },
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

/** Says the order of the layers in every style sheet, for whichever the browser reads first decides. */
function orderLayers(): Plugin {
  return {
    name: 'lacehouse:layers',
    enforce: 'pre',
    transform: (code, id) => (/\/src\/.*\.module\.css(?:$|\?)/.test(id) ? layers + code : null),
  }
}

const shellFolders = /\/apps\/web\/src\/(?:i18n|navigation|hydration|features\/shell|brands)\//
const shellFiles =
  /\/apps\/web\/src\/(?:dialogs\/(?:dialog-slot|dialog-stack|open-dialog)|api\/cart-memory|cacheable|use-shop|shop-context|ui\/(?:icon|icon-names|icon-button|button|link-button|text-button|class-names|spinner|skip-link|visually-hidden|toast-slot|toast-store|toasts|picture|picture-source|price|badge|skeleton|chip|carousel|use-slides|(?:accordion|breadcrumbs|checkbox|field|notice|pagination)\.module))\.|\/packages\/domain\/src\/(?:site\/find-site|page|time|pagination)/
const lazyParts =
  /catalogue-loaders|mega-menu\.tsx|use-menu-panels|shell\/footer\.tsx|menu-links|page-failure-words\.tsx|mobile-menu|search-suggestions|use-suggestions|get-text|load-shell/

/** Says whether a module belongs to the first load of every page. */
function isShell(id: string): boolean {
  return (shellFolders.test(id) || shellFiles.test(id)) && !lazyParts.test(id)
}
