import { createRandom } from '../seed/random.ts'
import type { ProductPlan } from './plan-products.ts'

/** A reduction of the past or the present. `from` and `until` are days before now; negative days are to come. */
export type Reduction = {
  readonly percent: number
  readonly from: number
  /** Null for a reduction without an end. */
  readonly until: number | null
  /** The only reduced colour, or null for all colours. */
  readonly colour: string | null
}

/** How long a product has been sold, and its prices over that time. */
export type MarketState = {
  readonly publishedDaysAgo: number
  readonly isNew: boolean
  readonly sale: Reduction | null
  readonly pastSales: readonly Reduction[]
  /** A former base price: its difference in US dollars, and the days before now at which it ended. */
  readonly formerBase: { readonly difference: number; readonly until: number } | null
  /** A colour that costs more than the others, and its surcharge in US dollars. */
  readonly expensiveColour: { readonly colour: string; readonly surcharge: number } | null
}

/** The length of the price history in days. */
export const historyDays = 120

/** Draws the market state of a product at random, the same for the same key. */
export function drawMarketState({ key, colours }: Pick<ProductPlan, 'key' | 'colours'>): MarketState {
  const random = createRandom(`${key}/market`)
  const isNew = random.chance(0.13)
  const publishedDaysAgo = isNew ? random.between(1, 28) : random.between(historyDays, 700)
  const isReduced = !isNew && random.chance(0.23)
  const lastColour = colours.at(-1)?.id ?? null
  const sale = isReduced
    ? {
        percent: random.pick([20, 20, 25, 30, 30, 40]),
        from: random.between(2, 20),
        until: random.chance(0.5) ? -random.between(6, 30) : null,
        colour: random.chance(0.25) ? lastColour : null,
      }
    : null
  const pastSales = isNew ? [] : drawPastSales(random, sale)
  const formerBase =
    !isNew && random.chance(0.25) ? { difference: random.pick([-10, -5, 5, 10]), until: random.between(45, 110) } : null
  const isExpensive = !sale && lastColour !== null && random.chance(0.05)
  return {
    publishedDaysAgo,
    isNew,
    sale,
    pastSales,
    formerBase,
    expensiveColour: isExpensive ? { colour: lastColour, surcharge: 15 } : null,
  }
}

type Draw = ReturnType<typeof createRandom>

// Some reductions follow a lower price within thirty days; the lowest-price notice differs for them (CAT-09).
const drawPastSales = (random: Draw, sale: Reduction | null): Reduction[] => {
  const long = random.between(70, 110)
  const past: Reduction[] = random.chance(0.3)
    ? [{ percent: random.pick([15, 20, 25]), from: long, until: long - random.between(7, 21), colour: null }]
    : []
  if (!sale || !random.chance(0.15)) return past
  return [...past, { percent: sale.percent + 10, from: sale.from + 22, until: sale.from + 18, colour: sale.colour }]
}
