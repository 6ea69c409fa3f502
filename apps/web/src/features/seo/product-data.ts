import type { Product } from '@lacehouse/contracts'
import { isGtin } from '@lacehouse/domain/feeds/is-gtin'
import { findOfferState, schemaAvailability } from '@lacehouse/domain/product/offer-state'
import { colorAttribute, sizeAttribute } from '@lacehouse/domain/product/product'
import { listMediaOfColour } from '@lacehouse/domain/product/product-media'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { toOffered } from '../../components/product/product-offer.ts'

type Offered = Pick<
  Product,
  | 'name'
  | 'id'
  | 'brand'
  | 'description'
  | 'currency'
  | 'attributes'
  | 'images'
  | 'rating'
  | 'delivery'
  | 'isDigital'
  | 'media'
  | 'badge'
  | 'eyebrow'
  | 'productType'
  | 'presale'
  | 'isRobisOnly'
  | 'targetPublishDate'
  | 'draw'
>
type Variant = Product['variants'][number]
type ProductPage = {
  readonly origin: string
  readonly canonical: string
  readonly site: { readonly country: string; readonly returns: { readonly days: number } }
  /** The variant that the address shows. */
  readonly variant: Variant | null
  readonly now: Date
}

/** The options for which schema.org has a property. */
const properties = new Set([colorAttribute, sizeAttribute, 'material'])

/**
 * Maps a product to structured data: a group with what its variants differ in, and of these the one that the address shows with its
 * price, availability, shipping and returns. The feeds have all of them, because the page's weight has a budget (decision 0120); for
 * the same reason the words of schema.org stand without their address, and the reviews, which come after the page, are not listed.
 */
export function toProductData(product: Offered, { variant, ...place }: ProductPage): object {
  const { canonical } = place
  const { name, id, brand, description, rating, attributes } = product
  return {
    '@type': 'ProductGroup',
    name,
    productGroupID: id,
    url: canonical,
    description,
    brand: { '@type': 'Brand', name: brand },
    variesBy: attributes.flatMap(({ type, options }) =>
      options.length > 1 ? [properties.has(type) ? `https://schema.org/${type}` : type] : [],
    ),
    ...(rating?.average && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    hasVariant: variant && toVariantData(product, variant, place),
  }
}

type Place = Omit<ProductPage, 'variant'>

const toVariantData = (product: Offered, variant: Variant, place: Place): object => {
  const { name, currency, images } = product
  const { origin, canonical, site } = place
  const { id, upc, attributes, price } = variant
  const picture = (images[attributes[colorAttribute] ?? ''] ?? Object.values(images)[0])?.[0]
  const options = listOptions(product, variant)
  return {
    '@type': 'Product',
    name: [name, ...options.map(({ label }) => label)].join(', '),
    sku: id,
    ...(isGtin(upc) && { gtin: upc }),
    ...Object.fromEntries(options.filter(({ type }) => properties.has(type)).map(({ type, label }) => [type, label])),
    // A search engine shows one of them, and the page's weight has a budget.
    image: picture && `${origin}${picture.url}-1200.jpg`,
    ...toMediaData(product, { colour: attributes[colorAttribute] ?? '', origin, picture }),
    offers: {
      '@type': 'Offer',
      url: canonical + toVariantQuery(attributes),
      price: price.current,
      priceCurrency: currency,
      ...toAvailability(product, variant, place.now),
      ...toShipping(product, price.current, site.country),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: site.country,
        returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
        merchantReturnDays: site.returns.days,
        returnMethod: 'ReturnByMail',
      },
    },
  }
}

/** Says what can be bought, and from when on where that is later. */
export function toAvailability(product: Offered, variant: Variant, now: Date): object {
  const state = findOfferState({
    product: { ...toOffered(product), hasDraw: product.draw !== undefined },
    variant: { ...variant, isPreOrder: variant.preOrder !== undefined },
    now,
  })
  const beginning = { preOrder: variant.preOrder?.from, launching: product.targetPublishDate }
  return {
    availability: schemaAvailability[state],
    ...((state === 'preOrder' || state === 'launching') && { availabilityStarts: beginning[state] }),
  }
}

type Shown = {
  readonly colour: string
  readonly origin: string
  readonly picture: { readonly url: string } | undefined
}

/** The videos and models of a colour; schema.org has no word for a view of 360 degrees. */
const toMediaData = ({ media = [] }: Offered, { colour, origin, picture }: Shown): object => {
  const subjects = listMediaOfColour(media, colour).flatMap((medium): object[] => {
    if (medium.kind === 'video')
      return [
        {
          '@type': 'VideoObject',
          name: medium.alt,
          thumbnailUrl: picture && `${origin}${picture.url}-1200.jpg`,
          duration: `PT${Math.round(medium.seconds)}S`,
          contentUrl: origin + (medium.sources.find(({ type }) => type === 'video/mp4')?.url ?? ''),
        },
      ]
    if (medium.kind === 'spin') return []
    const encoding = { '@type': 'MediaObject', contentUrl: origin + medium.url, encodingFormat: 'model/gltf-binary' }
    return [{ '@type': '3DModel', name: medium.alt, encoding }]
  })
  return subjects.length > 0 ? { subjectOf: subjects } : {}
}

/** The options of a variant in the order of the page, with their words. */
const listOptions = ({ attributes }: Offered, variant: Variant) =>
  attributes.flatMap(({ type, options }) => {
    const option = options.find(({ value }) => value === variant.attributes[type])
    return option ? [{ type, label: option.label }] : []
  })

/** The cost of the first shipping method for one piece; nothing for goods that are not sent. */
const toShipping = ({ delivery, currency }: Offered, price: number, country: string): object => {
  if (!delivery) return {}
  const isFree = delivery.freeFrom !== null && price >= delivery.freeFrom
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : delivery.price, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    },
  }
}
