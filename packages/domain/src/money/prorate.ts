/**
 * Computes the amount that belongs to the first `part` of `whole` equal pieces of a non-negative amount, rounded down. It grows
 * with `part`, and all pieces together make up the amount exactly.
 */
export function prorate(amount: number, part: number, whole: number): number {
  const product = amount * part
  if (Number.isSafeInteger(product)) return (product - (product % whole)) / whole
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}
