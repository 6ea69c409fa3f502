import type { DeliveryPromise } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { type PromisedDelivery, promiseDeliveries } from '@lacehouse/domain/shipping/promise-deliveries'
import type { Site } from '@lacehouse/domain/site/site'
import { findMessage } from '@lacehouse/messages'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getLiveProduct, loadReplyContext } from '../../replies/products/load-reply-context.ts'
import type { DetailsDeps } from './get-details.ts'
import { getSendingTime } from './get-sending-time.ts'

const refusals = { malformed: 'CHK320', unknown: 'CHK380', not_deliverable: 'SHP404' } as const

/** Promises when a product arrives at a postal code; CHK320, CHK380 and SHP404 say why nothing is promised (CAT-05). */
export function promiseDelivery(deps: DetailsDeps): Handler<'products.deliveryPromise'> {
  return async ({ params, query, site, locale }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const context = await loadReplyContext(deps, { site, locale }, [product])
    const promised = promiseDeliveries({
      methods: isSent(product) ? deps.shippingMethods(site) : [],
      country: site.country,
      postalCode: query.postalCode,
      group: product.productType === 'customs' ? 'customs' : 'me',
      weightGrams: product.weightG,
      now: getSendingTime(product, context),
    })
    if (!promised.ok) throw new Refusal(refusals[promised.reason], { field: 'postalCode' })
    const methods = promised.deliveries.map((delivery) => toMethod(delivery, { site, locale }))
    return { postalCode: promised.postalCode, currency: site.currency, methods }
  }
}

const isSent = ({ productType, isReserveInStoreOnly }: ProductRecord): boolean =>
  productType !== 'digital' && !isReserveInStoreOnly

const toMethod = (
  { method, window, orderBefore }: PromisedDelivery,
  { site, locale }: { readonly site: Site; readonly locale: string },
): DeliveryPromise['methods'][number] => {
  const currency = site.currency as Currency
  return {
    code: method.code,
    label: findMessage(locale, method.labelKey) ?? method.code,
    price: amountToWire(method.price, currency),
    freeFrom: method.freeFrom === undefined ? null : amountToWire(method.freeFrom, currency),
    ...window,
    orderBefore: new Date(orderBefore).toISOString(),
  }
}
