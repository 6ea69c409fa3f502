// `npm run generate` writes every generated source file; with `--check` it only lists those that are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type GeneratedFile = {
  path: string
  /** The module with the generator, and the call of it. */
  toSource: () => Promise<string>
}

const pickCalls = <Contract>(calls: Readonly<Record<string, Contract>>, isWanted: (id: string) => boolean) =>
  Object.fromEntries(Object.entries(calls).filter(([id]) => isWanted(id)))

const generated: GeneratedFile[] = [
  {
    path: 'packages/contracts/src/call-table.gen.ts',
    toSource: async () => {
      const { calls, isBackofficeCall } = await import('../packages/contracts/src/calls.ts')
      const { toCallTableSource } = await import('../packages/contracts/src/to-call-table.ts')
      return toCallTableSource(
        'callTable',
        pickCalls(calls, (id) => !isBackofficeCall(id)),
      )
    },
  },
  {
    path: 'packages/contracts/src/backoffice-call-table.gen.ts',
    toSource: async () => {
      const { calls, isBackofficeCall } = await import('../packages/contracts/src/calls.ts')
      const { toCallTableSource } = await import('../packages/contracts/src/to-call-table.ts')
      return toCallTableSource('backofficeCallTable', pickCalls(calls, isBackofficeCall))
    },
  },
  {
    path: 'packages/contracts/src/errors/error-places.gen.ts',
    toSource: async () => {
      const { errorCatalogue } = await import('../packages/contracts/src/errors/catalogue.ts')
      const { toErrorPlacesSource } = await import('../packages/contracts/src/errors/to-error-places.ts')
      return toErrorPlacesSource(errorCatalogue)
    },
  },
  {
    path: 'packages/messages/src/catalogues.gen.ts',
    toSource: async () => (await import('../packages/messages/src/generate-catalogues.ts')).toCataloguesSource(),
  },
  {
    path: 'packages/pictures/passes/previews.json',
    toSource: async () => (await import('../packages/pictures/src/composite/preview-records.ts')).toPreviewsSource(),
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
