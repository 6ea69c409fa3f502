import { listAlternates } from '@lacehouse/domain/site/list-alternates'
import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import { slugOf } from './describe-page.ts'
import { toBreadcrumbData, toQuestionsData, toStoreData } from './json-ld.ts'
import type { PageDescription } from './page-description.ts'
import { toMeta } from './to-meta.ts'

const sites = [
  { locales: ['en-us'], defaultLocale: 'en-us', hreflang: { 'en-us': 'en-US' } },
  { locales: ['en-ca', 'fr-ca'], defaultLocale: 'en-ca', hreflang: { 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' } },
] as unknown as Site[]

const page: PageDescription = {
  title: 'Shoes',
  description: 'All of them',
  canonical: 'https://shop.example/en-us/c/shoes-1234',
  alternates: '/fr-ca/c/souliers-1234 -',
  image: 'https://shop.example/i/x-1200.jpg',
  type: 'website',
  siteName: 'Lacehouse',
}

test('a page lists its address in every locale of every site, and the first one as the default [RT-19]', () => {
  expect(listAlternates(sites, (locale) => `/${locale}/search`)).toEqual([
    ['en-US', '/en-us/search'],
    ['en-CA', '/en-ca/search'],
    ['fr-CA', '/fr-ca/search'],
    ['x-default', '/en-us/search'],
  ])
})

test('a locale in which the page does not exist is left out [RT-19]', () => {
  const tags = listAlternates(sites, (locale) => (locale === 'fr-ca' ? '/fr-ca/x' : null)).map(([tag]) => tag)
  expect(tags).toEqual(['fr-CA'])
})

test('a slug falls back to English as the catalogue does', () => {
  const slugs = { 'en-us': 'shoes', 'fr-ca': 'souliers' }
  expect([slugOf(slugs, 'fr-ca'), slugOf(slugs, 'en-gb'), slugOf({}, 'en-us')]).toEqual(['souliers', 'shoes', null])
})

test('the metadata of a page holds title, description, canonical, hreflang and Open Graph [RT-19]', () => {
  expect(toMeta(page)).toEqual(
    expect.arrayContaining([
      { title: 'Shoes' },
      { name: 'description', property: 'og:description', content: 'All of them' },
      { tagName: 'link', rel: 'canonical', href: page.canonical },
      { tagName: 'link', rel: 'alternate', hrefLang: 'fr-CA', href: 'https://shop.example/fr-ca/c/souliers-1234' },
      { property: 'og:image', content: page.image },
      { property: 'og:locale', content: 'en_US' },
    ]),
  )
})

test('a hidden page asks search engines not to index it', () => {
  expect(toMeta({ ...page, hidden: true })).toContainEqual({ name: 'robots', content: 'noindex, follow' })
  expect(toMeta(undefined)).toEqual([])
})

test('breadcrumbs are numbered and lead to whole addresses [RT-19]', () => {
  const crumbs = [
    { name: 'Men', url: '/en-us/c/men-1000' },
    { name: 'Shoes', url: '/en-us/c/men-shoes-1100' },
  ]
  expect(toBreadcrumbData(crumbs, 'https://shop.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Men', item: 'https://shop.example/en-us/c/men-1000' },
      { '@type': 'ListItem', position: 2, name: 'Shoes' },
    ],
  })
})

test('questions of a page are structured as an FAQ with their answers [RT-19]', () => {
  const data = toQuestionsData([{ title: 'How long may I keep them?', richText: '<p>Thirty days.</p>' }])
  expect(data).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long may I keep them?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Thirty days.</p>' },
      },
    ],
  })
})

test('a store has its own name, its address, its position, its services and its hours, holidays included, as structured data [STO-01]', () => {
  const store = {
    ...{ id: 'it-001', name: 'Lacehouse Brera', phone: '+39021234567', latitude: 45.47, longitude: 9.18 },
    services: ['returns', 'gait_analysis'],
    address: { addressLine1: 'Via Solferino 1', city: 'Milano', postalCode: '20121', countryCode: 'IT' },
    hours: {
      weekdays: [
        { day: 'mon', hours: { opens: '10:00', closes: '19:30' } },
        { day: 'sun', hours: null },
      ],
      exceptions: [
        { date: '2026-12-24', hours: { opens: '10:00', closes: '16:00' } },
        { date: '2026-12-25', hours: null },
      ],
    },
  } as unknown as Parameters<typeof toStoreData>[0]
  const hours = { '@type': 'OpeningHoursSpecification' }
  const names = { returns: 'Reso', gait_analysis: 'Analisi della corsa' }
  const nameService = (service: string) => names[service as 'returns'] ?? service
  expect(toStoreData(store, 'https://shop.example/it-it/stores/it-001', nameService)).toEqual({
    '@type': 'ShoeStore',
    '@id': 'https://shop.example/it-it/stores/it-001',
    ...{ name: 'Lacehouse Brera', url: 'https://shop.example/it-it/stores/it-001', telephone: '+39021234567' },
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: 'Via Solferino 1', addressLocality: 'Milano' },
      ...{ postalCode: '20121', addressCountry: 'IT' },
    },
    geo: { '@type': 'GeoCoordinates', latitude: 45.47, longitude: 9.18 },
    amenityFeature: Object.values(names).map((name) => ({
      ...{ '@type': 'LocationFeatureSpecification', name, value: true },
    })),
    openingHoursSpecification: [
      { ...hours, dayOfWeek: 'Monday', opens: '10:00', closes: '19:30' },
      { ...hours, validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '10:00', closes: '16:00' },
      { ...hours, validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
    ],
  })
})
