// `npm run generate` writes every generated source file; with `--check` it only says which are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type GeneratedFile = {
  path: string
  /** The module that knows the text, and how to ask it. */
  toSource: () => Promise<string>
}

const generated: GeneratedFile[] = [
  {
    path: 'packages/contracts/src/call-table.gen.ts',
    toSource: async () => {
      const { calls } = await import('../packages/contracts/src/calls.ts')
      const { toCallTableSource } = await import('../packages/contracts/src/to-call-table.ts')
      return toCallTableSource(calls)
    },
  },
  {
    path: 'packages/contracts/src/errors/error-fields.gen.ts',
    toSource: async () => {
      const { errorCatalogue } = await import('../packages/contracts/src/errors/catalogue.ts')
      const { toErrorFieldsSource } = await import('../packages/contracts/src/errors/to-error-fields.ts')
      return toErrorFieldsSource(errorCatalogue)
    },
  },
  {
    path: 'packages/messages/src/catalogues.gen.ts',
    toSource: async () => (await import('../packages/messages/src/generate-catalogues.ts')).toCataloguesSource(),
  },
  {
    path: 'docs/behaviours.md',
    toSource: async () => (await import('./references/write-behaviours.ts')).writeBehaviours(),
  },
]

const root = join(import.meta.dirname, '..')
for (const { path, toSource } of generated) {
  const source = await toSource()
  const file = join(root, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) continue
  if (process.argv.includes('--check')) {
    process.stdout.write(`${path} is out of date: npm run generate\n`)
    process.exitCode = 1
  } else {
    writeFileSync(file, source)
    process.stdout.write(`${path} written\n`)
  }
}
