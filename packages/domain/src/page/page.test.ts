import { expect, test } from 'vitest'
import { isLeftOnSignOut, type PageType, pageTypeOf } from './page-type.ts'
import { parseCategoryPath, parseProductPath } from './parse-page-path.ts'
import { preservedQuery, withPreservedQuery } from './preserved-query.ts'
import { splitPath } from './split-path.ts'

test.each([
  ['/en-us/p/road-runner-AB12CD34', 'road-runner', 'AB12CD34'],
  ['/de-de/p/laufschuh-1234567890A', 'laufschuh', '1234567890A'],
  ['/EN-US/p/a-12345678/?color=red#top', 'a', '12345678'],
  ['https://shop.example/fr-ca/p/soulier-l-ete-ABCDEFGH', 'soulier-l-ete', 'ABCDEFGH'],
])('%s is a product page [RT-02]', (url, slug, id) => {
  expect(parseProductPath(url)).toMatchObject({ slug, id, isAlternate: false })
})

test.each([
  '/en-us/p/short-ABC1234',
  '/en-us/p/long-ABCDEFGHIJKL',
  '/en-us/p/ABCDEFGH',
  '/en-us/p/-ABCDEFGH',
  '/en-us/p/bad-ABC_EFGH',
  '/p/no-locale-ABCDEFGH',
  '/en-us/p/extra/road-runner-AB12CD34',
  '/en-us/c/road-runner-AB12CD34',
])('%s is no product page [RT-02]', (url) => {
  expect(parseProductPath(url)).toBeNull()
})

test.each([
  ['/en-us/c/running-1234', 'running', '1234', true],
  ['/en-us/c/running-shoes-1234567890', 'running-shoes', '1234567890', true],
  ['/en-us/c/running-123', '', '', false],
  ['/en-us/c/running-12345678901', '', '', false],
  ['/en-us/c/running-12a4', '', '', false],
  ['/c/running-1234', '', '', false],
])('%s is parsed as a category page or refused [RT-03]', (url, slug, id, isCategory) => {
  const parsed = parseCategoryPath(url)
  if (isCategory) expect(parsed).toMatchObject({ slug, id, isAlternate: false })
  else expect(parsed).toBeNull()
})

test.each([
  [parseProductPath, '/en-us/men/road-runner-pAB12CD34', '/en-us/p/road-runner-AB12CD34'],
  [parseProductPath, '/en-us/road-runner-p1234567890A', '/en-us/p/road-runner-1234567890A'],
  [parseCategoryPath, '/de-de/herren/laufen-c1234', '/de-de/c/laufen-1234'],
  [parseCategoryPath, '/de-de/c/laufen-c123456', '/de-de/c/laufen-123456'],
])('the alternate shape names the main shape as canonical [RT-04]', (parse, url, canonical) => {
  expect(parse(url)).toMatchObject({ isAlternate: true, canonical })
})

test.each([
  [parseCategoryPath, '/de-de/laufen-c123'],
  [parseCategoryPath, '/de-de/laufen-c1234567'],
  [parseProductPath, '/de-de/laufen-pABCDEFG'],
  [parseProductPath, '/de-de/laufen-pABCDEFGHIJKL'],
])('an alternate shape with too few or too many characters is refused [RT-04]', (parse, url) => {
  expect(parse(url)).toBeNull()
})

test('a preview address keeps its shape and names the public one as canonical [RT-04]', () => {
  expect(parseProductPath('/pre/en-us/p/road-runner-AB12CD34')).toMatchObject({
    isPreview: true,
    canonical: '/en-us/p/road-runner-AB12CD34',
  })
})

test.each<[string, PageType]>([
  ['/en-us', 'home'],
  ['/en-us/', 'home'],
  ['/pre/en-us?cms=1', 'home'],
  ['/', 'other'],
  ['/en-us/p/road-runner-AB12CD34', 'product'],
  ['/en-us/road-runner-pAB12CD34', 'product'],
  ['/en-us/c/running-1234', 'listing'],
  ['/en-us/running-c1234', 'listing'],
  ['/en-us/cart', 'cart'],
  ['/en-us/account/orders', 'account'],
  ['/en-us/search?q=run', 'search'],
  ['/en-us/search-hub', 'searchHub'],
  ['/en-us/checkout/billing', 'checkout'],
  ['/checkout', 'checkout'],
  ['/order-confirmation?storeContext=applePayPdp', 'orderConfirmation'],
  ['/en-us/help/contact-us', 'other'],
  ['/en-us/toString', 'other'],
  ['/en-us/cartoon', 'other'],
])('%s is recognised as %s [RT-05]', (url, type) => {
  expect(pageTypeOf(url)).toBe(type)
})

test('a preview prefix is not a locale', () => {
  expect(splitPath('/pre/de-de/cart')).toEqual({ isPreview: true, locale: 'de-de', rest: ['cart'] })
  expect(splitPath('/prefix/x')).toEqual({ isPreview: false, locale: null, rest: ['prefix', 'x'] })
})

test.each([
  ['/en-us/cart', true],
  ['/en-us/checkout/summary', true],
  ['/en-us/account', true],
  ['/en-us/favorites', true],
  ['/en-us/c/running-1234', false],
  ['/en-us/order-confirmation?order=1', true],
])('signing out on %s leads to the home page: %s [RT-12]', (url, isLeft) => {
  expect(isLeftOnSignOut(url)).toBe(isLeft)
})

test('siteId, cms, preview and enrollment_marketing_source are added to a link, others are not [RT-06]', () => {
  const current = '/en-us?siteId=LH-US&utm_source=x&cms=a%20b&preview=1&enrollment_marketing_source=mail#part'
  expect(preservedQuery(current).toString()).toBe('siteId=LH-US&cms=a+b&preview=1&enrollment_marketing_source=mail')
  expect(withPreservedQuery('/en-us/cart', '/en-us?preview=1&x=2')).toBe('/en-us/cart?preview=1')
})

test.each([
  ['/en-us/search?q=run#list', '/x?cms=1', '/en-us/search?q=run&cms=1#list'],
  ['/en-us?siteId=A', '/x?siteId=B&cms=1', '/en-us?siteId=A&cms=1'],
  ['/en-us/search?color=black,white', '/x', '/en-us/search?color=black,white'],
  ['/en-us', '/x', '/en-us'],
])('the link %s from %s becomes %s [RT-06]', (link, current, expected) => {
  expect(withPreservedQuery(link, current)).toBe(expected)
})
