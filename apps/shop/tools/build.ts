import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'rolldown'

// Bundles the programs that `npm start` runs, with the packages that they use: `node tools/build.ts [folder]`, below this package.
// Node resolves, reads and compiles two thousand modules at every start otherwise, which takes longer than all the rest of it.
const root = join(import.meta.dirname, '../../..')
const output = join(import.meta.dirname, '..', process.argv[2] ?? 'build')

/** The bundle of each program, and the source that it begins with. */
const programs = {
  shop: 'apps/shop/src/main.ts',
  'payment-sandbox': 'apps/payment-sandbox/src/main.ts',
  'draw-picture': 'apps/api/src/infra/pictures/draw-picture.ts',
  'password-thread': 'apps/api/src/core/consumers/password-thread.ts',
  'hash-one-card': 'apps/api/src/infra/card-hashes/hash-one-card.ts',
}

/** How sources name a program that they start, and its bundle, which lies beside theirs. */
const starts: readonly (readonly [inSource: string, bundle: string])[] = [
  ["import.meta.resolve('@lacehouse/payment-sandbox/main')", './payment-sandbox.js'],
  ["new URL('./draw-picture.ts', import.meta.url).href", './draw-picture.js'],
  ["new URL('./password-thread.ts', import.meta.url).href", './password-thread.js'],
  ["new URL('./hash-one-card.ts', import.meta.url).href", './hash-one-card.js'],
]

/** Native code, files that are read beside the code, and what only development needs. */
const external = [
  /^sharp$/,
  /^@node-rs\//,
  /^pg-native$/,
  /^pino$/,
  /^tinypool$/,
  /^koffi$/,
  /^@fastify\/swagger-ui$/,
  /^vite$/,
]

/** Lets sources find their files where they are: passes, sites, migrations and the built storefront are not bundled. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform(code, id) {
    const path = relative(root, id)
    if (!code.includes('import.meta.') || path.startsWith('..') || path.includes('node_modules')) return null
    const toUrl = (target: string) => `new URL(${JSON.stringify(join(relative(output, root), target))}, bundleUrl)`
    const placed = starts
      .reduce((text, [inSource, bundle]) => text.replaceAll(inSource, `new URL('${bundle}', bundleUrl).href`), code)
      .replaceAll('import.meta.dirname', `fileURLToPathOfBundle(${toUrl(dirname(path))})`)
      .replaceAll('import.meta.url', `${toUrl(path)}.href`)
    return `import { fileURLToPath as fileURLToPathOfBundle } from 'node:url'\nconst bundleUrl = import.meta.url\n${placed}`
  },
}

await build({
  input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(root, path)])),
  cwd: root,
  platform: 'node',
  external,
  plugins: [keepPlaces],
  logLevel: 'warn',
  output: {
    // Node holds the source of what it runs, with two bytes for each character where one of them is beyond Latin 1. Names stay.
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
    dir: output,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    cleanDir: true,
  },
})
