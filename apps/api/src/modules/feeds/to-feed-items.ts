import type { Product } from '@lacehouse/contracts'
import type { FeedItem, FeedSale, FeedShipping } from '@lacehouse/domain/feeds/feed-item'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire, fromWire } from '@lacehouse/domain/money/money'
import {
  findOfferState,
  googleAvailability,
  isSoldInStores,
  type OfferState,
} from '@lacehouse/domain/product/offer-state'
import { listMediaOfColour } from '@lacehouse/domain/product/product-media'
import { toVariantQuery } from '@lacehouse/domain/url/variant-query'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import { listAttributeValues } from '../../core/catalogue/product-attributes.ts'
import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import { toPriceEntries } from '../../core/catalogue/to-price-entries.ts'
import type { FeedDeps, FeedPlace, FeedProduct } from './list-feed-products.ts'

type Context = Pick<FeedDeps, 'publicUrl' | 'now' | 'shippingMethods'> & FeedPlace

/** Makes the items of a product, one for each variant that has a price. */
export function toFeedItems({ record, product }: FeedProduct, context: Context): FeedItem[] {
  const { publicUrl, site, locale } = context
  const labels = toLabels(product)
  const shared = {
    groupId: product.id,
    description: product.description || product.name,
    ...{ currency: product.currency, brand: product.brand, weightG: record.weightG },
    ...toAudience(record),
    category: product.breadcrumbs.map(({ name }) => name),
    availableFrom: null,
  }
  return product.variants
    .filter(({ price }) => price.current > 0)
    .map((variant) => {
      const { color, ...others } = variant.attributes
      const options = Object.fromEntries(
        Object.entries(variant.attributes).map(([type, value]) => [type, labels.get(`${type} ${value}`) ?? value]),
      )
      const state = toOfferState(product, variant, context.now())
      const named = Object.keys(others).flatMap((type) => options[type] ?? [])
      return {
        ...shared,
        id: variant.id,
        title: [product.name, options.color, ...named].filter(Boolean).join(', '),
        link: `${publicUrl}${product.url}${toVariantQuery(variant.attributes)}`,
        pictures: (product.images[color ?? ''] ?? Object.values(product.images)[0] ?? []).map(
          ({ url }) => `${publicUrl}${url}-1200.jpg`,
        ),
        ...toMediaLinks(product, color ?? '', publicUrl),
        availability: googleAvailability[state],
        isSoldInStores: isSoldInStores(state),
        ...(variant.preOrder && state === 'preOrder' && { availableFrom: `${variant.preOrder.from}T00:00:00Z` }),
        price: variant.price.original,
        sale: variant.price.current < variant.price.original ? findSale(record, variant, context) : null,
        number: variant.upc,
        options,
        shipping: product.isDigital ? null : findShipping(variant.price.current, { ...context, site, locale }),
      }
    })
}

type Variant = Product['variants'][number]

/** The videos and the model that the colour of a variant shows. */
const toMediaLinks = ({ media = [] }: Product, colour: string, origin: string): Pick<FeedItem, 'videos' | 'model'> => {
  const shown = listMediaOfColour(media, colour)
  const model = shown.find((medium) => medium.kind === 'model')
  return {
    videos: shown.flatMap((medium) =>
      medium.kind === 'video'
        ? medium.sources.filter(({ type }) => type === 'video/mp4').map(({ url }) => origin + url)
        : [],
    ),
    model: model ? origin + model.url : null,
  }
}

const toLabels = ({ attributes }: Product): ReadonlyMap<string, string> =>
  new Map(attributes.flatMap(({ type, options }) => options.map(({ value, label }) => [`${type} ${value}`, label])))

const toOfferState = (product: Product, variant: Variant, now: number): OfferState =>
  findOfferState({
    product: {
      ...{ badge: product.badge?.code ?? null, eyebrow: product.eyebrow?.code ?? null },
      ...{ productType: product.productType, presale: product.presale, isReserveInStoreOnly: product.isRobisOnly },
      ...{ targetPublishDate: product.targetPublishDate, hasDraw: product.draw !== undefined },
    },
    variant: { ...variant, isPreOrder: variant.preOrder !== undefined },
    now: new Date(now),
  })

const genders = { men: 'male', women: 'female' } as const

const toAudience = (record: ProductRecord): Pick<FeedItem, 'gender' | 'ageGroup'> => {
  const values = listAttributeValues(record, 'gender')
  const [only] = values
  const isKids = values.some((value) => /kids|boys|girls|infant|toddler/.test(value))
  const gender = values.length === 1 ? genders[only as keyof typeof genders] : undefined
  return { gender: gender ?? (values.length > 0 ? 'unisex' : null), ageGroup: isKids ? 'kids' : 'adult' }
}

/** The reduction that a variant has now, with the period of its entry. */
const findSale = (record: ProductRecord, { id, attributes, price }: Variant, { site, now }: Context): FeedSale => {
  const at = now()
  const amount = fromWire(price.current, site.currency as Currency).amount
  const entries = toPriceEntries(record, { colourCode: attributes.color ?? '', id }, site.priceList)
  const running = entries.findLast(
    (entry) =>
      entry.kind === 'sale' &&
      entry.amount === amount &&
      entry.from <= at &&
      (entry.until === undefined || entry.until > at),
  )
  return { price: price.current, from: running?.from ?? null, until: running?.until ?? null }
}

/** The first shipping method of the site: what it costs for one piece. */
const findShipping = (price: number, { site, locale, shippingMethods }: Context): FeedShipping | null => {
  const [method] = shippingMethods(site).toSorted((a, b) => a.order - b.order)
  if (!method) return null
  const currency = site.currency as Currency
  const isFree = method.freeFrom !== undefined && fromWire(price, currency).amount >= method.freeFrom
  return {
    country: site.country,
    service: formatMessage(locale, method.labelKey as MessageKey),
    price: isFree ? 0 : amountToWire(method.price, currency),
  }
}
