import { deu, eng, fra, ita, nld, spa } from 'stopword'
import { foldText } from '../search/fold-text.ts'
import { stemWord } from '../search/lexicon/stem-word.ts'
import { listWords } from '../search/list-words.ts'
import { createWordTable } from '../search/word-table.ts'

/** A part of a page under a heading of its own, or a question with its answer. */
export type Passage = { readonly title: string; readonly text: string }

type Options = { readonly text: string; readonly language: string; readonly limit: number }

type Indexed<Found> = {
  readonly passage: Found
  readonly title: readonly string[]
  readonly all: readonly string[]
}

const toFolded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText))
/** Words that say nothing of what is asked, by language: articles, pronouns, question words. */
const stopWords: Readonly<Record<string, ReadonlySet<string>>> = {
  ...{ de: toFolded(deu), en: toFolded(eng), fr: toFolded(fra) },
  ...{ it: toFolded(ita), nl: toFolded(nld), es: toFolded(spa) },
}

/** A passage needs this part of the score of the best one. */
const leastShare = 0.3
/** The weight of a word in the title, in words of the text. */
const titleWeight = 3
/** A word of the query also stands for the beginning of longer words from so many letters on. */
const leastPrefix = 4

/**
 * Finds the passages that have the words of a text, the best first: a rare word counts more than a frequent one, and a word in the title
 * more than one in the text, so that a whole question can be asked. Words that no passage has are taken for the nearest word that one has.
 */
export function searchPassages<Found extends Passage>(
  passages: readonly Found[],
  { text, language, limit }: Options,
): readonly Found[] {
  const toStems = (words: string) => listWords(words, language).map((word) => stemWord(word, language))
  const indexed = passages.map((passage): Indexed<Found> => {
    const title = toStems(passage.title)
    return { passage, title, all: [...title, ...toStems(passage.text)] }
  })
  const asked = [...new Set(correctWords(indexed, listAskedWords(text, language), language))]
  const weights = asked.map((stem) => ({ stem, weight: weigh(indexed, stem) }))
  const ranked = indexed
    .map((one) => ({ passage: one.passage, score: scorePassage(one, weights) }))
    .toSorted((a, b) => b.score - a.score)
  const best = ranked[0]?.score ?? 0
  return ranked
    .filter(({ score }) => score > 0 && score >= best * leastShare)
    .slice(0, limit)
    .map(({ passage }) => passage)
}

/** The words of a question without stop words; a text of stop words keeps them. */
function listAskedWords(text: string, language: string): readonly string[] {
  const words = listWords(text, language)
  const meaningful = words.filter((word) => !stopWords[language]?.has(word))
  return meaningful.length > 0 ? meaningful : words
}

const matches = (own: string, asked: string): boolean =>
  own === asked || (asked.length >= leastPrefix && own.startsWith(asked))

/** The stems of words, where each word that no passage has is the nearest one that a passage has. */
function correctWords<Found>(indexed: readonly Indexed<Found>[], words: readonly string[], language: string): string[] {
  const known = [...new Set(indexed.flatMap(({ all }) => all))]
  const table = createWordTable(known, language)
  return words.map((word) => {
    const stem = stemWord(word, language)
    return known.some((own) => matches(own, stem)) ? stem : (table.findNearest(word) ?? stem)
  })
}

/** The rarer a word, the more it says; 0 where no passage has it. */
function weigh<Found>(indexed: readonly Indexed<Found>[], stem: string): number {
  const count = indexed.filter(({ all }) => all.some((own) => matches(own, stem))).length
  return count === 0 ? 0 : Math.log(1 + indexed.length / count)
}

function scorePassage<Found>(
  { title, all }: Indexed<Found>,
  words: readonly { readonly stem: string; readonly weight: number }[],
): number {
  const scores = words.map(({ stem, weight }) => {
    if (title.some((own) => matches(own, stem))) return weight * titleWeight
    return all.some((own) => matches(own, stem)) ? weight : 0
  })
  return scores.reduce((sum, score) => sum + score, 0)
}
