/** Parts that a payment over time has (PAY-06). */
export const instalmentCount = 3

const bounds: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  USD: { least: 3500, most: 100_000 },
  CAD: { least: 3500, most: 150_000 },
  EUR: { least: 3500, most: 100_000 },
  GBP: { least: 3000, most: 100_000 },
}

/**
 * Plans the parts that an amount is paid in over time, minor units: they sum to the amount exactly, the first carries what does
 * not divide, and no part differs from the smallest by as much as the count. Null where the amount cannot be paid so (PAY-06).
 */
export function planInstalments(amount: number, currency: string): readonly number[] | null {
  const bound = bounds[currency]
  if (!bound || !Number.isSafeInteger(amount) || amount < bound.least || amount > bound.most) return null
  const part = Math.floor(amount / instalmentCount)
  return [amount - part * (instalmentCount - 1), ...Array.from({ length: instalmentCount - 1 }, () => part)]
}
