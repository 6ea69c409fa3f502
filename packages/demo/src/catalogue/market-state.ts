import { createRandom } from '../seed/random.ts'
import type { ProductPlan } from './plan-products.ts'

/** A reduction of the past or the present, in days before now (negative: still to come). */
export type Reduction = {
  readonly percent: number
  readonly from: number
  /** Null is open. */
  readonly until: number | null
  /** One colour alone, or all. */
  readonly colour: string | null
}

/** How a product stands in the market: how long it has been sold, and what it has cost. */
export type MarketState = {
  readonly publishedDaysAgo: number
  readonly isNew: boolean
  readonly sale: Reduction | null
  readonly pastSales: readonly Reduction[]
  /** A base price of before, in US dollars more or less than now, until so many days ago. */
  readonly formerBase: { readonly difference: number; readonly until: number } | null
  /** A colour that costs more than the others, in US dollars. */
  readonly dearColour: { readonly colour: string; readonly surcharge: number } | null
}

/** Days that the price history reaches back. */
export const historyDays = 120

/** Draws the market state of a product. */
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
  const isDear = !sale && lastColour !== null && random.chance(0.05)
  return {
    publishedDaysAgo,
    isNew,
    sale,
    pastSales,
    formerBase,
    dearColour: isDear ? { colour: lastColour, surcharge: 15 } : null,
  }
}

type Draw = ReturnType<typeof createRandom>

// Some reductions follow a lower one within thirty days, so that no lowest-price notice may stand beside them (CAT-09).
const drawPastSales = (random: Draw, sale: Reduction | null): Reduction[] => {
  const long = random.between(70, 110)
  const past: Reduction[] = random.chance(0.3)
    ? [{ percent: random.pick([15, 20, 25]), from: long, until: long - random.between(7, 21), colour: null }]
    : []
  if (!sale || !random.chance(0.15)) return past
  return [...past, { percent: sale.percent + 10, from: sale.from + 22, until: sale.from + 18, colour: sale.colour }]
}
