import type { StockItemId, StoreId } from '../cart/ids.ts'

/** The place of stock: the site's warehouse or a store. */
export type StockLocation = 'warehouse' | StoreId

/** The stock of an item at a place; `reserved` units are part of `onHand` until they leave. */
export type StockLevel = {
  readonly stockItemId: StockItemId
  readonly location: StockLocation
  readonly onHand: number
  readonly reserved: number
}

export type StockDemand = {
  readonly stockItemId: StockItemId
  readonly location: StockLocation
  readonly qty: number
  /** The units are on their way, and are promised in the place of reserved. */
  readonly isAhead?: true
}
