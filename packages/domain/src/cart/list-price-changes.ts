import type { PricedCart, PricedLine } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { LineId } from './ids.ts'

/** A unit price in minor units that differs from the one that the shopper saw. */
export type PriceChange = { readonly lineId: LineId; readonly seen: number; readonly current: number }

/**
 * Finds the change of a line's unit price since the shopper last saw it; null when it is the same, and for gifts, unpriced lines
 * and lines without a seen price.
 */
export function findPriceChange(line: CartLine, priced: PricedLine | undefined): PriceChange | null {
  const { id: lineId, seenUnitPrice: seen, bonus } = line
  if (!priced || priced.problem || bonus || seen === undefined || seen === priced.unitCurrent) return null
  return { lineId, seen, current: priced.unitCurrent }
}

/**
 * Lists the lines whose unit price changed since the shopper last saw it. The page shows them, and the shopper confirms them
 * before paying (T16).
 */
export function listPriceChanges(cart: Cart, priced: Pick<PricedCart, 'lines'>): PriceChange[] {
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]))
  return cart.lines.flatMap((line) => findPriceChange(line, lines.get(line.id)) ?? [])
}

/** Records the current prices as seen. The change that calls this function increments the version. */
export function planAcceptPrices(cart: Cart, priced: Pick<PricedCart, 'lines'>): Cart {
  const changes = new Map(listPriceChanges(cart, priced).map(({ lineId, current }) => [lineId, current]))
  if (changes.size === 0) return cart
  const lines = cart.lines.map((line) => {
    const current = changes.get(line.id)
    return current === undefined ? line : { ...line, seenUnitPrice: current }
  })
  return { ...cart, lines }
}
