import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { listJsonFiles, readJson } from '../read-data.ts'
import type { UnitSystem } from './fill-units.ts'
import type { WordList } from './respell.ts'

const LocaleSettings = z.strictObject({
  /** The locale whose words hold where this one has none of its own. */
  base: z.string().optional(),
  /** Characters that may not begin a line: the space before them becomes a no-break space. */
  noBreakSpaceBefore: z.string().optional(),
  /** Characters that may not end a line: the space after them becomes a no-break space. */
  noBreakSpaceAfter: z.string().optional(),
  /** The measures of the locale; a dialect does not take them from its base. */
  units: z.enum(['metric', 'imperial']).default('metric'),
})

type Settings = z.infer<typeof LocaleSettings>

/** The words of one locale as its folder holds them. */
export type LocaleWords = {
  readonly base: string | null
  /** How this locale spells words of its base. */
  readonly spelling: WordList
  readonly units: UnitSystem
  /** Texts by key: the file, and the path inside it, as `models/trail.purposes.0`. */
  readonly texts: ReadonlyMap<string, string>
}

const settingsFile = 'locale'
const spellingFile = 'spelling'

/** Reads the folder of a locale: `locale.json`, `spelling.json` where there is one, and files of words. */
export function readLocale(folder: string): LocaleWords {
  const settings = LocaleSettings.parse(readJson(join(folder, `${settingsFile}.json`)))
  const spelling = join(folder, `${spellingFile}.json`)
  const texts = new Map<string, string>()
  for (const file of listJsonFiles(folder)) {
    if (file === settingsFile || file === spellingFile) continue
    collectTexts(file, readJson(join(folder, `${file}.json`)), (key, text) => texts.set(key, bind(text, settings)))
  }
  return {
    base: settings.base ?? null,
    spelling: existsSync(spelling) ? z.record(z.string(), z.string()).parse(readJson(spelling)) : {},
    units: settings.units,
    texts,
  }
}

function collectTexts(key: string, value: unknown, add: (key: string, text: string) => void): void {
  if (typeof value === 'string') add(key, value)
  else if (typeof value !== 'object' || value === null) throw new Error(`'${key}' in data/words is not a text.`)
  else for (const [name, inner] of Object.entries(value)) collectTexts(`${key}.${name}`, inner, add)
}

const noBreakSpace = '\u00a0'

function bind(text: string, { noBreakSpaceBefore = '', noBreakSpaceAfter = '' }: Settings): string {
  let bound = text
  for (const mark of noBreakSpaceBefore) bound = bound.replaceAll(` ${mark}`, `${noBreakSpace}${mark}`)
  for (const mark of noBreakSpaceAfter) bound = bound.replaceAll(`${mark} `, `${mark}${noBreakSpace}`)
  return bound
}
