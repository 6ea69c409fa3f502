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
// Only words from English end in a consonant and s: sneakers, leggings.
const loanPlural = /(?<=\p{L}{2}[^aeiouys])s$/u
const plurals: Readonly<Record<string, RegExp>> = { fr: frenchPlural, es: loanPlural, it: loanPlural }

// The rules for Spanish and Italian leave short words as they are: alto, alta, altas.
const shortEndings: Readonly<Record<string, RegExp>> = { es: /(?<=\p{L}{3})[aeo]s?$/u, it: /(?<=\p{L}{3})[aeio]$/u }

// The rules know devolución by its accent, which a folded word has lost; devoluciones has none.
const foldedNoun = /(?<=[cs])ion$/u

// Words that the rules take for forms of one word, though they mean different things.
const ownStems: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  es: new Map([
    ['gorra', 'gorra'],
    ['gorras', 'gorra'],
    ['gorro', 'gorro'],
    ['gorros', 'gorro'],
    ['deporte', 'deporte'],
    ['deportes', 'deporte'],
    ['polo', 'polo'],
    ['polos', 'polo'],
  ]),
  it: new Map([['correre', 'correre']]),
}

const mostRemembered = 50_000
const remembered = new Map<string, string>()

/** Reduces a folded word to the stem that its forms share; a language without rules keeps its words. The results are remembered. */
export function stemWord(word: string, language: string): string {
  if (!/\p{L}/u.test(word)) return word
  const key = `${language}${word}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const stem = ownStems[language]?.get(word) ?? applyRules(word, language)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, stem)
  return stem
}

const applyRules = (word: string, language: string): string => {
  const singular = word.replace(plurals[language] ?? '', '')
  if (!/^\p{L}{3,}$/u.test(singular)) return singular
  const whole = language === 'es' ? singular.replace(foldedNoun, 'ión') : singular
  const stem = stemmers[language]?.(whole) ?? singular
  return stem === singular ? stem.replace(shortEndings[language] ?? '', '') : stem
}
