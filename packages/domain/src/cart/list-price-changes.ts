import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { LineId } from './ids.ts'

/** A unit price in minor units that is no longer what the shopper saw. */
export type PriceChange = { readonly lineId: LineId; readonly seen: number; readonly current: number }

/** Finds what changed of a line's unit price since the shopper last saw it; null for what they have not seen, gifts, and what is not priced. */
export function findPriceChange(line: CartLine, priced: PricedLine | undefined): PriceChange | null {
  const { id: lineId, seenUnitPrice: seen, bonus } = line
  if (!priced || priced.problem || bonus || seen === undefined || seen === priced.unitCurrent) return null
  return { lineId, seen, current: priced.unitCurrent }
}

/** Lists the lines whose unit price changed since the shopper last saw it: to be shown, and confirmed before paying (T16). */
export function listPriceChanges(cart: Cart, priced: Pick<PricedCart, 'lines'>): PriceChange[] {
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]))
  return cart.lines.flatMap((line) => findPriceChange(line, lines.get(line.id)) ?? [])
}

/** Takes the prices of now as seen; it is part of another change, so it leaves the version alone. */
export function planAcceptPrices(cart: Cart, priced: Pick<PricedCart, 'lines'>): Cart {
  const changes = new Map(listPriceChanges(cart, priced).map(({ lineId, current }) => [lineId, current]))
  if (changes.size === 0) return cart
  const lines = cart.lines.map((line) => {
    const current = changes.get(line.id)
    return current === undefined ? line : { ...line, seenUnitPrice: current }
  })
  return { ...cart, lines }
}
