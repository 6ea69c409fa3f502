import type { Product } from '@lacehouse/contracts'
import { listRows } from '@lacehouse/database'
import type { Site } from '@lacehouse/domain/site/site'
import { createCatalogueQueries } from '../../core/catalogue/catalogue.queries.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { Deps } from '../../deps.ts'
import { toSoldStock } from '../../replies/products/load-reply-context.ts'
import { toProductReply } from '../../replies/products/to-product-reply.ts'
import { listLiveIds } from './feeds.queries.ts'

export type FeedDeps = Pick<
  Deps,
  'database' | 'catalogue' | 'pictures' | 'stockQueries' | 'now' | 'shippingMethods' | 'publicUrl' | 'sites'
>
export type FeedPlace = { readonly site: Site; readonly locale: string }
export type FeedProduct = { readonly record: ProductRecord; readonly product: Product }

/** Small, because the replies of a page are made at one go while shoppers wait. */
const pageSize = 20

/** Lists every product that a site sells, in pages. */
export async function* listFeedProducts(deps: FeedDeps, place: FeedPlace): AsyncGenerator<readonly FeedProduct[]> {
  for (let after = ''; ; ) {
    const rows = await listRows(deps.database.pool, listLiveIds, { after, size: pageSize })
    const ids = rows.map(({ id }) => id)
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    yield* listProductPages(deps, place, ids)
  }
}

/**
 * Lists those of some products that a site sells, in pages. They do not pass through the cache of the catalogue, which keeps what
 * shoppers look at, so that a feed of 100,000 products holds one page of them.
 */
export async function* listProductPages(
  { database, catalogue, pictures, stockQueries, now }: FeedDeps,
  { site, locale }: FeedPlace,
  ids: readonly string[],
): AsyncGenerator<readonly FeedProduct[]> {
  const queries = createCatalogueQueries(database.pool)
  const categories = await catalogue.listCategories()
  for (let start = 0; start < ids.length; start += pageSize) {
    const records = await queries.listProducts(ids.slice(start, start + pageSize))
    const variantIds = records.flatMap(({ variants }) => variants.map(({ id }) => id))
    const free = await stockQueries.listFree(variantIds, [site.warehouse])
    const at = now()
    const sold = toSoldStock(records, free, at)
    const context = { site, locale, now: at, pictures: pictures.ofBrand(site.brand), ...sold }
    yield records.flatMap((record) => {
      const product = toProductReply(record, categories, context)
      return product ? [{ record, product }] : []
    })
  }
}
