import type { Product, ProductTile, SanitisedHtml } from '@lacehouse/contracts'
import { giftCardAmount } from '@lacehouse/domain/cart/gift-card-amount'
import { colorAttribute, sizeAttribute, unnamedColour } from '@lacehouse/domain/product/product'
import { findSizeChartType } from '@lacehouse/domain/product/size-chart'
import type { Site } from '@lacehouse/domain/site/site'
import { productPath } from '@lacehouse/domain/url/shop-paths'
import { findMessage } from '@lacehouse/messages'
import { listBreadcrumbs } from '../../core/catalogue/category-tree.ts'
import { createPriceOf, findPrice, toWirePrice } from '../../core/catalogue/find-price.ts'
import { hasOwnSizes, listOptions, listOptionValues } from '../../core/catalogue/list-options.ts'
import { findUpsellLayout, listAttributeValues } from '../../core/catalogue/product-attributes.ts'
import {
  type CategoryRecord,
  type ColourRecord,
  type Localised,
  type ProductRecord,
  wordsOf,
} from '../../core/catalogue/product-record.ts'
import { findAudience, toSizeLabel } from '../../core/catalogue/to-size-label.ts'
import { findPreview, listPictures } from '../../core/pictures/list-pictures.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { toBadge, toEyebrow } from './to-badge.ts'
import { toOpinions, toTileRating } from './to-opinions.ts'
import { toProductMedia } from './to-product-media.ts'
import { toProductSafety } from './to-product-safety.ts'
import { toVariants } from './to-variants.ts'

type Picture = ProductTile['image']

/** The context of replies about products, with the stock at the site's warehouse. */
export type ReplyContext = {
  readonly site: Site
  readonly locale: string
  readonly now: number
  readonly pictures: PictureSource
  /** Free quantity by variant; a variant that is absent has no inventory record. */
  readonly stock: ReadonlyMap<string, number>
  /** The variants of that stock of which only units are sold that are on their way. */
  readonly preOrders?: ReadonlyMap<string, { readonly from: string; readonly quantity: number }>
}

const colourName = (colour: ColourRecord, locale: string): string => wordsOf(colour.names, locale) ?? colour.code

/** Lists the pictures of a colour with their alternative texts; at most so many where a number is given. */
export function toPictures(
  product: ProductRecord,
  colour: ColourRecord,
  { pictures, locale, most }: Pick<ReplyContext, 'pictures' | 'locale'> & { readonly most?: number },
): Picture[] {
  const values = { name: wordsOf(product.names, locale) ?? product.id, color: colourName(colour, locale) }
  const listed = listPictures(product, colour, pictures)
  return listed.slice(0, most).map((picture) => ({
    ...picture,
    alt:
      findWords(picture.alt, locale) ??
      (colour.code === unnamedColour ? values.name : toAlt(picture.view, values, locale)),
  }))
}

/** Finds a text only in the language of the shopper, such as an alternative text, for which a general sentence serves other languages. */
const findWords = (words: Localised | undefined, locale: string): string | undefined =>
  words?.[locale] ?? words?.[locale.slice(0, 2)]

/** Makes the alternative text of a picture by its view. */
export function toAlt(view: string, values: { name: string; color: string }, locale: string): string {
  const key = view.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return findMessage(locale, `product.picture.${key}`, values) ?? values.name
}

