import { expect, test } from 'vitest'
import { findSiteById, findSiteByLocale, listLocales, toLanguageTag } from './find-site.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import { parseSite, requireSite } from './parse-site.ts'
import { captchaForms, hasCaptcha, hasFeature, siteFeatures } from './site.ts'

const file = {
  siteId: 'LH-CA',
  name: 'Lacehouse Canada',
  brand: 'lacehouse',
  region: 'NA',
  country: 'CA',
  locales: ['en-ca', 'fr-ca'],
  defaultLocale: 'en-ca',
  currency: 'CAD',
  taxMode: 'added',
  taxRegion: 'CA',
  priceList: 'ca-cad',
  warehouse: 'ca-central',
  shippingMethods: 'ca',
  seller: { name: 'Lacehouse', address: ['1 King Street', 'Toronto'], email: 'a@b.example', taxIds: { gst: '1 RT' } },
  returns: { days: 30, address: ['Lacehouse Returns', 'Toronto'], carrier: 'Post', dropOffPoints: 'https://p.example' },
  features: {
    ...Object.fromEntries(siteFeatures.map((name) => [name, name !== 'smsOptIn'])),
    captcha: Object.fromEntries(captchaForms.map((name) => [name, name === 'signIn'])),
  },
  consentMode: 'opt-out',
  units: { size: 'US', length: 'cm' },
  minimalAge: 13,
  paymentMethods: ['PAYPAL', 'CREDIT_CARD'],
  pickupRequired: { 'en-ca': ['storePickupEmail'], 'fr-ca': [] },
  hreflang: { 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' },
}

const canada = requireSite(file, 'ca.json')
const germany = { ...canada, siteId: 'LH-DE', locales: ['de-de'] }
const america = { ...canada, siteId: 'LH-US', locales: ['en-us'] }
const sites = [america, canada, germany]

test("a valid file is a site with its payment methods in the file's order", () => {
  expect(parseSite(file)).toEqual({ ok: true, site: canada })
  expect(canada.paymentMethods).toEqual(['PAYPAL', 'CREDIT_CARD'])
  expect(hasFeature(canada, 'loyalty')).toBe(true)
  expect(hasFeature(canada, 'smsOptIn')).toBe(false)
  expect(hasCaptcha(canada, 'signIn')).toBe(true)
  expect(hasCaptcha(canada, 'order')).toBe(false)
})

test('a site offers gift wrap at a whole price above zero, or none at all', () => {
  expect(canada.giftWrap).toBeUndefined()
  expect(requireSite({ ...file, giftWrap: { price: 695 } }, 'ca.json').giftWrap).toEqual({ price: 695 })
})

const tierOf = (id: string, points: number, pointsFactor: number) => ({
  ...{ id, points, pointsFactor },
  words: { 'en-ca': { name: id }, 'fr-ca': { name: id, benefits: ['Livraison gratuite.'] } },
})

test('a site has the tiers of its file, or none', () => {
  expect(canada).not.toHaveProperty('loyaltyTiers')
  const { loyaltyTiers } = requireSite({ ...file, loyaltyTiers: [tierOf('silver', 500, 12_500)] }, 'ca.json')
  const words = {
    'en-ca': { name: 'silver', benefits: [] },
    'fr-ca': { name: 'silver', benefits: ['Livraison gratuite.'] },
  }
  expect(loyaltyTiers).toEqual([{ id: 'silver', points: 500, pointsFactor: 12_500, words }])
})

test('tiers rise in points, do not fall in their factor, differ in their ids and have words in each locale', () => {
  const { words: _, ...wordless } = tierOf('gold', 500, 12_000)
  const loyaltyTiers = [
    tierOf('silver', 500, 12_500),
    { ...wordless, words: { 'en-ca': { name: 'Gold' } } },
    tierOf('silver', 900, 9999),
  ]
  expect(parseSite({ ...file, features: { ...file.features, loyalty: false }, loyaltyTiers })).toEqual({
    ok: false,
    problems: [
      'site.loyaltyTiers.2.pointsFactor: must be a whole number of basis points from 10000 to 100000, is 9999',
      'site.loyaltyTiers: need the feature loyalty',
      'site.loyaltyTiers.1.points: must be above those of the tier before',
      'site.loyaltyTiers.1.pointsFactor: must not be below that of the tier before',
      'site.loyaltyTiers.1.words.fr-ca: is missing',
      'site.loyaltyTiers.2.pointsFactor: must not be below that of the tier before',
      'site.loyaltyTiers.2.id: is that of another tier',
    ],
  })
})

test('a site of EMEA waits for consent, and a policy without a version is the first [ROLE-04]', () => {
  expect(canada.consentVersion).toBe(1)
  expect(requireSite({ ...file, consentVersion: 3 }, 'ca.json').consentVersion).toBe(3)
  expect(parseSite({ ...file, region: 'EMEA' })).toEqual({
    ok: false,
    problems: ['site.consentMode: must be opt-in in the region EMEA, is "opt-out"'],
  })
  expect(parseSite({ ...file, region: 'EMEA', consentMode: 'opt-in' }).ok).toBe(true)
})

test('a seller has the registrations that the file names, and no others', () => {
  expect(canada.seller.taxIds).toEqual({ gst: '1 RT' })
})

test('a site without limits of spend has no discount programmes [ROLE-03]', () => {
  expect(canada.spendLimits).toEqual({ employee: 0, prosumer: 0 })
  const spendLimits = { employee: 200_000, prosumer: 80_000 }
  expect(requireSite({ ...file, spendLimits }, 'ca.json').spendLimits).toEqual(spendLimits)
})

test.each([
  ['seller', { ...file.seller, address: [] }, 'site.seller.address: must be a list of lines, is []'],
  ['seller', { ...file.seller, taxIds: { gst: '' } }, 'site.seller.taxIds.gst: must be a text like'],
  ['seller', undefined, 'site.seller: must be an object, is missing'],
  ['returns', { ...file.returns, days: 7 }, 'site.returns.days: must be a whole number of days from 14 to 366, is 7'],
  ['returns', { ...file.returns, dropOffPoints: 'http://p' }, 'site.returns.dropOffPoints: must be a text like'],
  ['spendLimits', { employee: 1 }, 'site.spendLimits.prosumer: must be a whole number of minor units, is missing'],
  [
    'spendLimits',
    { employee: -1, prosumer: 0 },
    'site.spendLimits.employee: must be a whole number of minor units, is -1',
  ],
  ['giftWrap', {}, 'site.giftWrap.price: must be a whole number of minor units above 0, is missing'],
  ['giftWrap', { price: 0 }, 'site.giftWrap.price: must be a whole number of minor units above 0, is 0'],
  ['giftWrap', { price: 5.95 }, 'site.giftWrap.price: must be a whole number of minor units above 0, is 5.95'],
  ['siteId', 7, 'site.siteId: must be a text like'],
  ['region', 'MARS', 'site.region: must be one of NA, EMEA, APAC, is "MARS"'],
  ['currency', 'dollars', 'site.currency: must be a text like'],
  ['taxMode', undefined, 'site.taxMode: must be one of added, included, is missing'],
  ['locales', ['en-CA'], 'site.locales: must be a list of locales like en-us'],
  ['locales', [], 'site.locales: must be a list of locales like en-us, is []'],
  ['defaultLocale', 'de-de', 'site.defaultLocale: is not one of site.locales'],
  ['reviewInvitation', {}, 'site.reviewInvitation.days: must be a whole number of days from 1 to 90, is missing'],
  ['reviewInvitation', { days: 0 }, 'site.reviewInvitation.days: must be a whole number of days from 1 to 90, is 0'],
  ['consentVersion', 0, 'site.consentVersion: must be a whole number of versions from 1 to 99999, is 0'],
  ['features', null, 'site.features: must be an object, is null'],
  ['units', { size: 'JP', length: 'cm' }, 'site.units.size: must be one of US, EU, UK, is "JP"'],
  ['minimalAge', 12.5, 'site.minimalAge: must be a whole number of years from 0 to 21, is 12.5'],
  ['paymentMethods', ['CASH'], 'site.paymentMethods: must be a list out of CREDIT_CARD'],
  ['paymentMethods', 'PAYPAL', 'site.paymentMethods: must be a list out of CREDIT_CARD'],
  ['pickupRequired', { 'en-ca': [] }, 'site.pickupRequired.fr-ca: is missing'],
  ['hreflang', { 'en-ca': 'en-CA' }, 'site.hreflang.fr-ca: is missing'],
])('a file whose %s is %j is refused with the path', (name, value, problem) => {
  const parsed = parseSite({ ...file, [name]: value })
  const problems = parsed.ok ? [] : parsed.problems
  expect(problems).toContainEqual(expect.stringContaining(problem))
})

test('all problems of a file are reported together, under its name', () => {
  expect(() => requireSite({ ...file, brand: 'Two Words', currency: 1 }, 'ca.json')).toThrow(
    /ca\.json is not a site:\n {2}site\.brand.*\n {2}site\.currency/,
  )
})

test('a site is found by locale in any letter case, or by its id', () => {
  expect(findSiteByLocale(sites, 'FR-CA')?.siteId).toBe('LH-CA')
  expect(findSiteByLocale(sites, 'fr-fr')).toBeNull()
  expect(findSiteById(sites, 'LH-DE')?.locales).toEqual(['de-de'])
  expect(findSiteById(sites, 'XX')).toBeNull()
  expect(listLocales(sites)).toEqual(['en-us', 'en-ca', 'fr-ca', 'de-de'])
  expect(toLanguageTag('fr-ca')).toBe('fr-CA')
})

test.each([
  ['the cookie before the header', 'de-de', 'fr-CA', 'de-de'],
  ['no cookie of an unknown locale', 'xx-yy', 'fr-CA', 'fr-ca'],
  ['the exact locale of the header', null, 'fr-CA,fr;q=0.9', 'fr-ca'],
  ['the preferred language when the country is not served', null, 'fr-FR,fr;q=0.9,en-US;q=0.8', 'fr-ca'],
  ['the first by quality, not by place', null, 'en-US;q=0.4, de;q=0.9', 'de-de'],
  ['an exact locale before another of the same language', null, 'en-AU, en-CA;q=0.9', 'en-ca'],
  ['the default among locales of one language', null, 'en', 'en-us'],
  ['no range that is refused', null, 'de;q=0, fr-CA;q=0.1', 'fr-ca'],
  ['the default when nothing fits', null, 'ja-JP,*;q=0.5', 'en-us'],
  ['the default without cookie and header', null, null, 'en-us'],
  ['the default for a header that is no list', null, ';;,q=,\u0000', 'en-us'],
])('the locale of the shop is %s [RT-01]', (_, cookie, acceptLanguage, expected) => {
  expect(negotiateLocale({ cookie, acceptLanguage, sites, defaultLocale: 'en-us' })).toBe(expected)
})
