/**
 * Gives what falls to the first `part` of `whole` equal pieces of a non-negative amount, rounded down: shares grow with the part, and
 * all pieces together have the amount exactly.
 */
export function prorate(amount: number, part: number, whole: number): number {
  const product = amount * part
  if (Number.isSafeInteger(product)) return (product - (product % whole)) / whole
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
