import type { ProductTile } from '@lacehouse/contracts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { type ReplyContext, toTile } from './to-product-reply.ts'

/** Makes the tile of a product with picture and URL of one colour; null where the site does not sell the product or colour. */
export function toColourTile(product: ProductRecord, color: string, context: ReplyContext): ProductTile | null {
  const shown = product.colours.find(({ code }) => code === color)
  if (!shown || product.status !== 'live') return null
  const live = product.variants.filter(({ colourCode, status }) => colourCode === color && status === 'live')
  const available =
    product.productType === 'digital' ||
    product.isReserveInStoreOnly ||
    live.some(({ id }) => (context.stock.get(id) ?? 0) > 0)
  return toTile(product, { ...context, available, shown })
}
