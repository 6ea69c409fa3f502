import type { Product, StoreReply } from '@lacehouse/contracts'

type Crumb = { readonly name: string; readonly url: string }
type Offered = Pick<
  Product,
  'name' | 'id' | 'brand' | 'description' | 'price' | 'currency' | 'variants' | 'images' | 'rating' | 'delivery'
>
type ProductPage = {
  readonly origin: string
  readonly canonical: string
  readonly site: { readonly country: string; readonly returns: { readonly days: number } }
}

/** Maps breadcrumbs to structured data. */
export function toBreadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + url,
    })),
  }
}

export function toOrganizationData(name: string, origin: string): object {
  return {
    '@type': 'Organization',
    name,
    url: origin,
  }
}

/** Describes the shop's search for search engines that offer it. */
export function toWebsiteData(name: string, home: string): object {
  return {
    '@type': 'WebSite',
    name,
    url: home,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${home}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/**
 * Maps a product to structured data with price, availability, rating, shipping and returns. The reviews come after the page, so that they
 * are not listed here; the words of schema.org stand without their address, because the page's weight has a budget.
 */
export function toProductData(product: Offered, { origin, canonical, site }: ProductPage): object {
  const { name, id, brand, description, price, currency, variants, images, rating } = product
  const pictures = Object.values(images)[0] ?? []
  const isAvailable = variants.some(({ stockStatus }) => stockStatus !== 'outOfStock')
  const shared = {
    priceCurrency: currency,
    availability: isAvailable ? 'InStock' : 'OutOfStock',
    ...toShipping(product, site.country),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: site.country,
      returnPolicyCategory: 'MerchantReturnFiniteReturnWindow',
      merchantReturnDays: site.returns.days,
      returnMethod: 'ReturnByMail',
    },
  }
  return {
    '@type': 'Product',
    name,
    sku: id,
    url: canonical,
    description,
    brand: { '@type': 'Brand', name: brand },
    // A search engine shows one of them, and the page's weight has a budget.
    image: pictures.slice(0, 1).map(({ url }) => `${origin}${url}-1200.jpg`),
    ...(rating?.average && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    offers:
      price.lowCurrent === price.highCurrent
        ? { '@type': 'Offer', ...shared, price: price.lowCurrent }
        : {
            '@type': 'AggregateOffer',
            ...shared,
            lowPrice: price.lowCurrent,
            highPrice: price.highCurrent,
            offerCount: variants.length,
          },
  }
}

/** What the first shipping method costs for one piece; nothing for goods that are not sent. */
const toShipping = ({ delivery, price, currency }: Offered, country: string): object => {
  if (!delivery) return {}
  const isFree = delivery.freeFrom !== null && price.lowCurrent >= delivery.freeFrom
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : delivery.price, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    },
  }
}

/** Maps the questions and answers of a content page to structured data. */
export function toQuestionsData(items: readonly { title: string; richText: string }[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, richText }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: richText },
    })),
  }
}

const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** Maps a store to structured data with address, position and hours, holidays included. */
export function toStoreData(store: StoreReply, { name, url }: { readonly name: string; readonly url: string }): object {
  const { address, phone, latitude, longitude, hours } = store
  return {
    '@type': 'ShoeStore',
    '@id': url,
    ...{ name, url },
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.addressLine1,
      addressLocality: address.city,
      ...(address.province && { addressRegion: address.province }),
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    openingHoursSpecification: [
      ...hours.weekdays.flatMap(({ day, hours: own }) =>
        own ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: dayNames[day], ...own }] : [],
      ),
      ...hours.exceptions.map(({ date, hours: own }) => ({
        '@type': 'OpeningHoursSpecification',
        ...{ validFrom: date, validThrough: date },
        ...(own ?? { opens: '00:00', closes: '00:00' }),
      })),
    ],
  }
}
