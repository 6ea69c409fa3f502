import type { Product } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { getDeliveryWindowIn } from '@lacehouse/domain/shipping/get-delivery-window'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getLiveProduct, loadReplyContext, type ProductsDeps } from '../../replies/products/load-reply-context.ts'
import { toProductReply } from '../../replies/products/to-product-reply.ts'
import { getSendingTime } from './get-sending-time.ts'

export type DetailsDeps = ProductsDeps & { readonly shippingMethods: (site: Site) => readonly ShippingMethod[] }

/** Replies with a product for its page (CAT-01); a product that the site does not sell is unknown. */
export function getDetails(deps: DetailsDeps): Handler<'products.details'> {
  return async ({ params, site, locale }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const [categories, context] = await Promise.all([
      deps.catalogue.listCategories(),
      loadReplyContext(deps, { site, locale }, [product]),
    ])
    const reply = toProductReply(product, categories, context)
    if (!reply) throw new Refusal('ORD404')
    return {
      ...reply,
      delivery: promiseDelivery(listMethods(deps.shippingMethods(site), reply), site, getSendingTime(product, context)),
    }
  }
}

/** Lists the methods that may carry the product: made-to-order goods are sent on their own. */
const listMethods = (
  methods: readonly ShippingMethod[],
  { productType }: Pick<Product, 'productType'>,
): ShippingMethod[] => methods.filter(({ groups }) => groups.includes(productType === 'customs' ? 'customs' : 'me'))

/** Makes the delivery promise of the first shipping method: the delivery window, its price and the threshold of free shipping. */
const promiseDelivery = (methods: readonly ShippingMethod[], site: Site, now: number): Product['delivery'] => {
  const [first] = methods.toSorted((a, b) => a.order - b.order)
  if (!first) return undefined
  const freeFrom = first.freeFrom === undefined ? null : amountToWire(first.freeFrom, site.currency as Currency)
  return {
    ...getDeliveryWindowIn(site.country, first.delivery, now),
    freeFrom,
    price: amountToWire(first.price, site.currency as Currency),
  }
}
