import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { findShippingMethods } from './find-shipping-methods.ts'
import { formatMoney } from './format-money.ts'
import { planContent } from './plan-content.ts'

const sites = await loadSites()
const pages = sites.flatMap((site) =>
  planContent({ site, tree: [], products: [] }).map((row) => ({ ...row, site, text: JSON.stringify(row.body) })),
)
const places = sites.flatMap((site) => site.locales.map((locale) => ({ site, locale })))
const findText = (locale: string, slug: string): string =>
  pages.find((page) => page.locale === locale && page.doctype === 'page' && page.slug === slug)?.text ?? ''

test.each(places)('the delivery page in $locale has the prices of its site', ({ site, locale }) => {
  const text = findText(locale, 'delivery')
  const methods = findShippingMethods(site)
  expect(methods.length).toBeGreaterThan(3)
  for (const { price, freeFrom } of methods) {
    expect(text).toContain(formatMoney(price, site, locale))
    if (freeFrom !== undefined) expect(text).toContain(formatMoney(freeFrom, site, locale))
  }
})

test.each(places)('in $locale the list of stores has services and opening hours below it [CMS-01]', ({ locale }) => {
  const text = findText(locale, 'store-locator')
  expect(text).not.toContain('titleH1')
  expect(text).toContain('<li>')
  expect(text).toContain('<table>')
})

test.each(places)('every page of help in $locale begins with its heading and leads on', ({ locale }) => {
  for (const slug of ['delivery', 'returns', 'payment', 'size-guide', 'contact-us', 'about']) {
    const text = findText(locale, slug)
    expect(text.match(/"titleH1":true/g), slug).toHaveLength(1)
    expect(text.length, slug).toBeGreaterThan(1200)
    expect(text, slug).toContain('"id":"more"')
  }
})

test.each(places)(
  'in $locale terms and page of the loyalty programme have the tiers of the site, and no more',
  ({ site, locale }) => {
    const number = new Intl.NumberFormat(site.hreflang[locale] ?? locale)
    const tiers = site.loyaltyTiers ?? []
    for (const slug of ['loyalty-terms', ...(site.features.loyalty ? ['loyalty'] : [])]) {
      const text = findText(locale, slug)
      expect(text, slug).not.toBe('')
      expect(text.match(/<tr>/g)?.length ?? 0, slug).toBe(site.loyaltyTiers ? tiers.length + 1 : 0)
      for (const { points, pointsFactor, words } of tiers) {
        const { name, benefits } = words[locale] ?? { name: 'no words', benefits: [] }
        expect(text, slug).toContain(`<th scope=\\"row\\">${name}</th>`)
        if (points > 0) expect(text, slug).toContain(number.format(points))
        if (pointsFactor > 10_000) expect(text, slug).toContain(number.format(pointsFactor / 10_000))
        for (const benefit of benefits) expect(text, slug).toContain(benefit)
      }
    }
  },
)

test('sums of money are written as in their country', () => {
  const written = places.map(({ site, locale }) => formatMoney(10_000, site, locale).replaceAll('\u00a0', ' '))
  expect(Object.fromEntries(places.map(({ locale }, index) => [locale, written[index]]))).toEqual({
    'en-us': '$100',
    'en-ca': '$100',
    'fr-ca': '100 $',
    'de-de': '100 €',
    'en-gb': '£100',
    'fr-fr': '100 €',
    'en-au': '$100',
    'it-it': '100 €',
    'es-es': '100 €',
    'nl-nl': '€ 100',
  })
})

test('clothes are measured in inches in the United States and in centimetres elsewhere', () => {
  for (const { site, locale } of places) {
    const unit = site.units.length
    expect(findText(locale, 'size-guide'), locale).toContain(`(${unit})`)
  }
  expect(findText('de-de', 'size-guide')).toContain('38,5')
  expect(findText('en-us', 'size-guide')).not.toContain('cm')
})

test('no American page has the address of the German company', () => {
  const american = pages.filter(({ locale }) => locale === 'en-us').filter(({ text }) => /Hamburg|Germany/.test(text))
  expect(american.map(({ slug }) => slug)).toEqual([])
})

test.each([
  ['en-us', 'U.S. Department of Justice', 'November 28, 2026'],
  ['en-ca', 'Ministry for Seniors and Accessibility', 'November 28, 2026'],
  ['fr-ca', 'Commission des droits de la personne', '28 novembre 2026'],
  ['en-gb', 'Equality Advisory and Support Service', '28 November 2026'],
  ['en-au', 'Australian Human Rights Commission', '28 November 2026'],
  ['de-de', 'MLBF', '28. November 2026'],
  ['fr-fr', 'DGCCRF', '28 novembre 2026'],
  ['it-it', 'AgID', '28 novembre 2026'],
  ['es-es', 'OADIS', '28 de noviembre de 2026'],
  ['nl-nl', 'Autoriteit Consument &amp; Markt', '28 november 2026'],
])(
  'in %s the accessibility statement has conformance, exceptions, date and the authority %s',
  (locale, authority, date) => {
    const text = findText(locale, 'accessibility').replaceAll('\u00a0', ' ')
    for (const fact of [authority, date, 'WCAG 2.2', 'axe', 'help@lacehouse.example']) expect(text).toContain(fact)
    expect(text.match(/<h2>/g)).toHaveLength(6)
    expect(text.match(/<li>/g)).toHaveLength(7)
  },
)
