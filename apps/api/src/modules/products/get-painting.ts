import type { Painting } from '@lacehouse/contracts'
import { readRecipe } from '@lacehouse/domain/product/design'
import { findMessage } from '@lacehouse/messages'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'
import type { Handler } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PaintableModel, PictureSource } from '../../infra/pictures/picture-source.ts'
import { getLiveProduct, type ProductsDeps } from '../../replies/products/load-reply-context.ts'
import { toAlt } from '../../replies/products/to-product-reply.ts'

/** Replies with the parts and colours that shoppers can choose for a made-to-order product; a valid recipe gets its pictures (RT-07). */
export function getPainting(deps: ProductsDeps): Handler<'products.painting'> {
  return async ({ params, query, locale, site }) => {
    const pictures = deps.pictures.ofBrand(site.brand)
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const model = product.productType === 'customs' ? pictures.findDesign(product.model) : null
    if (!model) throw new Refusal('ATTR100')
    const reply = toPainting(product, model, locale)
    if (query.recipe === undefined) return reply
    const read = readRecipe(query.recipe, model)
    if (!read.ok) throw new Refusal(toErrorId(read.reason))
    return {
      ...reply,
      design: { recipeId: query.recipe, images: toImages(product, query.recipe, { pictures, locale }) },
    }
  }
}

const toPainting = (product: ProductRecord, model: PaintableModel, locale: string): Painting => ({
  productId: product.id,
  stamp: model.stamp,
  parts: model.parts.map(({ key, label, material, colours }) => ({
    key,
    label: findMessage(locale, `paint.part.${toKey(label)}`) ?? label,
    material,
    materialLabel: findMessage(locale, `paint.material.${material}`) ?? material,
    colours,
  })),
  colours: model.pigments.map(({ code, id, hex, material }) => ({
    code,
    label: findMessage(locale, `paint.color.${id}`) ?? id,
    hex,
    ...(material && { material }),
  })),
  precreated: { ...model.precreated },
  starts: Object.fromEntries(product.colours.map(({ code, colourway }) => [code, colourway.toUpperCase()])),
  views: model.views.map((view) => ({ ...view })),
})

/** Converts the English name of a part to the key of its message: `Lace stay` to `laceStay`. */
const toKey = (label: string): string =>
  label.toLowerCase().replaceAll(/[^a-z]+(\w)/g, (_, letter: string) => letter.toUpperCase())

type PictureOptions = { readonly pictures: PictureSource; readonly locale: string }

const toImages = (product: ProductRecord, recipe: string, { pictures, locale }: PictureOptions) => {
  const name = wordsOf(product.names, locale) ?? product.id
  const color = findMessage(locale, 'paint.own') ?? ''
  return pictures
    .list(product.model, recipe)
    .map((picture) => ({ ...picture, alt: toAlt(picture.view, { name, color }, locale) }))
}
