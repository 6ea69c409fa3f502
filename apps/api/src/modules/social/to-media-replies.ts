import type { SocialMedia } from '@lacehouse/contracts'
import { pickCaption } from '@lacehouse/domain/social/social-media'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import { findPicture } from '../../core/content/resolve-media.ts'
import type { MediaRecord } from '../../core/social/social-media.ts'
import type { Deps } from '../../deps.ts'

export type MediaDeps = Pick<Deps, 'catalogue' | 'pictures' | 'database'>

const productIdPattern = /^[A-Z0-9]{8,11}$/

/** Makes the replies of pictures with the products that they show; leaves out a picture of the shop that is not there any more. */
export async function toMediaReplies(
  deps: MediaDeps,
  media: readonly MediaRecord[],
  locale: string,
): Promise<SocialMedia[]> {
  const ids = media.flatMap(({ tags }) => tags.filter((tag) => productIdPattern.test(tag)))
  const products = await deps.catalogue.listProducts(ids)
  const replies = media.map(async (record): Promise<SocialMedia | null> => {
    const picture = await toPicture(deps, record)
    if (!picture) return null
    return {
      ...{ mediaId: record.id, source: record.isOfPerson ? 'person' : 'shop', picture, author: record.author },
      ...{ caption: pickCaption(record.captions, locale), postedAt: new Date(record.postedAt).toISOString() },
      products: record.tags.flatMap((tag) => toProduct(products.get(tag), locale)),
    }
  })
  return (await Promise.all(replies)).filter((reply) => reply !== null)
}

const toPicture = async (
  deps: MediaDeps,
  { id, picture, width, height }: MediaRecord,
): Promise<SocialMedia['picture'] | null> => {
  if (picture === null)
    return { url: `/social/v1/media/${id}/picture`, kind: 'photo', width: width ?? 0, height: height ?? 0 }
  const found = await findPicture(deps, picture)
  if (!found) return null
  const { url, placeholder } = found
  return { url, kind: 'drawn', width: found.width, height: found.height, ...(placeholder && { placeholder }) }
}

const toProduct = (product: ProductRecord | undefined, locale: string): SocialMedia['products'] => {
  const slug = product && wordsOf(product.slugs, locale)
  if (!product || !slug || product.status !== 'live') return []
  return [
    {
      productId: product.id,
      name: wordsOf(product.names, locale) ?? product.id,
      url: productPath(locale, slug, product.id),
    },
  ]
}
