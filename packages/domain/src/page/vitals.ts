/** The measurements of pages in the browsers of visitors: two times in milliseconds, and the sum of layout shifts. */
export const vitals = ['LCP', 'INP', 'CLS'] as const
export type Vital = (typeof vitals)[number]

/** The bounds of a good and of a poor value at the 75th percentile, as the web's field measurements rate them. */
const bounds: Readonly<Record<Vital, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
}

/** Rates a value at the 75th percentile; a value at a bound is still on its better side. */
export function rateVital(vital: Vital, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = bounds[vital]
  if (value <= good) return 'good'
  return value <= poor ? 'fair' : 'poor'
}
