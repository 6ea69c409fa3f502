import type { SellableVariant } from './sellable-variant.ts'

/** Returns whether a variant is a gift card; one that is not known is none. */
export function isGiftCard(variant: Pick<SellableVariant, 'taxClass'> | undefined): boolean {
  return variant?.taxClass === 'gift_card'
}
