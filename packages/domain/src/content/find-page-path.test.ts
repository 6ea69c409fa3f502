import { expect, test } from 'vitest'
import { findPagePath } from './find-page-path.ts'

test('a page stands below the locale, a page of the help centre below help', () => {
  expect(findPagePath('de-de', { slug: 'about' })).toBe('/de-de/about')
  expect(findPagePath('de-de', { slug: 'delivery', parentSlug: 'help' })).toBe('/de-de/help/delivery')
})

test.for([
  ['about-making', 'about', '/de-de/about/making'],
  ['returns-how-to-return', 'help/returns', '/de-de/help/returns/how-to-return'],
  // An address that would lead to another slug is not used.
  ['perks', 'loyalty', '/de-de/perks'],
  ['how-to-return', 'help/returns', '/de-de/how-to-return'],
] as const)('the page %s below %s is read at %s', ([slug, parentSlug, path]) => {
  expect(findPagePath('de-de', { slug, parentSlug })).toBe(path)
})

test('the page of the stores is read in their list, and a part of other pages has no address', () => {
  expect(findPagePath('de-de', { slug: 'store-locator' })).toBe('/de-de/stores')
  expect(findPagePath('de-de', { slug: 'sign-in-modal' })).toBeNull()
  expect(findPagePath('de-de', { slug: 'account-profile' })).toBeNull()
})
