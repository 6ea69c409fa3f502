import { foldText } from '@lacehouse/domain/search/fold-text'

/** Replaces mistyped words by the nearest ones of a vocabulary, the more frequent first; returns null when no word changes. */
export function correctSpelling(text: string, vocabulary: readonly string[]): string | null {
  const known = new Set(vocabulary)
  const words = foldText(text).split(' ').filter(Boolean)
  const correctedWords = words.map((word) => (known.has(word) ? word : (findNearest(word, vocabulary) ?? word)))
  return correctedWords.some((word, i) => word !== words[i]) ? correctedWords.join(' ') : null
}

const findNearest = (word: string, vocabulary: readonly string[]): string | null => {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2
  let nearest: { word: string; distance: number } | null = null
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > most) continue
    const distance = editDistance(word, candidate, most)
    if (distance <= most && (!nearest || distance < nearest.distance)) nearest = { word: candidate, distance }
    if (nearest?.distance === 1) return nearest.word
  }
  return nearest?.word ?? null
}

/** Counts the letters to add, drop, change or swap with a neighbour between two words; returns any number above `most` past it. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const swap =
        a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? most) + 1 : Number.POSITIVE_INFINITY
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swap))
    }
    if (Math.min(...row) > most) return most + 1
    ;[before, last] = [last, row]
  }
  return last[b.length] ?? most + 1
}
