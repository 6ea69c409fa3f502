import type { Product } from '@lacehouse/contracts'
import type { ResolvedPrice } from '@lacehouse/domain/pricing/resolve-price'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { type Localised, type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { toPreOrderLine } from '../pre-order/to-pre-order-reply.ts'

/** Converts a mark of the catalogue to its code and its words. */
export function toMark(words: Localised | null, locale: string): Product['badge'] {
  const label = words ? wordsOf(words, locale) : undefined
  return words && label ? { code: words.code ?? label, label } : undefined
}

type BadgeContext = { readonly price: ResolvedPrice; readonly site: Site; readonly locale: string }

/**
 * Converts the badge of a product. One that announces a reduction is left out where the law allows none to be announced
 * (docs/decisions/0124-prior-price-of-reductions.md).
 */
export function toBadge({ badge }: ProductRecord, { price, site, locale }: BadgeContext): Product['badge'] {
  const isUnannounced = getSiteLaw(site).lowestPrice && price.lowCurrent >= price.originalOfLowest
  return isUnannounced && badge?.code === 'sale' ? undefined : toMark(badge, locale)
}

type EyebrowContext = { readonly preOrderFrom: string | null | undefined; readonly locale: string }

/** Makes the eyebrow of a product: that it is sold before its arrival, or what the catalogue says. */
export function toEyebrow({ eyebrow }: ProductRecord, { preOrderFrom, locale }: EyebrowContext): Product['eyebrow'] {
  if (!preOrderFrom) return toMark(eyebrow, locale)
  return { code: 'pre-order', label: toPreOrderLine({ from: preOrderFrom }, locale) }
}
