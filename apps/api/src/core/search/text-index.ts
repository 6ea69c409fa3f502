import { foldText } from '@lacehouse/domain/search/fold-text'
import type { Lexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { stemWord } from '@lacehouse/domain/search/lexicon/stem-word'
import { listWords } from '@lacehouse/domain/search/list-words'
import { splitCompound } from '@lacehouse/domain/search/split-compound'
import type { Vocabulary } from '@lacehouse/domain/search/understand-query'
import { createWordTable, type WordTable } from '@lacehouse/domain/search/word-table'
import { type ChangeLog, createChangeLog, noteOrdinal } from './change-log.ts'
import { nextVersion } from './next-version.ts'

/** The words of a product in one locale. */
export type TextDocument = {
  readonly id: string
  readonly title: string
  /** Names of categories and colours. */
  readonly labels: string
  readonly body: string
}

/** The places of a word, the best last. */
const [inBody, inLabels, inTitle] = [0, 1, 2] as const
const placeBits = 2

/** The words of a site's products in one locale, by stem. */
export type TextIndex = {
  /** Visits the ordinals of a stem, each with its best place: 0 in a description, 1 among categories and colours, 2 in the name. */
  readonly each: (stem: string, visit: (ordinal: number, place: number) => void) => void
  /** Finds the best place of a stem in one product; null where it does not have it. */
  readonly find: (stem: string, ordinal: number) => number | null
  readonly add: (ordinal: number, document: TextDocument) => void
  readonly vocabulary: () => Vocabulary
  /** Changes with each document that is added; no other index has the same. */
  readonly version: () => number
  /** No other index has the same. */
  readonly id: number
  /** The products of which a document was added. */
  readonly changes: ChangeLog
}

/** Where a stem occurs: ordinals in ascending order, each with its best place in the lowest bits. Most stems of a large shop occur once, as a number. */
type Postings = number | { entries: Uint32Array; length: number }

/** Creates an empty index for a language. */
export function createTextIndex(lexicon: Lexicon): TextIndex {
  const postings = new Map<string, Postings>()
  const named = new Set<string>()
  const surfaces = new Map<string, number>()
  let table: WordTable | null = null
  let version = nextVersion()
  const changes = createChangeLog()

  const addWords = (places: Map<string, number>, text: string, place: number): void => {
    for (const word of listWords(text, lexicon.language)) {
      if (lexicon.stopWords.has(word)) continue
      const stem = stemWord(word, lexicon.language)
      if ((places.get(stem) ?? -1) < place) places.set(stem, place)
      if (place === inBody) continue
      named.add(stem)
      // Numbers are no words to complete or to correct a text with.
      if (word.length > 2 && !/^\d+$/.test(word)) {
        if (!surfaces.has(word)) table = null
        surfaces.set(word, (surfaces.get(word) ?? 0) + 1)
      }
      for (const part of splitOwn(word, lexicon)) {
        const own = stemWord(part, lexicon.language)
        if ((places.get(own) ?? -1) < place) places.set(own, place)
      }
    }
  }

  return {
    ...{ version: () => version, id: nextVersion(), changes },
    find: (stem, ordinal) => findPlace(postings.get(stem), ordinal),
    each: (stem, visit) => {
      const list = postings.get(stem)
      if (list === undefined) return
      if (typeof list === 'number') visit(list >>> placeBits, list & 3)
      else
        for (let at = 0; at < list.length; at += 1) {
          const entry = list.entries[at] ?? 0
          visit(entry >>> placeBits, entry & 3)
        }
    },
    add: (ordinal, { title, labels, body }) => {
      version = nextVersion()
      noteOrdinal(changes, ordinal)
      const places = new Map<string, number>()
      addWords(places, title, inTitle)
      addWords(places, labels, inLabels)
      addWords(places, body, inBody)
      for (const [stem, place] of places) append(postings, stem, ordinal * 2 ** placeBits + place)
    },
    vocabulary: () => {
      table ??= createWordTable(listByImportance(lexicon, surfaces), lexicon.language)
      return {
        words: table,
        findStem: (stem) => (named.has(stem) ? 'name' : postings.has(stem) ? 'text' : null),
      }
    },
  }
}

const listByImportance = ({ words }: Lexicon, surfaces: ReadonlyMap<string, number>): string[] => {
  const own = [...surfaces].sort(([, a], [, b]) => b - a).map(([word]) => word)
  return [...new Set([...words.map(foldText), ...own])]
}

// German and Dutch write compounds as one word.
const compounding: ReadonlySet<string> = new Set(['de', 'nl'])
const splitOwn = (word: string, { language, phrases }: Lexicon): readonly string[] =>
  compounding.has(language) && word.length > 7
    ? (splitCompound(word, (part) => phrases.has(stemWord(part, language))) ?? [])
    : []

const append = (postings: Map<string, Postings>, stem: string, entry: number): void => {
  const known = postings.get(stem)
  if (known === undefined) {
    postings.set(stem, entry)
    return
  }
  const list = typeof known === 'number' ? { entries: Uint32Array.of(known, 0, 0, 0), length: 1 } : known
  if (list !== known) postings.set(stem, list)
  if (list.length === list.entries.length) {
    const larger = new Uint32Array(list.length * 2)
    larger.set(list.entries)
    list.entries = larger
  }
  // Nearly all come in their order; a product that was renamed while the words were read does not.
  let at = list.length
  while (at > 0 && (list.entries[at - 1] ?? 0) > entry) at -= 1
  list.entries.copyWithin(at + 1, at, list.length)
  list.entries[at] = entry
  list.length += 1
}

const findPlace = (list: Postings | undefined, ordinal: number): number | null => {
  if (list === undefined) return null
  const entry = typeof list === 'number' ? list : findLastBelow(list, (ordinal + 1) * 2 ** placeBits)
  return entry >>> placeBits === ordinal ? entry & 3 : null
}

/** Finds the last entry below a number, or the first entry. */
const findLastBelow = ({ entries, length }: Exclude<Postings, number>, most: number): number => {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((entries[middle] ?? 0) < most) low = middle + 1
    else high = middle
  }
  return entries[Math.max(0, low - 1)] ?? 0
}
