import type { CallReply, Product } from '@lacehouse/contracts'
import { toAvailability } from './product-data.ts'

type Page = { readonly origin: string; readonly now: Date }

/**
 * Maps a set to structured data: a list of its products, each with what all its variants cost. Their own pages have the offer of each
 * variant (decision 0120).
 */
export function toSetData(
  { name, description, url }: Pick<CallReply<'products.productSet'>, 'name' | 'description' | 'url'>,
  products: readonly Product[],
  { origin, now }: Page,
): object {
  return {
    '@type': 'ItemList',
    name,
    description,
    url: origin + url,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toMemberData(product, { origin, now }),
    })),
  }
}

const toMemberData = (product: Product, { origin, now }: Page): object => {
  const { id, name, brand, url, price, currency, images, variants, rating } = product
  const picture = Object.values(images)[0]?.[0]
  const shown = variants.find(({ stockStatus }) => stockStatus !== 'outOfStock') ?? variants[0]
  return {
    '@type': 'Product',
    name,
    productID: id,
    url: origin + url,
    brand: { '@type': 'Brand', name: brand },
    image: picture && `${origin}${picture.url}-1200.jpg`,
    ...(rating?.average && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: price.lowCurrent,
      highPrice: price.highCurrent,
      priceCurrency: currency,
      offerCount: variants.length,
      ...(shown && toAvailability(product, shown, now)),
    },
  }
}

type Listed = CallReply<'products.listSets'>['productSets'][number]

/** Maps the list of sets to structured data, by the addresses of their pages. */
export function toSetListData(sets: readonly Listed[], origin: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: sets.map(({ url, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + url,
    })),
  }
}
