import type { Product } from '@lacehouse/contracts'
import type { ResolvedPrice } from '@lacehouse/domain/pricing/resolve-price'
import { isComingSoonMark } from '@lacehouse/domain/product/availability'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import { type Localised, type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { toPreOrderLine } from '../pre-order/to-pre-order-reply.ts'

/** Converts a mark of the catalogue to its code and its words; its code is read only where it has no words in any language. */
export function toMark(stored: Localised | null, locale: string): Product['badge'] {
  if (stored === null) return undefined
  const { code, ...words } = stored
  const label = wordsOf(words, locale) ?? code
  return label ? { code: code ?? label, label } : undefined
}

type BadgeContext = {
  readonly price: ResolvedPrice
  readonly site: Site
  readonly locale: string
  readonly now: number
}

/**
 * Converts the badge of a product. One that announces a reduction is left out where the law allows none to be announced
 * (docs/decisions/0124-prior-price-of-reductions.md), and the mark of a launch after it.
 */
export function toBadge(product: ProductRecord, { price, site, locale, now }: BadgeContext): Product['badge'] {
  const { badge } = product
  const isUnannounced = getSiteLaw(site).lowestPrice && price.lowCurrent >= price.originalOfLowest
  if (isUnannounced && badge?.code === 'sale') return undefined
  return isOver(badge, product, now) ? undefined : toMark(badge, locale)
}

type EyebrowContext = {
  readonly preOrderFrom: string | null | undefined
  readonly locale: string
  readonly now: number
}

/** Makes the eyebrow of a product: that it is sold before its arrival, or what the catalogue says. */
export function toEyebrow(product: ProductRecord, { preOrderFrom, locale, now }: EyebrowContext): Product['eyebrow'] {
  const { eyebrow } = product
  if (!preOrderFrom) return isOver(eyebrow, product, now) ? undefined : toMark(eyebrow, locale)
  return { code: 'pre-order', label: toPreOrderLine({ from: preOrderFrom }, locale) }
}

/** A product that was launched is no longer coming soon, whatever its mark says (docs/decisions/0141-launch-dates-marks-and-stock-notices.md). */
const isOver = (mark: Localised | null, { targetPublishAt }: ProductRecord, now: number): boolean =>
  targetPublishAt !== null && targetPublishAt <= now && mark !== null && isComingSoonMark(mark.code ?? '')
