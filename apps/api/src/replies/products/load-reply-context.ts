import { findPreOrderOffer, type PreOrderOffer } from '@lacehouse/domain/pre-order/pre-order'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import { canBePreOrdered, type ProductRecord } from '../../core/catalogue/product-record.ts'
import type { FreeStock, StockQueries } from '../../core/stock/stock.queries.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import type { ReplyContext } from './to-product-reply.ts'

/** The dependencies of the use cases of products. */
export type ProductsDeps = {
  readonly catalogue: Catalogue
  readonly stockQueries: StockQueries
  readonly pictures: PictureSource
  readonly now: () => number
}

/** Gets a product that the shop sells; any other product is ORD404. */
export async function getLiveProduct(catalogue: Catalogue, productId: string): Promise<ProductRecord> {
  const id = productId.toUpperCase()
  const product = (await catalogue.listProducts([id])).get(id)
  if (product?.status !== 'live') throw new Refusal('ORD404')
  return product
}

type Audience = { readonly site: Site; readonly locale: string }

/** Loads the context of replies about products; one statement reads their stock at the site's warehouse. */
export async function loadReplyContext(
  deps: ProductsDeps,
  { site, locale }: Audience,
  products: readonly ProductRecord[],
): Promise<ReplyContext> {
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id))
  const free = await deps.stockQueries.listFree(ids, [site.warehouse])
  const now = deps.now()
  return { site, locale, now, pictures: deps.pictures.ofBrand(site.brand), ...toSoldStock(products, free, now) }
}

/** Makes of free stock what is sold of each variant: what is there, or else what is on its way. */
export function toSoldStock(
  products: readonly ProductRecord[],
  free: readonly FreeStock[],
  now: number,
): Pick<ReplyContext, 'stock'> & { readonly preOrders: ReadonlyMap<string, PreOrderOffer> } {
  const ahead = new Set(products.filter(canBePreOrdered).flatMap(({ variants }) => variants.map(({ id }) => id)))
  const preOrders = new Map<string, PreOrderOffer>()
  for (const one of free) {
    const offer = ahead.has(one.variantId) ? findPreOrderOffer(one, now) : null
    if (offer) preOrders.set(one.variantId, offer)
  }
  const stock = new Map(
    free.map(({ variantId, quantity }) => [variantId, preOrders.get(variantId)?.quantity ?? quantity]),
  )
  return { stock, preOrders }
}
