import type { StockItemId, StoreId } from '../cart/ids.ts'

/** Where stock lies: the site's warehouse or a store. */
export type StockLocation = 'warehouse' | StoreId

/** What the ledger says of a stock item at a place: `reserved` is taken from `onHand` but not yet gone. */
export type StockLevel = {
  readonly stockItemId: StockItemId
  readonly location: StockLocation
  readonly onHand: number
  readonly reserved: number
}

export type StockDemand = { readonly stockItemId: StockItemId; readonly location: StockLocation; readonly qty: number }
