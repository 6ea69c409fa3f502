import { allowedTypos, editDistance } from './edit-distance.ts'
import { stemWord } from './lexicon/stem-word.ts'
import { toSound } from './to-sound.ts'

/** The words that a search knows, for completions and for the nearest word to a mistyped one. */
export type WordTable = {
  /** A word that sounds alike, else the nearest by the letters that differ; of equally near ones an earlier. Null where none is near enough. */
  readonly findNearest: (word: string) => string | null
  /** Words that begin with a text, the earlier first. */
  readonly complete: (prefix: string, limit: number) => readonly string[]
}

/** Creates a table of folded words in the order of their importance. */
export function createWordTable(words: readonly string[], language: string): WordTable {
  const stems = words.map((word) => stemWord(word, language))
  const sounds = new Map(stems.map((stem): [string, string] => [toSound(stem, language), stem]).reverse())
  const masks = Uint32Array.from(stems, toMask)
  const sorted = Uint32Array.from(words.keys()).sort((a, b) => compare(words[a] ?? '', words[b] ?? ''))
  /** Of the words of a stem, such as singular and plural, the one that is nearest to what was typed. */
  const findForm = (typed: string, stem: string): string | null => {
    const forms = words.filter((_, at) => stems[at] === stem)
    const distances = forms.map((form) => editDistance(typed, form, typed.length))
    return forms[distances.indexOf(Math.min(...distances))] ?? null
  }
  return {
    findNearest: (word) => {
      const most = allowedTypos(word)
      if (most === 0) return null
      const stem = stemWord(word, language)
      const alike = sounds.get(toSound(stem, language))
      if (alike !== undefined) return findForm(word, alike)
      const mask = toMask(stem)
      let nearest = -1
      let least = most + 1
      for (let at = 0; at < words.length && least > 1; at += 1) {
        const candidate = stems[at] ?? ''
        const budget = Math.ceil(least) - 1
        if (Math.abs(candidate.length - stem.length) > budget || candidate.length < 3) continue
        if (countOnes((masks[at] ?? 0) ^ mask) > 2 * budget) continue
        const distance = rankDistance(stem, candidate, budget)
        if (distance >= least) continue
        nearest = at
        least = distance
      }
      return nearest < 0 ? null : findForm(word, stems[nearest] ?? '')
    },
    complete: (prefix, limit) => {
      const found: number[] = []
      for (let at = findFirst(sorted, words, prefix); at < sorted.length; at += 1) {
        const index = sorted[at] ?? 0
        if (!words[index]?.startsWith(prefix)) break
        found.push(index)
      }
      return found
        .sort((a, b) => a - b)
        .slice(0, limit)
        .flatMap((index) => words[index] ?? [])
    },
  }
}

// A different first letter is a rarer mistake than any other, so that the first letter breaks ties.
const rankDistance = (a: string, b: string, most: number): number =>
  editDistance(a, b, most) + (a[0] === b[0] ? 0 : 0.5)

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

const findFirst = (sorted: Uint32Array, words: readonly string[], prefix: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[sorted[middle] ?? 0] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  return low
}

/** The letters of a word as bits: words whose letters differ much are not compared. */
const toMask = (word: string): number => {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask >>> 0
}

const countOnes = (value: number): number => {
  let count = 0
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1
  return count
}
