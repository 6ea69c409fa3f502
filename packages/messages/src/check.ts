// Run by `npm run check`: says what is wrong with the catalogues, and which keys no source uses.
// `node packages/messages/src/check.ts --prune` takes unused keys out of all locales.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { messageAreas } from './areas.ts'
import { catalogues, localeBases } from './catalogues.gen.ts'
import { type Catalogues, checkCatalogues } from './check-catalogues.ts'
import { findUnusedKeys, readSources, toMentions } from './find-unused-keys.ts'
import { messagesFolder } from './generate-catalogues.ts'

const locales: Catalogues = catalogues
const files = Object.keys(locales).flatMap((locale) => {
  const folder = new URL(`${locale}/`, messagesFolder)
  // A locale without words of its own has no folder.
  return existsSync(folder) ? readdirSync(folder).map((file) => `${locale}/${file}`) : []
})
const unused = listUnused(Object.values(locales['en-us'] ?? {}).flatMap((texts) => Object.keys(texts)))
if (process.argv.includes('--prune')) files.forEach(prune)
else report()

function listUnused(keys: readonly string[]): string[] {
  const dynamic = readJson<Record<'prefixes' | 'patterns', string[]>>('dynamic-keys.json')
  const folders = ['../../apps', '../../packages'].map((path) => fileURLToPath(new URL(path, messagesFolder)))
  return findUnusedKeys(keys, toMentions(readSources(folders)), dynamic.prefixes).filter(
    (key) => !dynamic.patterns.some((pattern) => new RegExp(pattern).test(key)),
  )
}

function prune(file: string): void {
  const used = Object.entries(readJson<Record<string, string>>(file)).filter(([key]) => !unused.includes(key))
  writeFileSync(new URL(file, messagesFolder), `${JSON.stringify(Object.fromEntries(used), null, 2)}\n`)
}

function report(): void {
  const areas = new Set(messageAreas.map((area) => `${area}.json`))
  const problems = [
    ...files.filter((file) => !areas.has(file.split('/')[1] ?? '')).map((file) => `${file}: not one of areas.ts`),
    ...checkCatalogues(locales, localeBases),
    ...unused.map((key) => `en-us: ${key} is used by no source under apps/ or packages/`),
  ]
  for (const problem of problems) console.error(`messages: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, messagesFolder), 'utf8'))
}
