/** How two lists of times differ. */
type ComparedDistributions = {
  /** The share of pairs in which the second is longer: a half where nothing tells them apart, 0 or 1 where each time does. */
  readonly share: number
  /** How many standard deviations the share is away from a half. */
  readonly deviations: number
  /** The shift of the second: the median of all differences of pairs (Hodges and Lehmann). */
  readonly shift: number
}

/**
 * Compares two lists of times by their ranks (Mann and Whitney), so that a few long times, which every machine has, count no more than
 * any other. A guesser who knows both lists and sees one time is right with at most the share, or its complement.
 */
export function compareDistributions(first: readonly number[], second: readonly number[]): ComparedDistributions {
  if (first.length === 0 || second.length === 0) return { share: 0.5, deviations: 0, shift: 0 }
  const pairs = first.length * second.length
  const differences = second.flatMap((later) => first.map((earlier) => later - earlier)).sort((a, b) => a - b)
  const above = differences.filter((difference) => difference > 0).length
  const equal = differences.filter((difference) => difference === 0).length
  const share = (above + equal / 2) / pairs
  const deviation = Math.sqrt((first.length + second.length + 1) / (12 * pairs))
  const middle = differences.length / 2
  const shift = ((differences[Math.ceil(middle) - 1] ?? 0) + (differences[Math.floor(middle)] ?? 0)) / 2
  return { share, deviations: (share - 0.5) / deviation, shift }
}
