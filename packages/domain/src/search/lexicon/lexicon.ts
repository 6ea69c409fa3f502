import { listColorWords } from '../color-words.ts'
import { foldText } from '../fold-text.ts'
import { dutchWords } from './dutch-words.ts'
import { englishWords } from './english-words.ts'
import { frenchWords } from './french-words.ts'
import { germanWords } from './german-words.ts'
import { italianWords } from './italian-words.ts'
import type { LanguageWords } from './language-words.ts'
import { spanishWords } from './spanish-words.ts'
import { stemWord } from './stem-word.ts'

/** A value of a facet; `kind` is shoes, apparel or accessories. */
export type FacetTerm = { readonly facet: string; readonly value: string }

/** What a phrase means: a product must have all terms. The weight is 1 for what was asked for, less for what is only near. */
export type Meaning = { readonly terms: readonly FacetTerm[]; readonly weight: number }

/** An entry of the lexicon. */
export type Phrase = {
  readonly meanings: readonly Meaning[]
  /** Other phrases that mean the same, as stems. */
  readonly same: readonly (readonly string[])[]
}

export type Wearers = 'women' | 'men' | 'kids' | 'unisex'

/** The words of a language, ready to look up. */
export type Lexicon = {
  readonly language: string
  /** By the stems of the phrase, joined by spaces. */
  readonly phrases: ReadonlyMap<string, Phrase>
  /** The stems of all words in phrases. */
  readonly stems: ReadonlySet<string>
  readonly sale: ReadonlySet<string>
  readonly genders: ReadonlyMap<string, Wearers>
  readonly stopWords: ReadonlySet<string>
  /** Every single word that means something, folded, as the nearest word to a mistyped one and as a part of compounds. */
  readonly words: readonly string[]
  readonly source: LanguageWords
}

/** The largest number of words in a phrase. */
export const longestPhrase = 4

const sources: Readonly<Record<string, LanguageWords>> = {
  en: englishWords,
  es: spanishWords,
  de: germanWords,
  fr: frenchWords,
  it: italianWords,
  nl: dutchWords,
}
const noWords: LanguageWords = {
  ...{ meanings: '', sameWords: '', sale: '', stopWords: '' },
  genders: { women: '', men: '', kids: '', unisex: '' },
  sizes: { words: '', small: '', medium: '', large: '' },
  prices: { most: '', least: '', between: '', and: '', currency: '' },
}
const lexicons = new Map<string, Lexicon>()

/** Returns the lexicon of a locale's language; a language without words has an empty one. */
export function getLexicon(locale: string): Lexicon {
  const language = locale.slice(0, 2)
  const known = lexicons.get(language)
  if (known) return known
  const made = makeLexicon(language, sources[language] ?? noWords)
  lexicons.set(language, made)
  return made
}

/** Turns a phrase into stems without stop words: the key under which a lexicon holds it. */
export function toStems(phrase: string, { language, stopWords }: Pick<Lexicon, 'language' | 'stopWords'>): string[] {
  return splitWords(phrase)
    .filter((word) => !stopWords.has(word))
    .map((word) => stemWord(word, language))
}

/** Adds phrases of a merchant that mean the same; a known phrase of a group lends its meanings to the others. */
export function addSynonyms(lexicon: Lexicon, groups: readonly (readonly string[])[]): Lexicon {
  if (groups.length === 0) return lexicon
  const phrases = new Map(lexicon.phrases)
  for (const group of groups) addGroup(phrases, group, lexicon)
  return {
    ...lexicon,
    phrases,
    stems: listStems(phrases, lexicon.sale),
    words: [...new Set([...lexicon.words, ...groups.flat().flatMap(splitWords)])],
  }
}

const splitWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)
const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const makeLexicon = (language: string, source: LanguageWords): Lexicon => {
  const stopWords = new Set(splitWords(source.stopWords))
  const base = { language, stopWords }
  const phrases = new Map<string, Phrase>()
  for (const line of splitLines(source.meanings)) {
    const [left = '', right = ''] = line.split(' = ')
    const meanings = left.split(' ').map(parseMeaning)
    for (const phrase of splitList(right)) {
      const key = toStems(phrase, base).join(' ')
      const before = phrases.get(key)
      phrases.set(key, { meanings: [...(before?.meanings ?? []), ...meanings], same: before?.same ?? [] })
    }
  }
  for (const line of splitLines(source.sameWords)) addGroup(phrases, splitList(line), base)
  joinPairs(phrases, language)
  const genders = new Map(
    Object.entries(source.genders).flatMap(([wearers, words]) =>
      splitWords(words).map((word): [string, Wearers] => [word, wearers as Wearers]),
    ),
  )
  const ofPhrases = [source.meanings.replaceAll(/^.* = /gm, ','), source.sameWords, source.sale].flatMap(splitWords)
  const sale = new Set(splitList(source.sale).map((phrase) => toStems(phrase, base).join(' ')))
  const words = [...ofPhrases, ...genders.keys(), ...listColorWords(language)]
  return {
    ...base,
    phrases,
    stems: listStems(phrases, sale),
    genders,
    sale,
    words: [...new Set(words)].filter((word) => word.length > 2 && !stopWords.has(word)),
    source,
  }
}

const listStems = (phrases: ReadonlyMap<string, Phrase>, sale: ReadonlySet<string>): Set<string> =>
  new Set([...phrases.keys(), ...sale].flatMap((phrase) => phrase.split(' ')))

/** Adds what is written as one word too: slip on and slipon, gift card and giftcard. */
const joinPairs = (phrases: Map<string, Phrase>, language: string): void => {
  for (const [key, phrase] of [...phrases]) {
    const joined = stemWord(key.replace(' ', ''), language)
    if (key.split(' ').length === 2 && !phrases.has(joined)) phrases.set(joined, phrase)
  }
}

const addGroup = (
  phrases: Map<string, Phrase>,
  group: readonly string[],
  base: Pick<Lexicon, 'language' | 'stopWords'>,
): void => {
  const members = group.map((phrase) => toStems(phrase, base)).filter(({ length }) => length > 0)
  const known = members.flatMap((stems) => phrases.get(stems.join(' '))?.meanings ?? [])
  for (const stems of members) {
    const key = stems.join(' ')
    const own = phrases.get(key)
    const others = members.filter((other) => other !== stems)
    phrases.set(key, {
      meanings: own && own.meanings.length > 0 ? own.meanings : known,
      same: [...(own?.same ?? []), ...others],
    })
  }
}

const parseMeaning = (text: string): Meaning => {
  const [terms = '', weight = '1'] = text.split('*')
  return {
    terms: terms.split('+').map((term) => {
      const [facet = '', value = ''] = term.split(':')
      return { facet, value }
    }),
    weight: Number(weight),
  }
}
