import type { PricePerMeasureReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { findPricePerMeasure, type NetContent, parseNetContent } from '@lacehouse/domain/pricing/price-per-measure'
import type { Site } from '@lacehouse/domain/site/site'
import { getSiteLaw } from '@lacehouse/domain/site/site-law'
import type { ProductRecord } from './product-record.ts'

type Content = Pick<ProductRecord, 'attributes'>
type Question = {
  readonly site: Pick<Site, 'country' | 'currency'>
  /** The price of one package in minor units. */
  readonly amount: number
  /** Whose content is meant; without it, the one that all variants have. */
  readonly variantId?: string
}

/** Makes the price of a litre, a kilogram or a metre; undefined where the law asks for none, and for goods that are sold by the piece. */
export function toPricePerMeasure(
  product: Content,
  { site, amount, variantId }: Question,
): PricePerMeasureReply | undefined {
  const content = getSiteLaw(site).pricePerMeasure ? findNetContent(product, variantId) : null
  const found = content && findPricePerMeasure(amount, content)
  return found ? { ...found, amount: amountToWire(found.amount, site.currency as Currency) } : undefined
}

const findNetContent = ({ attributes: { netContent } }: Content, variantId = ''): NetContent | null => {
  const stated =
    typeof netContent === 'object' ? (netContent as Record<string, unknown> | null)?.[variantId] : netContent
  return typeof stated === 'string' ? parseNetContent(stated) : null
}
