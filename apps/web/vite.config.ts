import { hash } from 'node:crypto'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { listChunkGroups } from './tools/chunk-groups.ts'
import { drawIcons } from './tools/draw-icons.ts'
import { nameLazySources } from './tools/name-lazy-sources.ts'
import { subsetFonts } from './tools/subset-fonts.ts'

/** Names a class by its file and its own name: the same in both builds and on every machine. */
const nameClass = (name: string, file: string) => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `_${hash('sha256', `${path} ${name}`, 'base64url').slice(0, 5)}`
}

const layers = '@layer reset, tokens, base, ui, components, block-parts, blocks, features, calm;\n'

/** What every page needs comes in two files: one that changes with the dependencies, one with the shop. */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|@formatjs|intl-messageformat|cookie-es|set-cookie-parser)[\\/]|rolldown|jsx-runtime/,
    priority: 5,
  },
  { name: nameShell, test: /\.(?:ts|tsx|css)(?:$|\?)/, priority: 4 },
  // Small modules that are shown together: one file of them travels better than ten.
  {
    name: 'controls',
    test: /\/src\/(?:ui\/(?:button|link-button|spinner|text-button)|i18n\/use-format|features\/seo\/(?:to-meta|private-meta)|rendering\/pack-rows|routes\/loading\/is-other-page|client\/(?:clock|api\/(?:browser-api|api-error)))\.tsx?$/,
    priority: 1,
  },
  // A field of text and its frame.
  { name: 'text-field', test: /\/src\/ui\/(?:field|text-field)\.tsx$/, priority: 1 },
  ...listChunkGroups(),
  // A part that comes later brings its styles along, and the server writes them into a page that shows the part. These are shared.
  { name: 'frame-styles', test: /\/src\/blocks\/frame\/(?!block-media).*\.module\.css/, priority: 3 },
  {
    name: 'price-styles',
    test: /\/src\/(?:ui|components\/product)\/(?:badge|price|lowest-price-note|price-per-measure)\.module\.css/,
    priority: 3,
  },
  {
    name: 'product-styles',
    test: /\/src\/features\/product\/(?!customiser|media\/|product-set\/|configuration-fields|draw\/|gift-recipient|size-advice|sold-out|product-missing|.*-dialog|stock-notice|postal-code-promise).*\.module\.css/,
    priority: 2,
  },
  {
    name: 'listing-styles',
    test: /\/src\/features\/listing\/(?!.*-dialog|listing-empty).*\.module\.css/,
    priority: 2,
  },
]

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [makeAssets(), orderLayers(), nameLazySources(import.meta.dirname), reactRouter(), shareEntries()],
  // Messages arrive as syntax trees, so the parser of message texts never has to travel.
  resolve: {
    alias: [
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
      // The viewer of models compiles this decoder when it is read, which the page's policy forbids, and never uses it (0129).
      {
        find: /^three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js$/,
        replacement: fileURLToPath(new URL('src/features/product/media/no-meshopt-decoder.ts', import.meta.url)),
      },
    ],
  },
  // Short names: a listing says them a thousand times.
  css: { modules: { generateScopedName: nameClass } },
  build: {
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    manifest: true,
    cssMinify: 'lightningcss',
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { ssrManifest: true, rolldownOptions: { output: { codeSplitting: { groups } } } } },
    // Nothing is left to be read later: a new build beside a running server must not take parts away from it.
    // Node holds the source of what it runs, with two bytes for each character where one of them is beyond Latin 1. Names stay.
    ssr: {
      // Otherwise both of React's builds would be in it, one of which never runs.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: false,
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
          },
        },
      },
    },
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

/** Lets a file of several modules hold one that the router asks for: the router's own plugin has each stand alone. */
function shareEntries(): Plugin {
  return {
    name: 'lacehouse:shared-entries',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
  }
}

type ModuleGraph = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null }

const entries = ['src/entry.client.tsx', 'src/root.tsx?__react-router-build-client-route']
let shell: ReadonlySet<string> | null = null

/** Puts into one chunk what every page begins with: all that the entry and the root import without waiting. */
function nameShell(id: string, graph: ModuleGraph): string | null {
  shell ??= listImports(
    entries.map((path) => join(import.meta.dirname, path)),
    graph,
  )
  return shell.has(id) ? 'shell' : null
}

function listImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>(ids)
  for (const id of found) {
    const info = graph.getModuleInfo(id)
    if (!info && ids.includes(id))
      throw new Error(`the build has no ${id}: what every page begins with has another name`)
    for (const imported of info?.importedIds ?? []) found.add(imported)
  }
  return found
}
