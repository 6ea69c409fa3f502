import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressCountries } from '../address/address-countries.ts'
import { dayInputMask, formatDayInput, parseDayInput } from '../date/day-input.ts'
import { isIsoDay } from '../date/iso-day.ts'
import { isCurrency } from '../money/currency.ts'
import { findPhoneCountry } from '../phone/phone-countries.ts'
import { listSegments } from '../segment/list-segments.ts'
import { segmentKeys } from '../segment/segment.ts'
import { findPublicHolidays } from '../shipping/public-holidays.ts'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { findSiteByLocale, listLocales, toLanguageTag } from './find-site.ts'
import { negotiateLocale } from './negotiate-locale.ts'
import { parseSite, requireSite } from './parse-site.ts'
import type { Site } from './site.ts'
import { getSiteLaw } from './site-law.ts'

const seed = { seed: 20_261_122 }
const folder = new URL('../../../demo/sites/', import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const sites: readonly Site[] = names.map((name) => requireSite(read(name), name))

describe.each(sites.map((site) => [site.siteId, site] as const))('the site %s', (_, site) => {
  test('finds in the domain every fact of its country that a sale needs', () => {
    expect(isCurrency(site.currency)).toBe(true)
    expect(getTaxTable(site.taxMode, site.taxRegion)).not.toHaveProperty('missing')
    expect(Object.keys(addressCountries)).toContain(site.country)
    expect(findPhoneCountry(site.country)?.code).toBe(site.country)
    expect(findPublicHolidays(site.country, Date.UTC(2026, 5, 1)).size).toBeGreaterThan(10)
  })

  test('names in the languages of its locales the currency with digits of its own', () => {
    for (const locale of site.locales) {
      expect(Intl.NumberFormat.supportedLocalesOf(toLanguageTag(locale))).toEqual([toLanguageTag(locale)])
      expect(findSiteByLocale(sites, locale.toUpperCase())).toBe(site)
    }
  })

  test('takes tax on top only outside the law that shows the lowest price, delivery costs and withdrawal', () => {
    const { lowestPrice, deliveryCosts, withdrawal } = getSiteLaw(site)
    expect(new Set([lowestPrice, deliveryCosts, withdrawal]).size).toBe(1)
    if (site.taxMode === 'added') expect(lowestPrice).toBe(false)
  })

  test('is refused without any one of its fields, with the field’s path', () => {
    const name = names.find((one) => requireSite(read(one), one).siteId === site.siteId) ?? ''
    const file = read(name) as Record<string, unknown>
    // A site without a price for gift wrap sells none, one without limits of spend has no discount programmes, and the first
    // version of a consent need not be named; a site that names no days invites no one to review, and one without tiers has none.
    const optional = ['giftWrap', 'spendLimits', 'consentVersion', 'reviewInvitation', 'loyaltyTiers']
    for (const field of Object.keys(site).filter((one) => !optional.includes(one))) {
      const { [field]: _removed, ...rest } = file
      const parsed = parseSite(rest)
      const problems = parsed.ok ? [] : parsed.problems
      expect(problems.filter((problem) => problem.startsWith(`site.${field}`))).not.toEqual([])
    }
  })

  test.each([-1, 0.5, 22, '18', null])('is refused with a minimal age of %j', (minimalAge) => {
    const name = names.find((one) => requireSite(read(one), one).siteId === site.siteId) ?? ''
    expect(parseSite({ ...(read(name) as object), minimalAge }).ok).toBe(false)
  })
})

test.each([
  ['DE', true],
  ['FR', true],
  ['IT', true],
  ['ES', true],
  ['NL', true],
  ['GB', false],
  ['US', false],
  ['CA', false],
  ['AU', false],
  ['CH', false],
])('in %s the notices of the European Union are shown: %s', (country, is) => {
  expect(getSiteLaw({ country })).toMatchObject({ lowestPrice: is, deliveryCosts: is, withdrawal: is })
})

describe('the locale of a visitor [RT-01]', () => {
  const negotiate = (acceptLanguage: string | null, cookie: string | null = null) =>
    negotiateLocale({ cookie, acceptLanguage, sites, defaultLocale: 'en-us' })

  test('is one of the shop, whatever the browser sends', () => {
    const part = fc.constantFrom(
      'de',
      'fr-CA',
      'en',
      'en-AU',
      'xx',
      '*',
      'nl;q=0',
      'it;q=0.5',
      ';q=',
      'q=1',
      'es;q=x',
      '',
    )
    fc.assert(
      fc.property(fc.array(part), fc.option(part), (parts, cookie) => {
        expect(listLocales(sites)).toContain(negotiate(parts.join(','), cookie))
      }),
      seed,
    )
  })

  test.each([
    ['de-AT, de;q=0.9', 'de-de'],
    ['xx, fr-CA;q=0.3, fr-FR;q=0.2', 'fr-ca'],
    ['fr;q=0.2, fr-FR;q=0.1, en-GB;q=0.3', 'en-gb'],
    ['de;q=0, fr', 'fr-ca'],
    ['en-gb;q=1.2.3, de', 'de-de'],
    [null, 'en-us'],
    ['', 'en-us'],
  ])('of %j is %s', (header, locale) => {
    expect(negotiate(header)).toBe(locale)
  })

  test('is the cookie’s, in any case, unless no site has it', () => {
    expect([negotiate('de', 'FR-ca'), negotiate('de', 'xx-xx')]).toEqual(['fr-ca', 'de-de'])
  })
})

describe('a day in the form of a locale', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const locale = fc.constantFrom(...listLocales(sites), 'xx-xx')

  test('is read back as it was written, and has the length of its mask', () => {
    fc.assert(
      fc.property(day, locale, (iso, of) => {
        const written = formatDayInput(iso, of)
        expect(parseDayInput(written, of)).toBe(iso)
        expect(written.replace(/\d/g, 'X')).toBe(dayInputMask(of))
      }),
      seed,
    )
  })

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '26-01-01',
    '2026-04-31',
    '',
    'today',
    ' 2026-01-01',
  ])('%j is no day', (text) => {
    expect(isIsoDay(text)).toBe(false)
    expect(formatDayInput(text, 'de-de')).toBe('')
  })

  test.each([
    ['1.2.2026', 'de-de', '2026-02-01'],
    ['01.02.26', 'de-de', null],
    ['1/2/2026', 'en-us', '2026-01-02'],
    ['1/2/2026', 'en-gb', '2026-02-01'],
    ['2026-2-1', 'en-ca', '2026-02-01'],
    ['29.02.2028', 'de-de', '2028-02-29'],
    ['29.02.2027', 'de-de', null],
    ['.1.2026', 'de-de', null],
    ['1.2', 'de-de', null],
  ])('%j in %s is read as %s', (text, of, iso) => {
    expect(parseDayInput(text, of)).toBe(iso)
  })
})

test('a signed-in shopper is in exactly one of each pair of segments, and a guest in none of them', () => {
  const consumer = fc.record({
    consumerType: fc.constantFrom('CONSUMER', 'EMPLOYEE', 'ATHLETE'),
    memberId: fc.option(fc.constant('M-1')),
    identities: fc.subarray(['WRANX', 'IPA']),
    hasAthleteCredit: fc.boolean(),
  })
  const pairs = segmentKeys
    .filter((key) => key.startsWith('non-'))
    .map((key) => [key, key.slice('non-'.length)] as string[])
  expect(pairs).toHaveLength(6)
  fc.assert(
    fc.property(consumer, fc.nat(3), (one, units) => {
      const [own, guest] = [listSegments(one, units), listSegments(null, units)].map((keys) => new Set<string>(keys))
      for (const pair of pairs) {
        expect(pair.filter((key) => own?.has(key))).toHaveLength(1)
        expect(pair.filter((key) => guest?.has(key))).toHaveLength(0)
      }
      expect([own?.has('loggedin'), own?.has('loggedout')]).toEqual([true, false])
      expect([own?.has('cart-empty'), own?.has('cart-not-empty')]).toEqual([units === 0, units > 0])
    }),
    seed,
  )
})
