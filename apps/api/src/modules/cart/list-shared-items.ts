import type { CallReply } from '@lacehouse/contracts'
import { readSharedItems, type SharedItem } from '@lacehouse/domain/cart/shared-items'
import type { Currency } from '@lacehouse/domain/money/currency'
import { createPriceOf } from '../../core/catalogue/find-price.ts'
import { toItemPage } from '../../core/catalogue/item-page.ts'
import { listOptionValues } from '../../core/catalogue/list-options.ts'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { toVariantWords } from '../../core/catalogue/to-variant-words.ts'
import { findPictureOfRecipe } from '../../core/pictures/find-picture-of-recipe.ts'
import { listPictures } from '../../core/pictures/list-pictures.ts'
import type { Handler } from '../../http/call.ts'
import { loadReplyContext, type ProductsDeps } from '../../replies/products/load-reply-context.ts'
import type { ReplyContext } from '../../replies/products/to-product-reply.ts'

type Reply = CallReply<'cart.sharedItems'>['items'][number]

/** Lists the items that the link of a shared cart names, with today's prices and stock; what is not sold any more is gone. */
export function listSharedItems(deps: ProductsDeps): Handler<'cart.sharedItems'> {
  return async ({ query, site, locale }) => {
    const items = readSharedItems(query.items)
    const products = await deps.catalogue.listProductsOfVariants(items.map(({ variantId }) => variantId))
    const context = await loadReplyContext(deps, { site, locale }, [...new Set(products.values())])
    return {
      currency: site.currency as Currency,
      items: items.map((item) => toReply(item, products.get(item.variantId), context)),
    }
  }
}

const toReply = (item: SharedItem, product: ProductRecord | undefined, context: ReplyContext): Reply => {
  const { variantId, qty, recipeId } = item
  const named = { productId: variantId, qty, ...(recipeId && { recipeId }) }
  const variant = product?.variants.find(({ id }) => id === variantId)
  const colour = product?.colours.find(({ code }) => code === variant?.colourCode)
  if (!product || !variant || !colour) return { ...named, state: 'gone', variants: [] }
  const { site, locale, now, pictures } = context
  const price = createPriceOf(product, { site, now })(variant)
  const isSold = product.status === 'live' && variant.status === 'live' && price !== undefined
  const name = wordsOf(product.names, locale) ?? product.id
  const attributes = { color: colour.code, ...listOptionValues(variant) }
  const slug = wordsOf(product.slugs, locale) ?? product.id.toLowerCase()
  const image = findPictureOfRecipe(product, recipeId, pictures) ?? listPictures(product, colour, pictures)[0]
  return {
    ...named,
    state: isSold ? toState(product, variantId, context) : 'gone',
    name,
    variants: toVariantWords({ attributes, product, site, locale }),
    ...(isSold && { url: toItemPage({ masterId: product.id, slug, attributes }, locale) }),
    ...(image && { productImageURL: image.url }),
    ...(isSold && { price: { original: price.wireOriginal, current: price.wire } }),
  }
}

const toState = (
  { productType, isReserveInStoreOnly }: ProductRecord,
  variantId: string,
  { stock }: ReplyContext,
): Reply['state'] =>
  productType === 'digital' || isReserveInStoreOnly || (stock.get(variantId) ?? 0) > 0 ? 'available' : 'soldOut'
