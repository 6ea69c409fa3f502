import type { stockEntries, stockItems } from '@lacehouse/database'
import { days } from '@lacehouse/domain/time/durations'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { createRandom, type Random } from '../seed/random.ts'

export type StockRow = Pick<typeof stockEntries.$inferInsert, 'variantId' | 'locationId' | 'reason' | 'quantity'>
export type EmptyRow = Pick<typeof stockItems.$inferInsert, 'variantId' | 'locationId' | 'expectedOn'>

/** The units of a product that a warehouse has received, the variants of which it has none, and the units of those that are on their way. */
export type StockPlan = {
  readonly received: readonly StockRow[]
  readonly empty: readonly EmptyRow[]
  readonly expected: readonly StockRow[]
}

/** Draws the stock of a warehouse: plenty of most sizes, few of some, and none of some, mostly at both ends of the run. */
export function planWarehouseStock(
  { key, special, variantRows }: DemoProduct,
  { locationId, now }: { readonly locationId: string; readonly now: number },
): StockPlan {
  const random = createRandom(`${key}/stock/${locationId}`)
  const sizes = new Set(variantRows.map(({ size }) => size)).size
  const received: StockRow[] = []
  const empty: EmptyRow[] = []
  const expected: StockRow[] = []
  const arrival = special?.arrives
  const expectedOn = arrival ? new Date(now + days(arrival.inDays)).toISOString().slice(0, 10) : null
  for (const { id: variantId, sizePosition = 0 } of variantRows) {
    const quantity = special?.stock
      ? (special.stock[sizePosition] ?? special.stock.at(-1) ?? 0)
      : drawQuantity(random, sizes > 1 && (sizePosition === 0 || sizePosition === sizes - 1))
    if (quantity > 0) received.push({ variantId, locationId, reason: 'receive', quantity })
    else empty.push({ variantId, locationId, expectedOn })
    if (arrival) expected.push({ variantId, locationId, reason: 'expect', quantity: arrival.units })
  }
  return { received, empty, expected }
}

const drawQuantity = (random: Random, isAtTheEnd: boolean): number => {
  const draw = random.next() + (isAtTheEnd ? 0.12 : 0)
  if (draw > 0.97) return 0
  return draw > 0.87 ? random.between(1, 5) : random.between(8, 60)
}

const carriedShare = 0.06

/** Draws the stock of a store: a few products, and of those some sizes in one to four units. */
export function planStoreStock(products: readonly DemoProduct[], locationId: string): StockRow[] {
  return products.flatMap(({ key, special, variantRows }) => {
    const random = createRandom(`${key}/stock/${locationId}`)
    const isCarried = random.chance(carriedShare) || special?.isInStores
    if (!isCarried || special?.isWithdrawn || special?.isMadeToOrder || special?.isGiftCard) return []
    return variantRows.flatMap(({ id: variantId }): StockRow[] =>
      random.chance(special?.isInStores ? 0.8 : 0.4)
        ? [{ variantId, locationId, reason: 'receive', quantity: random.between(1, 4) }]
        : [],
    )
  })
}
