import type { ColorFamily } from '../product/color-families.ts'
import type { SizeSystem } from '../site/site.ts'
import { findColorsOfText } from './color-words.ts'
import { foldText } from './fold-text.ts'
import { type Lexicon, longestPhrase, type Meaning, type Wearers } from './lexicon/lexicon.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { listBaseWords } from './list-base-words.ts'
import { listWords } from './list-words.ts'
import type { PriceRange } from './listing-query.ts'
import { readAmounts, toSizeValues } from './read-amounts.ts'
import { findCompoundEnd, splitCompound } from './split-compound.ts'
import type { WordTable } from './word-table.ts'

/** A word or phrase that a product has to match in one of several ways. */
export type QueryUnit = {
  readonly text: string
  readonly meanings: readonly Meaning[]
  /** Phrases of stems: the typed one first, then those that mean the same. */
  readonly phrases: readonly (readonly string[])[]
}

/** What narrows the result besides its words. */
export type UnderstoodFilters = {
  readonly wearers: readonly Wearers[]
  readonly colors: readonly ColorFamily[]
  /** Values of the size facet. */
  readonly sizes: readonly string[]
  readonly price: PriceRange | null
  readonly isSale: boolean
}

export type UnderstoodQuery = {
  readonly units: readonly QueryUnit[]
  readonly filters: UnderstoodFilters
  /** The text with its mistyped words replaced; null where none was. */
  readonly corrected: string | null
  /** Words that nothing is known of. */
  readonly unknown: readonly string[]
}

/** The words of a site's products in one locale. */
export type Vocabulary = {
  /** Where a stem occurs: in names, categories and colours, only in descriptions, or nowhere. */
  readonly findStem: (stem: string) => 'name' | 'text' | null
  /** The words of the lexicon, then those of the products. */
  readonly words: WordTable
}

export type Understanding = {
  readonly locale: string
  readonly system: SizeSystem
  readonly lexicon: Lexicon
  readonly vocabulary: Vocabulary
  /** Words are taken as they were typed. */
  readonly isLiteral: boolean
}

const completions = 12

/** Understands a search text: wearers, colours, sizes and a price become filters, everything else words to match (SRCH-04). */
export function understandQuery(text: string, context: Understanding): UnderstoodQuery {
  const { lexicon, system } = context
  const { rest, price, sizes } = readAmounts(text, lexicon, system)
  const reading = startReading(listWords(rest, lexicon.language), context)
  while (reading.words.length > 0) readNext(reading, context)
  return {
    units: reading.units,
    filters: {
      wearers: [...reading.wearers],
      colors: [...reading.colors],
      sizes: [...new Set(sizes.flatMap((size) => toSizeValues(size, system, [...reading.wearers])))],
      price,
      isSale: reading.isSale,
    },
    corrected: correctText(text, reading.corrections),
    unknown: reading.unknown,
  }
}

/** What was read so far, and the words that are left. */
type Reading = {
  words: string[]
  readonly units: QueryUnit[]
  readonly wearers: Set<Wearers>
  readonly colors: Set<ColorFamily>
  readonly corrections: Map<string, string>
  readonly unknown: string[]
  isSale: boolean
}

const startReading = (typed: readonly string[], context: Understanding): Reading => {
  const words = typed.filter((word) => !context.lexicon.stopWords.has(word))
  const corrections = new Map<string, string>()
  return {
    words: context.isLiteral ? words : words.map((word, at) => amendWord({ words, at, corrections }, context) ?? word),
    units: [],
    wearers: new Set(),
    colors: new Set(),
    corrections,
    unknown: [],
    isSale: false,
  }
}

type Amending = {
  readonly words: readonly string[]
  readonly at: number
  readonly corrections: Map<string, string>
}

/** Finds what a word that nothing knows stands for, before phrases are read: its base, the nearest word, or the end of a compound. */
const amendWord = ({ words, at, corrections }: Amending, context: Understanding): string | null => {
  const [word = '', last = '', next = ''] = [words[at], words[at - 1], words[at + 1]]
  if (isKnown(word, context) || [last + word, word + next].some((joined) => isNameWord(joined, context))) return null
  const base = findBase(word, context)
  if (base !== null) return base
  const nearest = context.vocabulary.words.findNearest(word)
  if (nearest !== null) corrections.set(word, nearest)
  return nearest ?? findEnd(word, context)
}

/** Whether a word is one of the lexicon or of the products' names. */
export function isNameWord(
  word: string,
  { lexicon, vocabulary }: Pick<Understanding, 'lexicon' | 'vocabulary'>,
): boolean {
  const stem = stemWord(word, lexicon.language)
  return lexicon.stems.has(stem) || vocabulary.findStem(stem) === 'name'
}

const isKnown = (word: string, context: Understanding): boolean => {
  const { lexicon, vocabulary, locale } = context
  return (
    isFilterWord(word, lexicon, locale) ||
    isNameWord(word, context) ||
    vocabulary.findStem(stemWord(word, lexicon.language)) !== null ||
    splitKnown(word, context) !== null ||
    (word.length > 2 && vocabulary.words.complete(word, 1).length > 0)
  )
}

