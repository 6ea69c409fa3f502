import type { Product } from '@lacehouse/contracts'
import { type Availability, availabilityOf } from '@lacehouse/domain/product/availability'
import type { Variant } from '@lacehouse/domain/product/product'

/** Gives what the buy button offers: the state of the chosen variant, or before a choice what holds for all variants. */
export function toProductOffer(
  product: Product,
  variant: Variant | null,
  shopper: { readonly now: Date; readonly isSignedIn: boolean },
): Availability {
  const sold = {
    badge: product.badge?.code ?? null,
    eyebrow: product.eyebrow?.code ?? null,
    productType: product.productType,
    presale: product.presale,
    isReserveInStoreOnly: product.isRobisOnly,
    targetPublishDate: product.targetPublishDate,
  }
  if (variant) return availabilityOf(sold, variant, shopper)
  const states = product.variants.map((each) => availabilityOf(sold, each, shopper))
  const open = states.find(({ state }) => state === 'inStock' || state === 'lowStock')
  if (open) return { state: 'inStock' }
  return states.find(({ state }) => state !== 'notifyMe' && state !== 'outOfStock') ?? { state: 'outOfStock' }
}
