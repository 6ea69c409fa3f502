import { slugify } from '@lacehouse/domain/url/slugify'
import type { Words } from './words.ts'

/** The text in a locale; throws where the demo shop has no words in it. */
export function toLocale(words: Words, locale: string): string {
  const text = words[locale]
  if (text === undefined) throw new Error(`There is no folder data/words/${locale}.`)
  return text
}

/** The text by locale, as the database keeps it. */
export function localise(words: Words, locales: readonly string[]): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, toLocale(words, locale)]))
}

/** The text as a part of addresses, by locale. */
export function localiseSlugs(words: Words, locales: readonly string[]): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale, slugify(toLocale(words, locale), locale)]))
}
