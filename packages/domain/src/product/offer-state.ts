import { availabilityOf, type Offered, type Stocked } from './availability.ts'

/** What a visitor without an account can do with a variant, as search engines and shopping agents read it. */
export type OfferState =
  | 'inStock'
  | 'outOfStock'
  /** Sold before its arrival. */
  | 'preOrder'
  /** Sold to those who are signed in. */
  | 'presale'
  | 'comingSoon'
  | 'launching'
  /** A draw decides who can buy it. */
  | 'drawn'
  /** Reserved in a store, and not sent. */
  | 'inStoreOnly'

type Facts = {
  readonly product: Offered & { readonly hasDraw: boolean }
  readonly variant: Stocked & { readonly isPreOrder: boolean }
  readonly now: Date
}

/** Determines what is said of a variant outside of the shop: nothing that cannot be bought is in stock (CAT-08, MER-05). */
export function findOfferState({ product, variant, now }: Facts): OfferState {
  const { state } = availabilityOf(product, variant, { now, isSignedIn: false })
  if (state === 'comingSoon' || state === 'launching') return state
  if (product.hasDraw) return 'drawn'
  if (product.isReserveInStoreOnly) return 'inStoreOnly'
  if (state === 'notifyMe' || state === 'outOfStock') return 'outOfStock'
  if (variant.isPreOrder) return 'preOrder'
  return state === 'signInToBuy' ? 'presale' : 'inStock'
}

/** The word of schema.org's `ItemAvailability` for each state. */
export const schemaAvailability = {
  inStock: 'InStock',
  outOfStock: 'OutOfStock',
  preOrder: 'PreOrder',
  presale: 'PreSale',
  comingSoon: 'OutOfStock',
  launching: 'OutOfStock',
  drawn: 'OutOfStock',
  inStoreOnly: 'InStoreOnly',
} as const satisfies Readonly<Record<OfferState, string>>

/**
 * The word of a Google Merchant feed for each state. Its feed of products is about what is sent; what stores have is in the feed of local
 * inventory.
 */
export const googleAvailability = {
  inStock: 'in_stock',
  outOfStock: 'out_of_stock',
  preOrder: 'preorder',
  presale: 'preorder',
  comingSoon: 'out_of_stock',
  launching: 'out_of_stock',
  drawn: 'out_of_stock',
  inStoreOnly: 'out_of_stock',
} as const satisfies Readonly<Record<OfferState, string>>

/** Says whether a store can hand out the goods, if it has them: not before their launch, and not while they are drawn. */
export function isSoldInStores(state: OfferState): boolean {
  return state !== 'comingSoon' && state !== 'launching' && state !== 'drawn'
}
