import { expect, test } from 'vitest'
import { readShopCookie, toRequestCookie, toSetCookie } from './shop-cookies.ts'

const shopAt = (origin: string, jar: Record<string, string> = {}) => ({
  url: { origin, pathname: '/en-us/cart/basic', search: new URLSearchParams() },
  readCookie: (name: string) => jar[name] ?? null,
})

test('over HTTPS the cart without scripts sets cookies that only this host can set, by HTTPS', () => {
  const shop = shopAt('https://shop.lacehouse.com')
  expect(toSetCookie(shop, { cookie: 'basicCart', value: 'c-1', maxAge: 60 })).toBe(
    '__Host-lh_basic_cart=c-1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(toSetCookie(shop, { cookie: 'refresh', value: 'r-1', maxAge: 60 })).toBe(
    '__Secure-lh_refresh=r-1; Path=/token; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  )
  expect(toRequestCookie(shop, 'access', 't-1')).toBe('__Host-lh_access=t-1')
})

test('over HTTP cookies have no prefix, and over HTTPS one from before is still read', () => {
  const plain = shopAt('http://localhost:4000', { lh_basic_cart: 'c-1' })
  expect(toSetCookie(plain, { cookie: 'access', value: 't-1', maxAge: 60 })).toBe(
    'lh_access=t-1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
  )
  expect(readShopCookie(plain, 'basicCart')).toBe('c-1')
  expect(readShopCookie(shopAt('https://shop.lacehouse.com', { lh_basic_cart: 'c-1' }), 'basicCart')).toBe('c-1')
})
