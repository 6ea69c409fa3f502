import { expect, test } from 'vitest'
import { findPagePath } from './find-page-path.ts'

test('a page stands below the locale, a page of the help centre below help', () => {
  expect(findPagePath('de-de', { slug: 'about' })).toBe('/de-de/about')
  expect(findPagePath('de-de', { slug: 'delivery', parentSlug: 'help' })).toBe('/de-de/help/delivery')
})

test('the page of the stores is read in their list, and a part of other pages has no address', () => {
  expect(findPagePath('de-de', { slug: 'store-locator' })).toBe('/de-de/stores')
  expect(findPagePath('de-de', { slug: 'sign-in-modal' })).toBeNull()
  expect(findPagePath('de-de', { slug: 'account-profile' })).toBeNull()
})
