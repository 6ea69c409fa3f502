import type { Product } from '@lacehouse/contracts'
import { type Availability, availabilityOf, type Offered } from '@lacehouse/domain/product/availability'
import type { Variant } from '@lacehouse/domain/product/product'

/** Gives what the buy button offers: the state of the chosen variant, or before a choice what holds for all variants. */
export function toProductOffer(
  product: Product,
  variant: Variant | null,
  shopper: { readonly now: Date; readonly isSignedIn: boolean },
): Availability {
  const sold = toOffered(product)
  if (variant) return availabilityOf(sold, variant, shopper)
  const states = product.variants.map((each) => availabilityOf(sold, each, shopper))
  const open = states.find(({ state }) => state === 'inStock' || state === 'lowStock')
  if (open) return { state: 'inStock' }
  return states.find(({ state }) => state !== 'notifyMe' && state !== 'outOfStock') ?? { state: 'outOfStock' }
}

type Sold = Pick<Product, 'badge' | 'eyebrow' | 'productType' | 'presale' | 'isRobisOnly' | 'targetPublishDate'>

/** Gives what the rules of availability know of a product. */
export function toOffered(product: Sold): Offered {
  const { badge, eyebrow, productType, presale, targetPublishDate } = product
  return {
    ...{ badge: badge?.code ?? null, eyebrow: eyebrow?.code ?? null, productType, presale },
    ...{ isReserveInStoreOnly: product.isRobisOnly, targetPublishDate },
  }
}