/** Finds the word of the lexicon that a diminutive is of. */
const findBase = (word: string, { lexicon }: Understanding): string | null =>
  listBaseWords(word, lexicon.language).find((base) => lexicon.phrases.has(stemWord(base, lexicon.language))) ?? null

// German and Dutch write compounds as one word.
const compounding: ReadonlySet<string> = new Set(['de', 'nl'])

const findEnd = (word: string, context: Understanding): string | null => {
  const { language, phrases } = context.lexicon
  if (!compounding.has(language)) return null
  const toKnown = (part: string) => (phrases.has(stemWord(part, language)) ? part : findBase(part, context))
  const end = findCompoundEnd(word, (part) => toKnown(part) !== null)
  return end === null ? null : toKnown(end)
}

const readNext = (reading: Reading, context: Understanding): void => {
  if (readPhrase(reading, context)) return
  const [word = ''] = reading.words
  reading.words.shift()
  if (readFilter(reading, word, context)) return
  readWord(reading, word, context)
}

/** Reads the longest phrase of the lexicon that the words begin with, also one that was typed with or without its spaces. */
const readPhrase = (reading: Reading, { lexicon, vocabulary, locale }: Understanding): boolean => {
  for (let length = Math.min(longestPhrase, reading.words.length); length > 0; length -= 1) {
    const words = reading.words.slice(0, length)
    const stems = words.map((word) => stemWord(word, lexicon.language))
    const joined = stemWord(words.join(''), lexicon.language)
    if (length === 1 && isFilterWord(words[0] ?? '', lexicon, locale)) return false
    if (lexicon.sale.has(stems.join(' '))) reading.isSale = true
    else {
      const key = [stems.join(' '), joined].find((one) => lexicon.phrases.has(one))
      const isName = length === 2 && vocabulary.findStem(joined) === 'name'
      if (key === undefined && !isName) continue
      reading.units.push(toUnit(words.join(' '), key === stems.join(' ') ? stems : [joined], lexicon))
    }
    reading.words.splice(0, length)
    return true
  }
  return false
}

/** Whether a word names wearers or a colour. */
export function isFilterWord(word: string, { genders }: Lexicon, locale: string): boolean {
  return genders.has(word) || findColorsOfText(word, locale).groups.length > 0
}

const readFilter = (reading: Reading, word: string, { lexicon, locale }: Understanding): boolean => {
  const wearers = lexicon.genders.get(word)
  if (wearers) reading.wearers.add(wearers)
  const { groups } = findColorsOfText(word, locale)
  for (const group of groups) reading.colors.add(group)
  return wearers !== undefined || groups.length > 0
}

const toUnit = (text: string, stems: readonly string[], { phrases }: Lexicon): QueryUnit => {
  const known = phrases.get(stems.join(' '))
  return { text, meanings: known?.meanings ?? [], phrases: [stems, ...(known?.same ?? [])] }
}

/** Reads a word that the lexicon lacks: a word of the products, a compound, or the beginning of a word. */
const readWord = (reading: Reading, word: string, context: Understanding): void => {
  const { lexicon, vocabulary, isLiteral } = context
  const stem = stemWord(word, lexicon.language)
  const place = vocabulary.findStem(stem)
  const parts = place === 'name' ? null : splitKnown(word, context)
  if (parts) {
    reading.words.unshift(
      ...parts.map((part) => (isNameWord(part, context) ? part : (findBase(part, context) ?? part))),
    )
    return
  }
  if (place || isLiteral) {
    reading.units.push(toUnit(word, [stem], lexicon))
    return
  }
  const completed = word.length > 2 ? vocabulary.words.complete(word, completions) : []
  if (completed.length > 0) {
    reading.units.push(toPrefixUnit(word, completed, lexicon))
    return
  }
  reading.unknown.push(word)
}

const splitKnown = (word: string, context: Understanding): string[] | null => {
  const { lexicon, vocabulary, locale } = context
  const isPart = (part: string): boolean =>
    isFilterWord(part, lexicon, locale) ||
    lexicon.phrases.has(stemWord(part, lexicon.language)) ||
    (part.length > 3 && vocabulary.findStem(stemWord(part, lexicon.language)) === 'name') ||
    (part.length > 4 && findBase(part, context) !== null)
  return splitCompound(word, isPart)
}

const toPrefixUnit = (word: string, completed: readonly string[], lexicon: Lexicon): QueryUnit => {
  const units = completed.map((one) => toUnit(one, [stemWord(one, lexicon.language)], lexicon))
  return {
    text: word,
    meanings: units.flatMap(({ meanings }) => meanings),
    phrases: units.flatMap(({ phrases }) => phrases),
  }
}

const correctText = (text: string, corrections: ReadonlyMap<string, string>): string | null => {
  if (corrections.size === 0) return null
  return foldText(text)
    .split(' ')
    .map((word) => corrections.get(word) ?? word)
    .join(' ')
}
