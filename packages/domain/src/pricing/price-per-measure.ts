import { scaleHalfUp } from '../money/round-half-up.ts'

/** The measures that prices are compared by: litre, kilogram and metre. */
export const measures = ['l', 'kg', 'm'] as const
type Measure = (typeof measures)[number]

/** How much is in a package, in thousandths of its measure: 250 of a litre are 250 ml. */
export type NetContent = { readonly thousandths: number; readonly measure: Measure }

/** The price of one measure of a package's content, in minor units. */
type PricePerMeasure = { readonly amount: number; readonly measure: Measure }

const units: Readonly<Record<string, { readonly measure: Measure; readonly thousandths: number }>> = {
  ml: { measure: 'l', thousandths: 1 },
  cl: { measure: 'l', thousandths: 10 },
  l: { measure: 'l', thousandths: 1000 },
  g: { measure: 'kg', thousandths: 1 },
  kg: { measure: 'kg', thousandths: 1000 },
  cm: { measure: 'm', thousandths: 10 },
  m: { measure: 'm', thousandths: 1000 },
}

/** Reads a net content as a catalogue writes it, such as `250 ml` or `0.5 kg`; null for any other text, and for an amount below a thousandth. */
export function parseNetContent(text: string): NetContent | null {
  const [, number = '', name = ''] = /^(\d{1,6}(?:\.\d{1,3})?) ?([a-z]{1,2})$/.exec(text.trim()) ?? []
  const unit = units[name]
  const thousandths = unit ? Math.round(Number(number) * unit.thousandths) : 0
  return unit && thousandths > 0 ? { thousandths, measure: unit.measure } : null
}

/** Contents below it need no price per measure (German PAngV, § 4 (3) 1; the directive leaves it to the countries). */
const leastThousandths = 10

/**
 * Computes what a litre, a kilogram or a metre costs at the price of a package, rounded half up (directive 98/6/EC, article 3). Null
 * where it need not be shown: for a very small content, and where the package is just one measure, whose price says the same.
 */
export function findPricePerMeasure(price: number, { thousandths, measure }: NetContent): PricePerMeasure | null {
  if (thousandths < leastThousandths || thousandths === 1000) return null
  return { amount: scaleHalfUp(price, 1000, thousandths), measure }
}
