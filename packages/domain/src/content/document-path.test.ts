import { expect, test } from 'vitest'
import { findFragmentId, toDocumentPath } from './document-path.ts'
import { toLinkTarget } from './list-links.ts'

test('a fragment has an address of its own in the preview, from which its name is found', () => {
  const path = toDocumentPath({ contentLocale: 'en-us', doctype: 'fragment', slug: 'size-promise' })
  expect(path).toBe('/en-us/fragments/size-promise')
  expect(findFragmentId(path)).toBe('size-promise')
})

test.for([
  '/en-us/fragments',
  '/en-us/fragments/a/b',
  '/en-us/about',
  '/fragments/size-promise',
  '/x/en-us/fragments/a',
  '/en-us/fragments/a?b',
  '/en-us/fragments/-a',
])('%s shows no fragment', (path) => {
  expect(findFragmentId(path)).toBe(null)
})

test.each([
  ['page', 'about', '/en-us/about'],
  ['page', 'home', '/en-us'],
  ['page', 'global', '/en-us'],
  ['page', 'account-profile', '/en-us/account/profile'],
  ['page', 'error-4xx', '/en-us/unknown-page'],
  ['page', 'store-locator', '/en-us/stores'],
  ['page', 'sign-in-modal', '/en-us'],
  ['page', 'constructor', '/en-us/constructor'],
  ['popup', 'welcome', '/en-us?popup=welcome'],
  ['article', 'first-run', '/en-us/articles/first-run'],
] as const)('a %s of the name %s is seen at %s', (doctype, slug, path) => {
  expect(toDocumentPath({ contentLocale: 'en-us', doctype, slug })).toBe(path)
})

test.each([
  ['facet-page', 'black-sneakers'],
  ['category', '1110'],
  ['product', 'lhtest0001'],
  ['article', 'first-run'],
  ['page', 'about'],
] as const)('the address at which a %s is seen leads to it', (doctype, slug) => {
  const target = toLinkTarget(toDocumentPath({ contentLocale: 'en-us', doctype, slug }))
  expect(target).toEqual({ kind: 'document', doctype, slug, locale: 'en-us' })
})
