import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { StockQueries } from '../../core/stock/stock.queries.ts'
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
  const stock = new Map(free.map(({ variantId, quantity }) => [variantId, quantity]))
  return { site, locale, now: deps.now(), pictures: deps.pictures.ofBrand(site.brand), stock }
}
