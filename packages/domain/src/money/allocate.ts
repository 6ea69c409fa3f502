/**
 * Splits a non-negative total over non-negative weights so that the parts are whole, sum to the total exactly and differ
 * from their fair share by less than one unit (largest remainder; ties go to the earlier part). With no weight at all
 * everything goes to nobody: all parts are 0. No part exceeds its weight as long as the total does not exceed the sum.
 */
export function allocateByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0 || total === 0) return weights.map(() => 0)
  if (total === sum) return [...weights]
  const shares = weights.map((weight) => splitExactly(total, weight, sum))
  let left = total - shares.reduce((a, share) => a + share.whole, 0)
  const parts = shares.map((share) => share.whole)
  const byRemainder = shares.map((_, index) => index).sort((a, b) => remainderAt(shares, b) - remainderAt(shares, a))
  for (const index of byRemainder) {
    if (left === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    left -= 1
  }
  return parts
}

type Share = { readonly whole: number; readonly remainder: number }

function splitExactly(total: number, weight: number, sum: number): Share {
  const product = total * weight
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / sum), remainder: product % sum }
  const big = BigInt(total) * BigInt(weight)
  return { whole: Number(big / BigInt(sum)), remainder: Number(big % BigInt(sum)) }
}

function remainderAt(shares: readonly Share[], index: number): number {
  return shares[index]?.remainder ?? 0
}
