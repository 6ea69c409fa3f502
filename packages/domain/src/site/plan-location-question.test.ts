import { expect, test } from 'vitest'
import { chooseLocaleOf, planLocationQuestion, type Visitor } from './plan-location-question.ts'

const visitor: Visitor = {
  languages: ['de-DE', 'de', 'en-US'],
  locale: 'en-us',
  userAgent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15',
  isDriven: false,
  isDecided: false,
}

test.each<[string, Partial<Visitor>, string | null]>([
  ['a German browser in the shop of the United States', {}, 'DE'],
  ['a German browser in the German shop', { locale: 'de-de' }, null],
  ['a language without a country before one with it', { languages: ['fr', 'fr-CA'] }, 'CA'],
  ['a language with a script', { languages: ['zh-Hant-TW'] }, 'TW'],
  ['languages without a country', { languages: ['de', 'en'] }, null],
  ['no language', { languages: [] }, null],
  ['a visitor who has decided', { isDecided: true }, null],
  ['a driven browser', { isDriven: true }, null],
  ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, null],
])('%s is asked for its country or not [DLG-14]', (_, changes, country) => {
  expect(planLocationQuestion({ ...visitor, ...changes })).toBe(country)
})

test.each([
  [['en-ca', 'fr-ca'], ['fr-FR', 'en'], 'fr-ca'],
  [['en-ca', 'fr-ca'], ['de-CA'], 'en-ca'],
  [[], ['en-CA'], null],
])('of the locales %j the visitor of %j gets %s [DLG-14]', (locales, languages, locale) => {
  expect(chooseLocaleOf(locales, languages)).toBe(locale)
})
