import type { stockEntries, stockItems } from '@lacehouse/database'
import type { DemoProduct } from '../catalogue/make-products.ts'
import { createRandom, type Random } from '../seed/random.ts'

export type StockRow = Pick<typeof stockEntries.$inferInsert, 'variantId' | 'locationId' | 'reason' | 'quantity'>
export type EmptyRow = Pick<typeof stockItems.$inferInsert, 'variantId' | 'locationId'>

/** What a warehouse has received of a product, and of which variants it keeps a place with nothing in it. */
export type StockPlan = { readonly received: readonly StockRow[]; readonly empty: readonly EmptyRow[] }

/** Draws what a warehouse has: most sizes plenty, some the last few, some sold out, mostly at the ends of the run. */
export function planWarehouseStock({ key, special, variantRows }: DemoProduct, locationId: string): StockPlan {
  const random = createRandom(`${key}/stock/${locationId}`)
  const sizes = new Set(variantRows.map(({ size }) => size)).size
  const received: StockRow[] = []
  const empty: EmptyRow[] = []
  for (const { id: variantId, sizePosition = 0 } of variantRows) {
    const quantity = special?.stock
      ? (special.stock[sizePosition] ?? special.stock.at(-1) ?? 0)
      : drawQuantity(random, sizes > 1 && (sizePosition === 0 || sizePosition === sizes - 1))
    if (quantity > 0) received.push({ variantId, locationId, reason: 'receive', quantity })
    else empty.push({ variantId, locationId })
  }
  return { received, empty }
}

const drawQuantity = (random: Random, isAtTheEnd: boolean): number => {
  const luck = random.next() + (isAtTheEnd ? 0.12 : 0)
  if (luck > 0.97) return 0
  return luck > 0.87 ? random.between(1, 5) : random.between(8, 60)
}

const carried = 0.06

/** Draws what a store has on its shelves: a few products, and of those some sizes in ones and twos. */
export function planStoreStock(products: readonly DemoProduct[], locationId: string): StockRow[] {
  return products.flatMap(({ key, special, variantRows }) => {
    const random = createRandom(`${key}/stock/${locationId}`)
    const isCarried = random.chance(carried) || special?.isInStores
    if (!isCarried || special?.isWithdrawn || special?.isMadeToOrder || special?.isGiftCard) return []
    return variantRows.flatMap(({ id: variantId }): StockRow[] =>
      random.chance(special?.isInStores ? 0.8 : 0.4)
        ? [{ variantId, locationId, reason: 'receive', quantity: random.between(1, 4) }]
        : [],
    )
  })
}
