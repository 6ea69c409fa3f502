import { globSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src')
/** The code of consent and experiments, the banner and the start of the data layer included. */
const folders = ['client/consent', 'components/consent', 'blocks/decisions']
const further = ['client/events/watch-data-layer.ts', 'client/events/report-event.ts']
/** What it may weigh of the first load, in bytes after brotli ([budgets](../../../docs/performance.md)). */
const budget = 6000
const entry = 'virtual:consent-and-experiments'

/** Lists the files without their tests; each is part of the first load at most. */
function listFiles(): string[] {
  const found = folders.flatMap((folder) => globSync(`${folder}/*.{ts,tsx}`, { cwd: source }))
  return [...found.filter((file) => !file.includes('.test.')), ...further].map((file) => join(source, file))
}

/** Bundles some files without what they import from elsewhere, and returns the compressed bytes of their code. */
async function weigh(files: readonly string[]): Promise<number> {
  const own = new Set([entry, ...files])
  const output = await build({
    ...{ configFile: false, logLevel: 'error', root: source },
    plugins: [
      {
        name: 'parts',
        enforce: 'pre',
        async resolveId(id, importer) {
          if (id === entry) return id
          const found = await this.resolve(id, importer, { skipSelf: true })
          return found && own.has(found.id) ? found : { id: found?.id ?? id, external: true }
        },
        load: (id) => (id === entry ? files.map((file) => `export * from ${JSON.stringify(file)}`).join('\n') : null),
      },
    ],
    build: {
      ...{ write: false, minify: true, target: 'esnext' },
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const chunks = (output as Rollup.RollupOutput).output.filter(({ type }) => type === 'chunk')
  return chunks.reduce((sum, chunk) => sum + brotliCompressSync('code' in chunk ? chunk.code : '').length, 0)
}

test('consent and experiments together weigh at most 6 kB of the first load', { timeout: 60_000 }, async () => {
  const files = listFiles()
  expect(files.length).toBeGreaterThan(folders.length)
  const weight = await weigh(files)
  expect(weight).toBeGreaterThan(500)
  expect(weight).toBeLessThanOrEqual(budget)
})
