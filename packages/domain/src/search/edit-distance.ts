/** Counts the letters to add, drop, change or swap with a neighbour between two words; returns any number above `most` past it. */
export function editDistance(a: string, b: string, most: number): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? most) + 1 : Number.POSITIVE_INFINITY
      const value = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost, swap)
      row.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

/** The mistypings that a word may have: none below 4 letters, one below 8, then two. */
export function allowedTypos(word: string): 0 | 1 | 2 {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2
}
