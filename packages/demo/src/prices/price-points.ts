import { z } from 'zod'
import { readData } from '../read-data.ts'

const currencies = readData(
  'currencies',
  z.record(
    z.string(),
    z.strictObject({
      /** The price of one US dollar's worth, taxes included where prices include them. */
      perDollar: z.number().positive(),
      /** Minor units by which a price ends below the whole unit: 5 makes 94.95. */
      belowWhole: z.int(),
      belowWholeReduced: z.int(),
    }),
  ),
)

const usDollar = { perDollar: 1, belowWhole: 0, belowWholeReduced: 0 }

/** The price in minor units of a product that costs so many US dollars, in steps of 5 units from 40 up, of 1 unit below. */
export function toBasePrice(dollars: number, currency: string): number {
  const { perDollar, belowWhole } = currencies[currency] ?? usDollar
  const amount = dollars * perDollar
  const step = amount >= 40 ? 5 : 1
  return Math.max(step, Math.round(amount / step) * step) * 100 - belowWhole
}

/** The reduced price in minor units, rounded to whole units. */
export function toSalePrice(baseMinor: number, percent: number, currency: string): number {
  const { belowWholeReduced } = currencies[currency] ?? usDollar
  return Math.max(1, Math.round((baseMinor * (100 - percent)) / 10_000)) * 100 - belowWholeReduced
}
