import type { StoreReply } from '@lacehouse/contracts'
import type { StoreService } from '@lacehouse/domain/store/services-of-store'

type Crumb = { readonly name: string; readonly url: string }

/** Maps breadcrumbs to structured data; the last one is the page itself, whose address search engines know. */
export function toBreadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index + 1 < crumbs.length && { item: origin + url }),
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

/** Maps a store to structured data with address, position, services by their names, and hours, holidays included. */
export function toStoreData(store: StoreReply, url: string, nameService: (service: StoreService) => string): object {
  const { name, address, phone, latitude, longitude, hours } = store
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
    ...(store.services.length > 0 && {
      amenityFeature: store.services.map((service) => ({
        ...{ '@type': 'LocationFeatureSpecification', name: nameService(service), value: true },
      })),
    }),
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
