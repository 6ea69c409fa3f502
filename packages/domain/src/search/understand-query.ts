import type { ColorFamily } from '../product/color-families.ts'
import type { SizeSystem } from '../site/site.ts'
import { findColorsOfText } from './color-words.ts'
import { foldText } from './fold-text.ts'
import { type Lexicon, longestPhrase, type Meaning, type Wearers } from './lexicon/lexicon.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { listWords } from './list-words.ts'
import type { PriceRange } from './listing-query.ts'
import { readAmounts, toSizeValues } from './read-amounts.ts'
import { splitCompound } from './split-compound.ts'
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
  const reading = startReading(listWords(rest, lexicon.language), lexicon)
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

const startReading = (words: readonly string[], { stopWords }: Lexicon): Reading => {
  const kept = words.filter((word) => !stopWords.has(word))
  return {
    words: kept,
    units: [],
    wearers: new Set(),
    colors: new Set(),
    corrections: new Map(),
    unknown: [],
    isSale: false,
  }
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
    if (length === 1 && isFilter(words[0] ?? '', lexicon, locale)) return false
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

const isFilter = (word: string, { genders }: Lexicon, locale: string): boolean =>
  genders.has(word) || findColorsOfText(word, locale).groups.length > 0

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

/** Reads a word that the lexicon lacks: a word of the products, a compound, the beginning of a word, or a mistyped one. */
const readWord = (reading: Reading, word: string, context: Understanding): void => {
  const { lexicon, vocabulary, isLiteral } = context
  const stem = stemWord(word, lexicon.language)
  const place = vocabulary.findStem(stem)
  const parts = place === 'name' ? null : splitKnown(word, context)
  if (parts) {
    reading.words.unshift(...parts)
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
  const nearest = vocabulary.words.findNearest(word)
  if (nearest === null || reading.corrections.has(word) || [...reading.corrections.values()].includes(word)) {
    reading.unknown.push(word)
    return
  }
  reading.corrections.set(word, nearest)
  reading.words.unshift(nearest)
}

const splitKnown = (word: string, { lexicon, vocabulary, locale }: Understanding): string[] | null => {
  const isKnown = (part: string): boolean =>
    isFilter(part, lexicon, locale) ||
    lexicon.phrases.has(stemWord(part, lexicon.language)) ||
    (part.length > 3 && vocabulary.findStem(stemWord(part, lexicon.language)) === 'name')
  return splitCompound(word, isKnown)
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
