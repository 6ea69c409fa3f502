import { getLexicon, type Meaning } from '@lacehouse/domain/search/lexicon/lexicon'
import { stemWord } from '@lacehouse/domain/search/lexicon/stem-word'
import { listWords } from '@lacehouse/domain/search/list-words'
import { isFilterWord } from '@lacehouse/domain/search/understand-query'
import type { FacetIndex } from '../../core/search/facet-index.ts'
import type { PopularSearch } from '../../core/search/popular-searches.ts'
import { findSet } from '../../core/search/score-unit.ts'
import type { TextIndex } from '../../core/search/text-index.ts'

/** The words of a site's search in a locale. */
export type SiteWords = { readonly index: FacetIndex; readonly text: TextIndex; readonly locale: string }

/**
 * Suggests searches for a folded text, at most so many: those of other shoppers that begin with it, then the text with its last word
 * completed. A word that finds nothing is no suggestion.
 */
export function suggestTerms(
  typed: string,
  { popular, ...words }: SiteWords & { readonly popular: readonly PopularSearch[] },
  most: number,
): string[] {
  const asked = popular
    .filter(({ text, folded }) => folded.startsWith(typed) && findsEveryWord(text, words))
    .slice(0, most)
  const known = new Set(asked.map(({ folded }) => folded))
  const completed = completeLast(typed, words, most).filter((text) => !known.has(text))
  return [...asked.map(({ text }) => text), ...completed].slice(0, most)
}

/** Whether each word of a text leads to a product that the site sells. */
export function findsEveryWord(text: string, words: SiteWords): boolean {
  const lexicon = getLexicon(words.locale)
  return listWords(text, lexicon.language)
    .filter((word) => !lexicon.stopWords.has(word))
    .every((word) => isFilterWord(word, lexicon, words.locale) || findsSome(word, words))
}

// Completes the last word; the words before it stay as they were typed.
const completeLast = (typed: string, words: SiteWords, most: number): string[] => {
  const before = typed.split(' ')
  const last = before.pop() ?? ''
  const completed = words.text.vocabulary().words.complete(last, most * 4)
  return completed
    .filter((word) => findsSome(word, words))
    .slice(0, most)
    .map((word) => [...before, word].join(' '))
}

const findsSome = (word: string, { index, text, locale }: SiteWords): boolean => {
  const { phrases, language } = getLexicon(locale)
  const stem = stemWord(word, language)
  const isMeant = ({ terms }: Meaning) =>
    terms.every(({ facet, value }) => findSet(index, facet, value)?.some((bits) => bits !== 0))
  return text.vocabulary().findStem(stem) === 'name' || (phrases.get(stem)?.meanings.some(isMeant) ?? false)
}
