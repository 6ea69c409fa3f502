import { expect, test } from 'vitest'
import { findCountry } from '../countries/countries.ts'
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

test.each(places)('the stores page in $locale lists every store of the country', ({ site, locale }) => {
  const text = findText(locale, 'stores')
  const stores = findCountry(site.country)?.stores ?? []
  expect(stores.length).toBeGreaterThan(4)
  expect(stores.filter(({ street, phone }) => !text.includes(street) || !text.includes(`tel:${phone}`))).toEqual([])
})

test.each(places)('every page of help in $locale begins with its heading and leads on', ({ locale }) => {
  for (const slug of ['delivery', 'returns', 'payment', 'size-guide', 'contact-us', 'stores', 'about']) {
    const text = findText(locale, slug)
    expect(text.match(/"titleH1":true/g), slug).toHaveLength(1)
    expect(text.length, slug).toBeGreaterThan(1200)
    expect(text, slug).toContain('"id":"more"')
  }
})

test('sums of money are written as in their country', () => {
  const written = places.map(({ site, locale }) => formatMoney(10_000, site, locale).replaceAll('\u00a0', ' '))
  expect(Object.fromEntries(places.map(({ locale }, index) => [locale, written[index]]))).toEqual({
    'en-us': '$100',
    'en-ca': '$100',
    'fr-ca': '100 $',
    'de-de': '100 €',
    'en-gb': '£100',
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
