// `npm run check` runs it: `node packages/messages/src/check.ts [--prune]`; --prune removes unused keys from all locales.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { messageAreas } from './areas.ts'
import { type Catalogues, checkCatalogues, type LocaleBases } from './check-catalogues.ts'
import { findUnusedKeys, readSources, toMentions } from './find-unused-keys.ts'
import { messagesFolder, toCataloguesSource } from './generate-catalogues.ts'

type Dynamic = { readonly prefixes: readonly string[]; readonly patterns: readonly string[] }

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, messagesFolder), 'utf8'))
}

function readCatalogues(locales: readonly string[]): Catalogues {
  const readAreas = (locale: string) =>
    readdirSync(new URL(`${locale}/`, messagesFolder))
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.replace('.json', ''), readJson<Record<string, string>>(`${locale}/${file}`)])
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(readAreas(locale))]))
}

function listUnused(english: Catalogues[string]): string[] {
  const dynamic = readJson<Dynamic>('dynamic-keys.json')
  const folders = ['../../apps', '../../packages'].map((path) => fileURLToPath(new URL(path, messagesFolder)))
  const keys = Object.values(english).flatMap((texts) => Object.keys(texts))
  const unused = findUnusedKeys(keys, toMentions(readSources(folders)), dynamic.prefixes)
  return unused.filter((key) => !dynamic.patterns.some((pattern) => new RegExp(pattern).test(key)))
}

function checkGenerated(): string[] {
  const file = new URL('src/catalogues.gen.ts', messagesFolder)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === toCataloguesSource()
  return isCurrent ? [] : ['catalogues.gen.ts is behind: run node packages/messages/src/generate-catalogues.ts']
}

function checkAreas(catalogues: Catalogues): string[] {
  const known = new Set<string>(messageAreas)
  return Object.entries(catalogues).flatMap(([locale, areas]) =>
    Object.keys(areas)
      .filter((area) => !known.has(area))
      .map((area) => `${locale}/${area}.json: areas.ts does not list this area`),
  )
}

function prune(catalogues: Catalogues, unused: readonly string[]): void {
  const gone = new Set(unused)
  for (const [locale, areas] of Object.entries(catalogues)) {
    for (const [area, texts] of Object.entries(areas)) {
      const used = Object.fromEntries(Object.entries(texts).filter(([key]) => !gone.has(key)))
      writeFileSync(new URL(`${locale}/${area}.json`, messagesFolder), `${JSON.stringify(used, null, 2)}\n`)
    }
  }
}

function main(): void {
  const bases = readJson<LocaleBases>('locales.json')
  const catalogues = readCatalogues(Object.keys(bases))
  const unused = listUnused(catalogues['en-us'] ?? {})
  if (process.argv.includes('--prune')) {
    prune(catalogues, unused)
    return
  }
  const problems = [
    ...checkGenerated(),
    ...checkAreas(catalogues),
    ...checkCatalogues(catalogues, bases),
    ...unused.map((key) => `en-us: ${key} is used by no source under apps/ or packages/`),
  ]
  for (const problem of problems) console.error(`messages: ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

main()
