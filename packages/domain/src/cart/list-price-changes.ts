import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Cart } from './cart.ts'
import type { LineId } from './ids.ts'

/** A unit price in minor units that is no longer what the shopper saw. */
export type PriceChange = { readonly lineId: LineId; readonly seen: number; readonly current: number }

/** Lists the lines whose unit price changed since the shopper last saw it: to be shown, and confirmed before paying (T16). */
export function listPriceChanges(cart: Cart, priced: Pick<PricedCart, 'lines'>): PriceChange[] {
  return cart.lines.flatMap(({ id, seenUnitPrice: seen, bonus }) => {
    const line = priced.lines.find(({ lineId }) => lineId === id)
    if (!line || line.problem || bonus || seen === undefined || seen === line.unitCurrent) return []
    return [{ lineId: id, seen, current: line.unitCurrent }]
  })
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
