import type { Product } from '@lacehouse/contracts'
import type { PreOrderOffer } from '@lacehouse/domain/pre-order/pre-order'
import { stockStatusOf } from '@lacehouse/domain/product/availability'
import type { Site } from '@lacehouse/domain/site/site'
import type { createPriceOf } from '../../core/catalogue/find-price.ts'
import { listOptionValues } from '../../core/catalogue/list-options.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { toPricePerMeasure } from '../../core/catalogue/to-price-per-measure.ts'
import { toPreOrderReply } from '../pre-order/to-pre-order-reply.ts'
import { createPointsOf } from './create-points-of.ts'

type VariantContext = {
  readonly site: Site
  /** Free quantity by variant. */
  readonly stock: ReadonlyMap<string, number>
  readonly preOrders?: ReadonlyMap<string, PreOrderOffer>
  readonly locale: string
  readonly priceOf: ReturnType<typeof createPriceOf>
}

/** Makes the variants of a product's reply that are on sale, each with its price and what is free of it. */
export function toVariants(
  product: ProductRecord,
  { stock, preOrders, locale, priceOf, site }: VariantContext,
): Product['variants'] {
  const pointsOf = createPointsOf(product, site)
  return product.variants
    .filter(({ status }) => status === 'live')
    .map((variant) => {
      const quantity = stock.get(variant.id) ?? 0
      const price = priceOf(variant)
      const preOrder = preOrders?.get(variant.id)
      return {
        id: variant.id,
        upc: variant.upc,
        attributes: { color: variant.colourCode, ...listOptionValues(variant) },
        notifyMe: variant.notifyMe,
        stockStatus: stockStatusOf(quantity),
        quantity: Math.min(quantity, shownQuantity),
        ...(preOrder && { preOrder: toPreOrderReply(preOrder, locale) }),
        maxQty: variant.maxQty,
        price: {
          original: price?.wireOriginal ?? 0,
          current: price?.wire ?? 0,
          ...(price && {
            perMeasure: toPricePerMeasure(product, { site, amount: price.amount, variantId: variant.id }),
          }),
          ...(price && pointsOf(price)),
        },
      }
    })
}

// The largest quantity that is public: it suffices for "only 3 left" and hides the actual stock.
const shownQuantity = 20
