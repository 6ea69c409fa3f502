import { slugify } from '@lacehouse/domain/url/slugify'
import type { Words } from './words.ts'

type Spelling = readonly (readonly [RegExp, string])[]

const commonwealth: Spelling = [
  [/\b(colo|favo|harbo|hono)r/gi, '$1ur'],
  [/\b(g)ray\b/gi, '$1rey'],
  [/\b(c)enter/gi, '$1entre'],
  [/(met|lit|fib)er(s?)\b/gi, '$1re$2'],
  [/\b(jew)elry\b/gi, '$1ellery'],
]

const british: Spelling = [
  ...commonwealth,
  [/\bS(?=neaker)/g, 'Tr'],
  [/\bs(?=neaker)/g, 'tr'],
  [/\b(tr)neaker/gi, '$1ainer'],
  [/\bPants\b/g, 'Trousers'],
  [/\bpants\b/g, 'trousers'],
  [/\bSweatpants\b/g, 'Joggers'],
  [/\bBeanies\b/g, 'Beanie hats'],
  [/\bSoccer cleats\b/g, 'Football boots'],
]

const respell = (text: string, spelling: Spelling): string =>
  spelling.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), text)

// What must not stand alone at the beginning of a line.
const bind = (text: string, before: RegExp): string => text.replace(before, '\u00a0').replaceAll('« ', '«\u00a0')

/** The text in a locale: German and French by language, English as its country spells it. */
export function toLocale(words: Words, locale: string): string {
  if (locale.startsWith('de')) return bind(words.de, / (?=[%€])/g)
  if (locale.startsWith('fr')) return bind(words.fr, / (?=[:%»$€])/g)
  if (locale === 'en-us') return words.en
  return respell(words.en, locale === 'en-gb' ? british : commonwealth)
}

/** The text by locale, as the database keeps it. */
export function localise(words: Words, locales: readonly string[]): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, toLocale(words, locale)]))
}

/** What the text is called in addresses, by locale. */
export function localiseSlugs(words: Words, locales: readonly string[]): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, slugify(toLocale(words, locale), locale)]))
}
