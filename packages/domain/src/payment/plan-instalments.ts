/** The number of parts of a payment over time (PAY-06). */
export const instalmentCount = 3

const bounds: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  USD: { least: 3500, most: 100_000 },
  CAD: { least: 3500, most: 150_000 },
  EUR: { least: 3500, most: 100_000 },
  GBP: { least: 3000, most: 100_000 },
}

/**
 * Plans the parts of a payment over time in minor units: they sum to the amount exactly, and the first one takes the remainder
 * of the division. Null when the amount cannot be paid in parts.
 */
export function planInstalments(amount: number, currency: string): readonly number[] | null {
  const bound = bounds[currency]
  if (!bound || !Number.isSafeInteger(amount) || amount < bound.least || amount > bound.most) return null
  const part = Math.floor(amount / instalmentCount)
  return [amount - part * (instalmentCount - 1), ...Array.from({ length: instalmentCount - 1 }, () => part)]
}
