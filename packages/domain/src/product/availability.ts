import type { Product, StockStatus, Variant } from './product.ts'

/** From this many pieces on down a size counts as low in stock. */
export const lowStockFrom = 5

/** What a shopper can do with a variant now (S2.4). */
export type Availability =
  | { readonly state: 'inStock' }
  | { readonly state: 'lowStock'; readonly quantity: number }
  | { readonly state: 'notifyMe' }
  | { readonly state: 'outOfStock' }
  | { readonly state: 'signInToBuy' }
  | { readonly state: 'comingSoon' }
  /** Not yet launched; `at` is an ISO date-time, to be counted down on the server's clock. */
  | { readonly state: 'launching'; readonly at: string }

type Sold = Pick<
  Product,
  'badge' | 'eyebrow' | 'productType' | 'presale' | 'isReserveInStoreOnly' | 'targetPublishDate'
>
type Stocked = Pick<Variant, 'notifyMe' | 'stockStatus' | 'quantity'>

/** Decides what a variant offers: coming soon and launch first, then stock, then the sign-in of a presale (CAT-08, S2.4). */
export function availabilityOf(
  product: Sold,
  variant: Stocked,
  shopper: { now: Date; isSignedIn: boolean },
): Availability {
  if (isComingSoon(product)) return { state: 'comingSoon' }
  const launch = product.targetPublishDate
  if (launch && new Date(launch) > shopper.now) return { state: 'launching', at: launch }
  const status = countsAsInStock(product) ? 'inStock' : variant.stockStatus
  if (status === 'outOfStock') return { state: variant.notifyMe ? 'notifyMe' : 'outOfStock' }
  if (product.presale && !shopper.isSignedIn) return { state: 'signInToBuy' }
  return status === 'lowStock' ? { state: 'lowStock', quantity: variant.quantity } : { state: 'inStock' }
}

/** Says whether a variant in this state can go into the cart. */
export function canAddToCart(availability: Availability): boolean {
  return availability.state === 'inStock' || availability.state === 'lowStock'
}

/** Digital and reservation-only products count as in stock whatever the inventory says (S2.4). */
export function countsAsInStock(product: Pick<Product, 'productType' | 'isReserveInStoreOnly'>): boolean {
  return product.productType === 'digital' || product.isReserveInStoreOnly
}

/** A product whose badge or eyebrow says so cannot be bought yet (S2.4). */
export function isComingSoon(product: Pick<Product, 'badge' | 'eyebrow'>): boolean {
  return [product.badge, product.eyebrow].some((mark) => mark?.toLowerCase().replace(/[\s_]+/g, '-') === 'coming-soon')
}

/** Names the stock status of a quantity. */
export function stockStatusOf(quantity: number): StockStatus {
  if (quantity <= 0) return 'outOfStock'
  return quantity <= lowStockFrom ? 'lowStock' : 'inStock'
}
