/** Words of one country's spelling by those of another, in lower case: `{ "color": "colour" }`. */
export type WordList = Readonly<Record<string, string>>

/** Replaces whole words by a list. A word with a capital initial is looked up in lower case and keeps its capital. */
export function respell(text: string, list: WordList): string {
  return text.replace(/\p{L}+/gu, (word) => findSpelling(word, list) ?? word)
}

function findSpelling(word: string, list: WordList): string | undefined {
  const lower = word.toLowerCase()
  const found = Object.hasOwn(list, lower) ? list[lower] : undefined
  if (found === undefined || word === lower) return found
  return word === capitalise(lower) ? capitalise(found) : undefined
}

function capitalise(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
