// What a US dollar costs elsewhere, taxes included where prices hold them.
const rates: Readonly<Record<string, number>> = { USD: 1, CAD: 1.36, EUR: 1.12, GBP: 0.94 }

/** Minor units that a price ends below the whole: 5 makes 94.95. */
const basePoints: Readonly<Record<string, number>> = { USD: 0, CAD: 0, EUR: 5, GBP: 0 }
const salePoints: Readonly<Record<string, number>> = { USD: 3, CAD: 1, EUR: 5, GBP: 0 }

/** The price tag of a currency, in minor units, for what would cost so many US dollars: in steps of 5 from 40 up, of 1 below. */
export function toBasePrice(dollars: number, currency: string): number {
  const amount = dollars * (rates[currency] ?? 1)
  const step = amount >= 40 ? 5 : 1
  return Math.max(step, Math.round(amount / step) * step) * 100 - (basePoints[currency] ?? 0)
}

/** A reduced price tag in minor units, never above the exact reduction by more than its rounding to whole units. */
export function toSalePrice(baseMinor: number, percent: number, currency: string): number {
  return Math.max(1, Math.round((baseMinor * (100 - percent)) / 10_000)) * 100 - (salePoints[currency] ?? 0)
}
