/**
 * Splits a non-negative total over non-negative weights. The parts are whole, sum to the total exactly and differ from their
 * fair share by less than one unit (largest remainder; ties go to the earlier part). All parts are 0 when all weights are 0. No
 * part exceeds its weight while the total does not exceed the sum of the weights.
 */
export function allocateByLargestRemainder(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0 || total === 0) return weights.map(() => 0)
  if (total === sum) return [...weights]
  const parts: number[] = []
  const remainders: number[] = []
  let left = total
  for (const weight of weights) {
    const { whole, remainder } = splitExactly(total, weight, sum)
    parts.push(whole)
    remainders.push(remainder)
    left -= whole
  }
  if (left === 0) return parts
  const byRemainder = [...weights.keys()].sort((a, b) => (remainders[b] ?? 0) - (remainders[a] ?? 0))
  for (const index of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

function splitExactly(
  total: number,
  weight: number,
  sum: number,
): { readonly whole: number; readonly remainder: number } {
  const product = total * weight
  if (Number.isSafeInteger(product)) {
    const remainder = product % sum
    return { whole: (product - remainder) / sum, remainder }
  }
  const big = BigInt(total) * BigInt(weight)
  return { whole: Number(big / BigInt(sum)), remainder: Number(big % BigInt(sum)) }
}
