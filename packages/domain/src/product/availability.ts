import type { Product, StockStatus, Variant } from './product.ts'

/** The largest quantity that counts as low stock. */
export const lowStockFrom = 5

/** The actions that a shopper has with a variant now. */
export type Availability =
  | { readonly state: 'inStock' }
  | { readonly state: 'lowStock'; readonly quantity: number }
  | { readonly state: 'notifyMe' }
  | { readonly state: 'outOfStock' }
  | { readonly state: 'signInToBuy' }
  | { readonly state: 'comingSoon' }
  /** Not yet launched; `at` is an ISO date-time for a countdown on the server's clock. */
  | { readonly state: 'launching'; readonly at: string }

export type Offered = Pick<
  Product,
  'badge' | 'eyebrow' | 'productType' | 'presale' | 'isReserveInStoreOnly' | 'targetPublishDate'
>
export type Stocked = Pick<Variant, 'notifyMe' | 'stockStatus' | 'quantity'>

/** Determines a variant's availability: first launch and coming soon, then stock, then the sign-in of a presale (CAT-08). */
export function availabilityOf(
  product: Offered,
  variant: Stocked,
  shopper: { now: Date; isSignedIn: boolean },
): Availability {
  const launch = product.targetPublishDate
  if (launch && new Date(launch) > shopper.now) return { state: 'launching', at: launch }
  if (isComingSoon(product)) return { state: 'comingSoon' }
  const status = countsAsInStock(product) ? 'inStock' : variant.stockStatus
  if (status === 'outOfStock') return { state: variant.notifyMe ? 'notifyMe' : 'outOfStock' }
  if (product.presale && !shopper.isSignedIn) return { state: 'signInToBuy' }
  return status === 'lowStock' ? { state: 'lowStock', quantity: variant.quantity } : { state: 'inStock' }
}

/** Returns whether a variant with this availability can be added to the cart. */
export function canAddToCart(availability: Availability): boolean {
  return availability.state === 'inStock' || availability.state === 'lowStock'
}

/** Returns whether a product counts as in stock whatever its inventory: digital and reservation-only products do. */
export function countsAsInStock(product: Pick<Product, 'productType' | 'isReserveInStoreOnly'>): boolean {
  return product.productType === 'digital' || product.isReserveInStoreOnly
}

/**
 * Returns whether a badge or eyebrow marks the product as coming soon, so that it cannot be bought yet. Where the product has a launch
 * date, the date decides and the mark only says so (docs/decisions/0141-launch-dates-marks-and-stock-notices.md).
 */
export function isComingSoon({
  badge,
  eyebrow,
  targetPublishDate,
}: Pick<Product, 'badge' | 'eyebrow' | 'targetPublishDate'>): boolean {
  return targetPublishDate === null && [badge, eyebrow].some((mark) => mark !== null && isComingSoonMark(mark))
}

/** Returns whether the code of a badge or an eyebrow says that a product is coming soon. */
export function isComingSoonMark(code: string): boolean {
  return code.toLowerCase().replace(/[\s_]+/g, '-') === 'coming-soon'
}

/** Returns the stock status of a quantity. */
export function stockStatusOf(quantity: number): StockStatus {
  if (quantity <= 0) return 'outOfStock'
  return quantity <= lowStockFrom ? 'lowStock' : 'inStock'
}
