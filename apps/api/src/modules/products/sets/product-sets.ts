import type { CallReply, ProductTile } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { ResolvedPrice } from '@lacehouse/domain/pricing/resolve-price'
import { countsAsInStock } from '@lacehouse/domain/product/availability'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { findPrice } from '../../../core/catalogue/find-price.ts'
import { type ProductRecord, wordsOf } from '../../../core/catalogue/product-record.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getLiveProduct, loadReplyContext, type ProductsDeps } from '../../../replies/products/load-reply-context.ts'
import { type ReplyContext, toTile } from '../../../replies/products/to-product-reply.ts'
import { createProductSetQueries, type ProductSetRecord } from './product-sets.queries.ts'

export type ProductSetsDeps = ProductsDeps & Pick<Deps, 'database'>

type Audience = { readonly site: Site; readonly locale: string }
type SetReply = CallReply<'products.productSet'>
type ListedSet = CallReply<'products.listSets'>['productSets'][number]

/** Lists the sets that a product is part of (CAT-03). */
export function listProductSets(deps: ProductSetsDeps): Handler<'products.productSets'> {
  const queries = createProductSetQueries(deps.database.pool)
  return async ({ params, site, locale }) => {
    const { id } = await getLiveProduct(deps.catalogue, params.productId)
    const sets = await toSetReplies(deps, await queries.listOfProduct(id), { site, locale })
    return { productSets: sets.map(toListedSet) }
  }
}

/** How many sets a page of the list has. */
const usualCount = 24

/** Lists all sets that the site sells (CAT-03). */
export function listSets(deps: ProductSetsDeps): Handler<'products.listSets'> {
  const queries = createProductSetQueries(deps.database.pool)
  return async ({ query: { start = 0, count = usualCount }, site, locale }) => {
    const asked = { priceList: site.priceList, now: deps.now() }
    const [total, records] = await Promise.all([queries.countSold(asked), queries.listSold({ ...asked, start, count })])
    return { total, productSets: (await toSetReplies(deps, records, { site, locale })).map(toListedSet) }
  }
}

/** Replies with a set for its page: the products that the site sells, and what they cost together (CAT-03). */
export function getProductSet(deps: ProductSetsDeps): Handler<'products.productSet'> {
  const queries = createProductSetQueries(deps.database.pool)
  return async ({ params, site, locale }) => {
    const record = await queries.find(params.productSetId.toUpperCase())
    const [reply] = record ? await toSetReplies(deps, [record], { site, locale }) : []
    if (!reply) throw new Refusal('ORD404')
    return reply
  }
}

const toListedSet = ({ products, description: _, slug: __, slugs: ___, ...shown }: SetReply): ListedSet => ({
  ...shown,
  count: products.length,
  images: products.map(({ image }) => image),
})

/** Makes the replies of sets, with one reading of products and stock; a set of which the site sells fewer than two is left out. */
const toSetReplies = async (
  deps: ProductSetsDeps,
  sets: readonly ProductSetRecord[],
  audience: Audience,
): Promise<SetReply[]> => {
  const known = await deps.catalogue.listProducts([...new Set(sets.flatMap(({ productIds }) => productIds))])
  const live = [...known.values()].filter(({ status }) => status === 'live')
  const context = await loadReplyContext(deps, audience, live)
  const records = new Map(live.map((record) => [record.id, record]))
  return sets.flatMap((set) => toSetReply(set, records, context) ?? [])
}

const toSetReply = (
  set: ProductSetRecord,
  records: ReadonlyMap<string, ProductRecord>,
  context: ReplyContext,
): SetReply | null => {
  const { site, locale } = context
  const priced = set.productIds.flatMap((id) => {
    const record = records.get(id)
    if (!record) return []
    const price = findPrice(record, { site, now: context.now })
    const inStock = record.variants.some((one) => one.status === 'live' && (context.stock.get(one.id) ?? 0) > 0)
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
const sumUp = (prices: readonly ResolvedPrice[], { currency }: Site): SetReply['price'] => {
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
