import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'

const languages: Record<string, Words> = { en, de, es, fr, it, nl }

/** The words of a locale's language, such as `fr` for `fr-ca`; English for any language without words. */
export function wordsFor(locale: string): Words {
  return languages[languageOf(locale)] ?? en
}

/** The language tag for the `lang` attribute: the locale if its language has words, else English. */
export function langFor(locale: string): string {
  const [language = 'en', country] = locale.split('-')
  if (!languages[language.toLowerCase()]) return 'en'
  return country ? `${language.toLowerCase()}-${country.toUpperCase()}` : language.toLowerCase()
}

function languageOf(locale: string): string {
  return locale.split('-')[0]?.toLowerCase() ?? 'en'
}