/** Makes the reply of a product for its page (CAT-01); null where the site does not sell it. */
export function toProductReply(
  product: ProductRecord,
  categories: readonly CategoryRecord[],
  context: ReplyContext,
): Product | null {
  const { site, locale, now } = context
  const price = findPrice(product, { site, now })
  if (!price) return null
  const slug = wordsOf(product.slugs, locale) ?? product.id.toLowerCase()
  const audience = findAudience(listAttributeValues(product, 'gender'))
  const priceOf = createPriceOf(product, { site, now })
  return {
    id: product.id,
    masterId: product.id,
    name: wordsOf(product.names, locale) ?? product.id,
    url: productPath(locale, slug, product.id),
    slug,
    slugs: { ...product.slugs },
    brand: product.brand,
    description: wordsOf(product.descriptions, locale) ?? '',
    ...toRichDescription(product, locale),
    price: toWirePrice(price, product, site),
    currency: site.currency,
    attributes: toAttributes(product, { ...context, priceOf }),
    variants: toVariants(product, { ...context, priceOf }),
    badge: toBadge(product, { price, site, locale, now }),
    eyebrow: toEyebrow(product, { preOrderFrom: findSharedDay(product, context), locale, now }),
    productType: product.productType,
    ...(audience && { audience }),
    sizeChart: findSizeChartType({ kind: product.kind, type: textOf(product, 'type') }) ?? undefined,
    isDigital: product.productType === 'digital',
    ...(product.taxClass === 'gift_card' && { customAmount: giftCardAmount }),
    presale: product.presale,
    isRobisOnly: product.isReserveInStoreOnly,
    // A product that was launched is on sale like any other.
    targetPublishDate:
      product.targetPublishAt !== null && product.targetPublishAt > now
        ? new Date(product.targetPublishAt).toISOString()
        : null,
    details: [...(wordsOf(product.details, locale) ?? [])].map(({ title, items }) => ({ title, items: [...items] })),
    modelMeasurements: measurementsOf(product, locale),
    subscriptionType: textOf(product, 'subscriptionType'),
    customsExternalUrl: textOf(product, 'customsExternalUrl'),
    images: Object.fromEntries(product.colours.map((colour) => [colour.code, toPictures(product, colour, context)])),
    ...(product.media.length > 0 && { media: toProductMedia(product, locale) }),
    categoryIds: [...product.categoryIds],
    upsells: {
      ids: listAttributeValues(product, 'upsells'),
      layout: findUpsellLayout(product),
    },
    breadcrumbs: listBreadcrumbs(categories, product.categoryIds, locale),
    ...toProductSafety(product, site),
    ...toOpinions(product, site),
    draw: product.draws[site.siteId],
  }
}

/** Finds the first day of a product of which only units are sold that are on their way; null for another. */
const findSharedDay = ({ variants }: ProductRecord, { stock, preOrders }: ReplyContext): string | null => {
  const sold = variants.filter(({ id, status }) => status === 'live' && (stock.get(id) ?? 0) > 0)
  const days = sold.map(({ id }) => preOrders?.get(id)?.from)
  return days.every((day) => day !== undefined) ? (days.toSorted()[0] ?? null) : null
}

/**
 * The description with its markup, where the locale has one; its plain text serves everything but the page. A plain text of the shopper's
 * language goes before markup of another one.
 */
const toRichDescription = (
  { descriptions, richDescriptions }: ProductRecord,
  locale: string,
): Pick<Product, 'richDescription'> => {
  const isOwn = findWords(descriptions, locale) !== undefined
  const html = isOwn ? findWords(richDescriptions, locale) : wordsOf(richDescriptions, locale)
  return html === undefined ? {} : { richDescription: html as SanitisedHtml }
}

const measurementsOf = (product: ProductRecord, locale: string): string | undefined => {
  const words = product.attributes.modelMeasurements as Localised | undefined
  return words ? wordsOf(words, locale) : undefined
}

/** Reads an attribute that the catalogue gives as one text. */
const textOf = (product: ProductRecord, key: string): string | undefined => listAttributeValues(product, key)[0]

type OptionContext = ReplyContext & { readonly priceOf: ReturnType<typeof createPriceOf> }

const isAvailable = (product: ProductRecord, variantIds: readonly string[], stock: ReplyContext['stock']): boolean =>
  product.productType === 'digital' || product.isReserveInStoreOnly || variantIds.some((id) => (stock.get(id) ?? 0) > 0)

const toAttributes = (product: ProductRecord, context: OptionContext): Product['attributes'] => {
  const { locale } = context
  const live = product.variants.filter(({ status }) => status === 'live')
  return listOptions(product, locale).map(({ type, label }) => ({
    type,
    label,
    options: type === colorAttribute ? toColours(product, live, context) : toValues(product, { type, live, context }),
  }))
}

type Variants = ProductRecord['variants']
type Options = Product['attributes'][number]['options']

