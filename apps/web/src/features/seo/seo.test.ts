import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import { listAlternates, slugOf } from './describe-page.ts'
import { toBreadcrumbData, toProductData, toQuestionsData } from './json-ld.ts'
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
      { name: 'description', content: 'All of them' },
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
  expect(toBreadcrumbData([{ name: 'Men', url: '/en-us/c/men-1000' }], 'https://shop.example')).toMatchObject({
    itemListElement: [{ position: 1, name: 'Men', item: 'https://shop.example/en-us/c/men-1000' }],
  })
})

test.each([
  [90, 'Offer', { price: 90 }],
  [120, 'AggregateOffer', { lowPrice: 90, highPrice: 120 }],
])('a product up to %s is offered as %s [RT-19]', (high, type, prices) => {
  const product = {
    name: 'Runner',
    id: 'AB12CD34',
    brand: 'Lacehouse',
    description: 'Fast',
    currency: 'USD',
    price: { lowOriginal: 90, highOriginal: high, lowCurrent: 90, highCurrent: high, showLowestPrice: false },
    variants: [],
    images: {},
    delivery: { earliest: '', latest: '', price: 8, freeFrom: 100 },
  }
  const site = { country: 'US', returns: { days: 30 } }
  const data = toProductData(product, { origin: 'https://shop.example', canonical: 'https://shop.example/x', site })
  expect(data).toMatchObject({
    offers: {
      ...{ '@type': type, availability: 'OutOfStock', ...prices },
      shippingDetails: { shippingRate: { value: 8, currency: 'USD' }, shippingDestination: { addressCountry: 'US' } },
      hasMerchantReturnPolicy: { applicableCountry: 'US', merchantReturnDays: 30 },
    },
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
