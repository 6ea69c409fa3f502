import words from './screening-words.json' with { type: 'json' }

/** Words of a text in lower case. */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
}

const frequent = Object.entries(words.frequent).map(([language, list]) => ({ language, list: new Set(list) }))

/** Fewer frequent words than this could be of several languages. */
const fewest = 3

/**
 * Finds the language that most frequent words of a text belong to, as in `de`. Null where the text is too short to know, or two
 * languages have as many.
 */
export function findLanguage(text: string): string | null {
  const all = listWords(text)
  const [first, second] = frequent
    .map(({ language, list }) => ({ language, count: all.filter((word) => list.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  if (!first || first.count < fewest || first.count === second?.count) return null
  return first.language
}
