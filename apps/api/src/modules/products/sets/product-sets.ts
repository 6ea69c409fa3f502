import type { CallReply, ProductTile } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { ResolvedPrice } from '@lacehouse/domain/pricing/resolve-price'
import { countsAsInStock } from '@lacehouse/domain/product/availability'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { findPrice } from '../../../core/catalogue/find-price.ts'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getLiveProduct, loadReplyContext, type ProductsDeps } from '../../../replies/products/load-reply-context.ts'
import { toTile } from '../../../replies/products/to-product-reply.ts'
import { createProductSetQueries, type ProductSetRecord } from './product-sets.queries.ts'

export type ProductSetsDeps = ProductsDeps & Pick<Deps, 'database'>

type Audience = { readonly site: Site; readonly locale: string }

/** Lists the sets that a product is part of (CAT-03). */
export function listProductSets(deps: ProductSetsDeps): Handler<'products.productSets'> {
  const queries = createProductSetQueries(deps.database.pool)
  return async ({ params, site, locale }) => {
    const { id } = await getLiveProduct(deps.catalogue, params.productId)
    const sets = await Promise.all(
      (await queries.listOfProduct(id)).map((set) => toSetReply(deps, set, { site, locale })),
    )
    return {
      productSets: sets.flatMap((set) => {
        if (!set) return []
        const { products, description: _, slug: __, slugs: ___, ...shown } = set
        return { ...shown, count: products.length, images: products.map(({ image }) => image) }
      }),
    }
  }
}

/** Replies with a set for its page: the products that the site sells, and what they cost together (CAT-03). */
export function getProductSet(deps: ProductSetsDeps): Handler<'products.productSet'> {
  const queries = createProductSetQueries(deps.database.pool)
  return async ({ params, site, locale }) => {
    const record = await queries.find(params.productSetId.toUpperCase())
    const reply = record && (await toSetReply(deps, record, { site, locale }))
    if (!reply) throw new Refusal('ORD404')
    return reply
  }
}

/** Makes the reply of a set; null where the site sells fewer than two of its products. */
const toSetReply = async (
  deps: ProductSetsDeps,
  set: ProductSetRecord,
  { site, locale }: Audience,
): Promise<CallReply<'products.productSet'> | null> => {
  const known = await deps.catalogue.listProducts(set.productIds)
  const records = set.productIds.flatMap((id) => known.get(id) ?? []).filter(({ status }) => status === 'live')
  const context = await loadReplyContext(deps, { site, locale }, records)
  const priced = records.flatMap((record) => {
    const price = findPrice(record, { site, now: context.now })
    const inStock = record.variants.some(({ id, status }) => status === 'live' && (context.stock.get(id) ?? 0) > 0)
    const tile = toTile(record, { ...context, available: inStock || countsAsInStock(record) })
    return price && tile ? [{ price, tile }] : []
  })
  if (priced.length < 2) return null
  const slug = wordsOf(set.slugs, locale) ?? set.id.toLowerCase()
  return {
    id: set.id,
    name: wordsOf(set.names, locale) ?? set.id,
    slug,
    slugs: { ...set.slugs },
    url: productPath(locale, slug, set.id),
    description: wordsOf(set.descriptions, locale) ?? '',
    currency: site.currency,
    price: sumUp(
      priced.map(({ price }) => price),
      site,
    ),
    products: priced.map(({ tile }): ProductTile => tile),
  }
}

/** Adds up the lowest and the highest prices in minor units. */
const sumUp = (prices: readonly ResolvedPrice[], { currency }: Site): CallReply<'products.productSet'>['price'] => {
  const sum = (key: 'lowOriginal' | 'highOriginal' | 'lowCurrent' | 'highCurrent'): number =>
    amountToWire(
      prices.reduce((total, price) => total + price[key], 0),
      currency as Currency,
    )
  return {
    lowOriginal: sum('lowOriginal'),
    highOriginal: sum('highOriginal'),
    lowCurrent: sum('lowCurrent'),
    highCurrent: sum('highCurrent'),
  }
}
