import { expandSearchText } from '@lacehouse/domain/search/synonyms'

const quote = (word: string): string => `'${word.replaceAll(/['\\]/g, ' ')}':*`

const toPhrase = (phrase: string): string => phrase.split(' ').filter(Boolean).map(quote).join(' <-> ')

/** Converts a search text to a tsquery. Every word must match by its beginning or by a synonym. Returns an empty string without words. */
export function toTsquery(text: string, locale: string): string {
  return expandSearchText(text, locale)
    .map((group) => group.map(toPhrase).filter(Boolean))
    .filter((group) => group.length > 0)
    .map((group) => `(${group.join(' | ')})`)
    .join(' & ')
}
