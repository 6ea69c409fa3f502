import { listPlaceholders } from './list-placeholders.ts'

/** Locale → area → key → text. */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** Locale → its base locale, or null for a complete locale. */
export type LocaleBases = Readonly<Record<string, string | null>>

/** Areas that a complete locale may lack: the back office is offered in the languages that have them (decision 0098). */
const optionalAreas = new Set(['backoffice', 'content'])

/** Lists the differences between the catalogues and English: missing, extra, misplaced and broken texts, and other placeholders. */
export function checkCatalogues(catalogues: Catalogues, bases: LocaleBases, source = 'en-us'): string[] {
  const english = catalogues[source] ?? {}
  const own = Object.entries(english).flatMap(([area, texts]) => checkSource(`${source}/${area}.json`, area, texts))
  const others = Object.entries(bases).filter(([locale]) => locale !== source)
  return [
    ...own,
    ...others.flatMap(([locale, base]) =>
      checkLocale({ locale, isOverlay: base !== null, areas: catalogues[locale] ?? {} }, english),
    ),
  ]
}

type Area = Readonly<Record<string, string>>
type Areas = Readonly<Record<string, Area>>
type Entry = { readonly file: string; readonly key: string; readonly text: string }

function checkSource(file: string, area: string, texts: Area): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const isErrorId = area === 'errors' && /^[A-Z0-9]+(\.[a-z]\w*)?$/.test(key)
    const isPlaced = isErrorId || key.startsWith(`${area}.`)
    return [
      ...(isPlaced ? [] : [`${file}: ${key} must begin with "${area}."`]),
      ...(/^[A-Z0-9]+$/.test(key) && /[{]/.test(text) ? [`${file}: ${key} must have no placeholders`] : []),
      ...checkText({ file, key, text }, null),
    ]
  })
}

function checkLocale(
  { locale, isOverlay, areas }: { locale: string; isOverlay: boolean; areas: Areas },
  english: Areas,
): string[] {
  const unknown = Object.keys(areas).filter((area) => !english[area])
  const problems = unknown.map((area) => `${locale}/${area}.json: no such area in English`)
  for (const [area, source] of Object.entries(english)) {
    const file = `${locale}/${area}.json`
    const texts = areas[area] ?? {}
    const isWhollyOptional = optionalAreas.has(area) && areas[area] === undefined
    const missing = isOverlay || isWhollyOptional ? [] : Object.keys(source).filter((key) => !Object.hasOwn(texts, key))
    const extra = Object.keys(texts).filter((key) => !Object.hasOwn(source, key))
    problems.push(...missing.map((key) => `${file}: missing ${key} ("${source[key]}")`))
    problems.push(...extra.map((key) => `${file}: extra ${key}, English has no such key`))
    for (const [key, text] of Object.entries(texts))
      problems.push(...checkText({ file, key, text }, source[key] ?? null))
  }
  return problems
}

function checkText({ file, key, text }: Entry, english: string | null): string[] {
  if (text.trim() === '') return [`${file}: ${key} is empty`]
  if (text.includes("'")) return [`${file}: ${key} has a straight apostrophe, which quotes in ICU: write ’`]
  const own = tryPlaceholders(text)
  if (typeof own === 'string') return [`${file}: ${key} is no ICU message: ${own}`]
  const wanted = english === null ? own : tryPlaceholders(english)
  if (typeof wanted === 'string' || own.join() === wanted.join()) return []
  return [`${file}: ${key} takes {${own.join(', ')}}, English takes {${wanted.join(', ')}}`]
}

function tryPlaceholders(text: string): string[] | string {
  try {
    return listPlaceholders(text)
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}
