import { stemmer as stemDutch } from '@orama/stemmers/dutch'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemFrench } from '@orama/stemmers/french'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemItalian } from '@orama/stemmers/italian'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  de: stemGerman,
  en: stemEnglish,
  es: stemSpanish,
  fr: stemFrench,
  it: stemItalian,
  nl: stemDutch,
}

// The rules for French take the s of some words, such as kangourous and joggers, for a part of them.
const frenchPlural = /(?<=\p{L}{3}[^s])[sx]$/u

const mostRemembered = 50_000
const remembered = new Map<string, string>()

/** Reduces a folded word to the stem that its forms share; a language without rules keeps its words. The results are remembered. */
export function stemWord(word: string, language: string): string {
  if (!/\p{L}/u.test(word)) return word
  const key = `${language}${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const singular = language === 'fr' ? word.replace(frenchPlural, '') : word
  const stem = /^\p{L}{3,}$/u.test(singular) ? (stemmers[language]?.(singular) ?? singular) : singular
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, stem)
  return stem
}
