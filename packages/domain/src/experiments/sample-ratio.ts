/** Below this the assignment does not have the shares that it should have, and no result may be believed. */
export const mismatchBelow = 0.001
/** How firmly the prior expects the planned shares, in visitors. */
const firmness = 1000

/**
 * Tests whether visitors were assigned in the planned shares. It is a sequential test for counts, a Bayes factor with a Dirichlet prior
 * around the planned shares: its value is a p-value however often it is read (Lindon and Malek 2022).
 */
export function testSampleRatio(counts: readonly number[], shares: readonly number[]): number {
  const planned = shares.map((share) => share * firmness)
  const found = counts.map((count, index) => count + (planned[index] ?? 0))
  const evidence =
    toLogBeta(found) -
    toLogBeta(planned) -
    counts.reduce((sum, count, index) => sum + (count > 0 ? count * Math.log(shares[index] ?? 0) : 0), 0)
  return Math.min(1, Math.exp(-evidence))
}

const toLogBeta = (parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + toLogGamma(part), 0) - toLogGamma(parts.reduce((sum, part) => sum + part, 0))

const stirlingFrom = 10

/** Gives the logarithm of the gamma function by Stirling's series, to twelve digits. */
export function toLogGamma(value: number): number {
  if (value < stirlingFrom) return toLogGamma(value + 1) - Math.log(value)
  const inverse = 1 / value
  const square = inverse * inverse
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square * (1 / 1680 - square / 1188))))
  return (value - 0.5) * Math.log(value) - value + Math.log(2 * Math.PI) / 2 + series
}
