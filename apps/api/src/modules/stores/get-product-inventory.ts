import type { StoreProductStock } from '@lacehouse/contracts'
import { stockStatusOf } from '@lacehouse/domain/product/availability'
import { sizeAttribute } from '@lacehouse/domain/product/product'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import { createSizeNames } from '../../core/catalogue/create-size-names.ts'
import { findPrice } from '../../core/catalogue/find-price.ts'
import { listOptionValues } from '../../core/catalogue/list-options.ts'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { requireStore } from '../../core/stores/require-store.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getLiveProduct } from '../../replies/products/load-reply-context.ts'
import type { StoresDeps } from './search-stores.ts'

export type StoreStockDeps = StoresDeps & { readonly catalogue: Catalogue }

// The largest quantity that is public, as on the product page.
const shownQuantity = 20

/** Replies with a store's stock of each variant of a product, by colour and size (STO-04); one statement reads it. */
export function getProductInventory(deps: StoreStockDeps): Handler<'stores.productInventory'> {
  return async ({ params, query: { storeId }, site, locale }) => {
    await requireStore(deps, site, storeId)
    const product = await getLiveProduct(deps.catalogue, params.productId)
    if (!findPrice(product, { site, now: deps.now() })) throw new Refusal('ORD404')
    const live = product.variants.filter(({ status }) => status === 'live')
    const free = await deps.stockQueries.listFree(
      live.map(({ id }) => id),
      [storeId],
    )
    const stock = new Map(free.map(({ variantId, quantity }) => [variantId, Math.max(0, quantity)]))
    return {
      ...{ storeId, productId: product.id },
      name: wordsOf(product.names, locale) ?? product.id,
      url: productPath(locale, wordsOf(product.slugs, locale) ?? product.id.toLowerCase(), product.id),
      colors: toColors(product, { site, locale, stock }),
    }
  }
}

type StockContext = { readonly site: Site; readonly locale: string; readonly stock: ReadonlyMap<string, number> }

const toColors = (product: ProductRecord, { site, locale, stock }: StockContext): StoreProductStock['colors'] => {
  const nameSize = createSizeNames(product, { site, locale })
  const live = product.variants.filter(({ status }) => status === 'live')
  return product.colours.map(({ code, names }) => ({
    value: code,
    label: wordsOf(names, locale) ?? code,
    sizes: live
      .filter(({ colourCode }) => colourCode === code)
      .map((variant) => {
        const size = listOptionValues(variant)[sizeAttribute]
        const quantity = stock.get(variant.id) ?? 0
        return {
          variantId: variant.id,
          label: size === undefined ? '' : nameSize(size),
          quantity: Math.min(quantity, shownQuantity),
          stockStatus: stockStatusOf(quantity),
        }
      }),
  }))
}
