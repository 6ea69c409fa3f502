import { expect, test } from 'vitest'
import { findCookie, findFormerCookieName, toCookieName } from './cookies.ts'

test('over HTTPS every cookie has the strictest prefix that its path allows, over HTTP none', () => {
  expect((['access', 'refresh', 'basicCart', 'locale'] as const).map((cookie) => toCookieName(cookie, true))).toEqual([
    '__Host-lh_access',
    '__Secure-lh_refresh',
    '__Host-lh_basic_cart',
    '__Host-locale',
  ])
  expect(toCookieName('access', false)).toBe('lh_access')
})

test('the cookie with the prefix counts before one without, which is read over HTTPS too', () => {
  const read = (jar: Record<string, string>) => findCookie((name) => jar[name], 'locale', true)
  expect(read({ locale: 'de-de', '__Host-locale': 'fr-ca' })).toBe('fr-ca')
  expect(read({ locale: 'de-de' })).toBe('de-de')
  expect(read({})).toBeNull()
  expect(findCookie((name) => ({ '__Host-locale': 'fr-ca' })[name], 'locale', false)).toBeNull()
})

test('the former name of a cookie is the one without a prefix', () => {
  expect([findFormerCookieName('access', true), findFormerCookieName('access', false)]).toEqual(['lh_access', null])
})
