/** Words that a text has at least for its repetition to say something: many people write "very comfortable shoes". */
const fewestWords = 6

/** What a text is compared by: its words without case, marks and signs; null for a text that is too short to be compared. */
export function foldText(text: string): string | null {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return words && words.length >= fewestWords ? words.join(' ') : null
}
