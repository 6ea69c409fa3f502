import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../read-data.ts'
import { fillUnits } from './fill-units.ts'
import { type LocaleWords, readLocale } from './read-locale.ts'
import { respell } from './respell.ts'
import type { Words } from './words.ts'

/** Every text of the demo shop by key and locale. A key is a file and the path inside it: `models/trail.purposes.0`. */
export type WordCatalogue = {
  readonly locales: readonly string[]
  /** One text in every locale; throws where a locale lacks it, naming file and key. */
  readonly get: (key: string) => Words
  /** One text in one locale; null where neither the locale nor its bases have it. */
  readonly find: (key: string, locale: string) => string | null
  /** The texts of a list or a group, in the order of the file; none where no locale has the key. */
  readonly list: (key: string) => Words[]
  /** The names one step below a key: places of a list, or keys of a group. */
  readonly listNames: (key: string) => readonly string[]
  /** A proper name in every locale: it is the same but for the spelling of dialects. */
  readonly spell: (name: string) => Words
  /** A length of whole centimetres in the unit of each locale: '70 cm', '27.5 in'. */
  readonly measure: (centimetres: number) => Words
  /** Whether a locale has this text, or texts below it. */
  readonly has: (key: string) => boolean
}

/** Reads a folder that holds one folder a locale. */
export function readWordCatalogue(folder: string): WordCatalogue {
  const locales = new Map(readdirSync(folder).map((locale) => [locale, readLocale(join(folder, locale))]))
  const names = indexNames(locales.values())
  const cache = new Map<string, Words>()
  function get(key: string): Words {
    const words =
      cache.get(key) ??
      Object.fromEntries([...locales].map(([name, { units }]) => [name, fillUnits(getText(locales, name, key), units)]))
    cache.set(key, words)
    return words
  }
  function listNames(key: string): readonly string[] {
    return [...(names.get(key) ?? [])]
  }
  return {
    locales: [...locales.keys()],
    get,
    find: (key, locale) => {
      const text = findText(locales, locale, key)
      return text === null ? null : fillUnits(text, locales.get(locale)?.units ?? 'metric')
    },
    listNames,
    list: (key) => listNames(key).map((name) => get(`${key}.${name}`)),
    spell: (name) =>
      Object.fromEntries([...locales].map(([locale, { spelling }]) => [locale, respell(name, spelling)])),
    measure: (centimetres) =>
      Object.fromEntries([...locales].map(([locale, { units }]) => [locale, fillUnits(`{cm:${centimetres}}`, units)])),
    has: (key) => names.has(key) || [...locales.values()].some(({ texts }) => texts.has(key)),
  }
}

function findText(locales: ReadonlyMap<string, LocaleWords>, locale: string, key: string): string | null {
  const own = locales.get(locale)
  const text = own?.texts.get(key)
  if (text !== undefined || !own?.base) return text ?? null
  const ofBase = findText(locales, own.base, key)
  return ofBase === null ? null : respell(ofBase, own.spelling)
}

function getText(locales: ReadonlyMap<string, LocaleWords>, locale: string, key: string): string {
  const text = findText(locales, locale, key)
  if (text !== null) return text
  const [file = '', ...path] = key.split('.')
  throw new Error(`data/words/${locale}/${file}.json has no words for '${path.join('.')}'.`)
}

function indexNames(locales: Iterable<LocaleWords>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>()
  for (const { texts } of locales) {
    for (const key of texts.keys()) addNames(names, key.split('.'))
  }
  return names
}

function addNames(names: Map<string, Set<string>>, path: readonly string[]): void {
  for (let length = 1; length < path.length; length += 1) {
    const parent = path.slice(0, length).join('.')
    const own = names.get(parent) ?? new Set()
    names.set(parent, own.add(path[length] ?? ''))
  }
}

/** The words in `data/words`. */
export const wordCatalogue: WordCatalogue = readWordCatalogue(join(dataFolder, 'words'))