const toColours = (product: ProductRecord, live: Variants, { locale, stock, priceOf }: OptionContext): Options =>
  product.colours.map((colour) => ({
    id: `color-${colour.code}`,
    value: colour.code,
    label: colourName(colour, locale),
    available: isAvailable(
      product,
      idsOf(live, ({ colourCode }) => colourCode === colour.code),
      stock,
    ),
    price: priceOf({ colourCode: colour.code })?.wire ?? null,
    swatch: colour.swatch.join(','),
    family: colour.colourFamily,
  }))

type Valued = { readonly type: string; readonly live: Variants; readonly context: OptionContext }

const toValues = (product: ProductRecord, { type, live, context: { site, locale, stock } }: Valued): Options => {
  const genders = listAttributeValues(product, 'gender')
  const isConverted = type === sizeAttribute && !hasOwnSizes(product)
  const values = new Set(live.flatMap((variant) => listOptionValues(variant)[type] ?? []))
  return [...values].map((value) => ({
    id: `${type}-${value}`,
    value,
    label: isConverted ? toSizeLabel(value, { genders, system: site.units.size, locale }) : value,
    available: isAvailable(
      product,
      idsOf(live, (variant) => listOptionValues(variant)[type] === value),
      stock,
    ),
    price: null,
    swatch: null,
  }))
}

const idsOf = (live: Variants, matches: (variant: Variants[number]) => boolean): string[] =>
  live.filter(matches).map(({ id }) => id)

/** The context of a tile. */
export type TileContext = ReplyContext & {
  /** The day from which it is sent, where all that is sold of it is still on its way. */
  readonly preOrderFrom?: string | null | undefined
  readonly available: boolean
  /** The colour that was asked for: the tile has its picture, price and address, and it is the first of the colours. */
  readonly shown?: ColourRecord | undefined
}

/** Makes the tile of a product for listings; null where the site does not sell it. */
export function toTile(product: ProductRecord, context: TileContext): ProductTile | null {
  const { site, locale, now, shown } = context
  const priceQuestion = { site, now }
  const price = findPrice(shown ? { ...product, colours: [shown] } : product, priceQuestion)
  const colours = shown ? [shown, ...product.colours.filter((colour) => colour !== shown)] : product.colours
  const [first] = colours
  if (!price || !first) return null
  const url = productPath(locale, wordsOf(product.slugs, locale) ?? product.id.toLowerCase(), product.id)
  const urlOf = ({ code }: ColourRecord): string => `${url}?color=${encodeURIComponent(code)}`
  const priceOf = createPriceOf(product, priceQuestion)
  const [image, hoverImage] = toPictures(product, first, { ...context, most: 2 })
  if (!image) return null
  const preview = findPreview(product, first, context.pictures)
  return {
    id: product.id,
    name: wordsOf(product.names, locale) ?? product.id,
    url: shown ? urlOf(shown) : url,
    subtitle: subtitleOf(product, locale),
    price: toWirePrice(price, product, site),
    currency: site.currency,
    image: { ...image, ...(preview && { preview }) },
    ...(hoverImage && { hoverImage }),
    badge: toBadge(product, { price, site, locale, now }),
    eyebrow: toEyebrow(product, { preOrderFrom: context.preOrderFrom, locale, now }),
    colours: colours.flatMap((colour) => {
      const [picture] = toPictures(product, colour, { ...context, most: 1 })
      const own = priceOf({ colourCode: colour.code })
      if (!picture || !own) return []
      return [
        {
          value: colour.code,
          label: colourName(colour, locale),
          swatch: colour.swatch.join(','),
          url: urlOf(colour),
          image: picture,
          price: { original: own.wireOriginal, current: own.wire },
        },
      ]
    }),
    available: context.available,
    ...toTileRating(product, site),
  }
}

const subtitleOf = (product: ProductRecord, locale: string): string => {
  const [gender] = listAttributeValues(product, 'gender')
  const [type] = listAttributeValues(product, 'type')
  return [
    gender && findMessage(locale, `locations.facet.gender.${gender}`),
    type && findMessage(locale, `locations.facet.type.${type}`),
  ]
    .filter(Boolean)
    .join(' · ')
}
