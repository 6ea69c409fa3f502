import { expandSearchText } from '@lacehouse/domain/search/synonyms'

const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, ' ')}':*`

const toPhrase = (phrase: string): string => phrase.split(' ').filter(Boolean).map(quote).join(' <-> ')

/** A shopper's text as a tsquery: every word must match, each by itself, by its beginning or by a synonym; empty for no words. */
export function toTsquery(text: string, locale: string): string {
  return expandSearchText(text, locale)
    .map((group) => group.map(toPhrase).filter(Boolean))
    .filter((group) => group.length > 0)
    .map((group) => `(${group.join(' | ')})`)
    .join(' & ')
}
