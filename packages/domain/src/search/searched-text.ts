import { listWords } from './list-words.ts'
import { isFilterWord, isNameWord, type Understanding } from './understand-query.ts'

const mostCharacters = 60
const mostWords = 6
const letters = /^[\p{L}\p{M} '’-]+$/u

/**
 * Normalises a searched text to one that may be counted and suggested to others: lower case with single spaces. Null for a text with
 * anything but letters, or with a word that is neither of the lexicon nor of the products' names, categories and colours: names of
 * people, addresses and numbers are never counted (decision 0125).
 */
export function toSearchedText(text: string, context: Omit<Understanding, 'system' | 'isLiteral'>): string | null {
  const shown = text.normalize('NFC').toLocaleLowerCase(context.locale).trim().replaceAll(/\s+/g, ' ')
  if (shown.length > mostCharacters || !letters.test(shown)) return null
  const { lexicon, locale } = context
  const words = listWords(shown, lexicon.language).filter((word) => !lexicon.stopWords.has(word))
  const isKnown = (word: string): boolean => isFilterWord(word, lexicon, locale) || isNameWord(word, context)
  return words.length > 0 && words.length <= mostWords && words.every(isKnown) ? shown : null
}
