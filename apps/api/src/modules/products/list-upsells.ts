import type { Upsell } from '@lacehouse/contracts'
import { countsAsInStock } from '@lacehouse/domain/product/availability'
import { findUpsellLayout, listAttributeValues } from '../../core/catalogue/product-attributes.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { Handler } from '../../http/call.ts'
import { getLiveProduct, loadReplyContext, type ProductsDeps } from '../../replies/products/load-reply-context.ts'
import { type ReplyContext, toTile } from '../../replies/products/to-product-reply.ts'

/** How many upsells a product shows unless the caller asks for others (docs/bounds.md). */
const usualUpsells = 3

/** Lists the products that go with a product and are sold at the site, each with the variant that is bought of it first (CAT-11). */
export function listUpsells(deps: ProductsDeps): Handler<'products.upsells'> {
  return async ({ params, query: { limit = usualUpsells }, site, locale }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const ids = listAttributeValues(product, 'upsells')
    const known = await deps.catalogue.listProducts(ids)
    const live = ids.flatMap((id) => known.get(id) ?? []).filter(({ status }) => status === 'live')
    const context = await loadReplyContext(deps, { site, locale }, live)
    const upsells = live.flatMap((record) => toUpsell(record, context) ?? [])
    return { layout: findUpsellLayout(product), upsells: upsells.slice(0, limit) }
  }
}

/** Makes an upsell of a product; null where the site does not sell it. */
const toUpsell = (record: ProductRecord, context: ReplyContext): Upsell | null => {
  const live = record.variants.filter(({ status }) => status === 'live')
  const isFree = ({ id }: (typeof live)[number]): boolean => countsAsInStock(record) || (context.stock.get(id) ?? 0) > 0
  const shown = live.filter(({ colourCode }) => colourCode === record.colours[0]?.code)
  const first = shown.find(isFree) ?? shown[0] ?? live[0]
  const tile = toTile(record, { ...context, available: live.some(isFree) })
  if (!tile || !first) return null
  // What a shopper designs, and a value that a buyer sets, are choices too.
  const isPlain = record.productType !== 'customs' && record.taxClass !== 'gift_card'
  return { ...tile, sku: first.id, isSingle: live.length === 1 && isPlain }
}
