import { expect, test } from 'vitest'
import { findPageLink } from './find-page-link.ts'

const current = 'https://shop.test/en-us/c/shoes-1200?page=2'

function press(href: string, parts: { target?: string; attribute?: string; button?: number; modified?: boolean } = {}) {
  const link = {
    href: new URL(href, current).href,
    target: parts.target ?? '',
    hasAttribute: (name: string) => name === parts.attribute,
  }
  return findPageLink({ link, current, button: parts.button ?? 0, modified: parts.modified ?? false })
}

test('a plain click on a link of the shop is handled by the router', () => {
  expect(press('/en-us/p/strider-AB12CD34')?.pathname).toBe('/en-us/p/strider-AB12CD34')
  expect(press('/en-us')?.pathname).toBe('/en-us')
  expect(press('?page=3')?.search).toBe('?page=3')
})

test.each([
  ['a new tab by key', '/en-us/cart', { modified: true }],
  ['the middle button', '/en-us/cart', { button: 1 }],
  ['a new window', '/en-us/cart', { target: '_blank' }],
  ['a download', '/en-us/invoice', { attribute: 'download' }],
  ['a link marked data-native', '/en-us/cart', { attribute: 'data-native' }],
  ['another origin', 'https://elsewhere.test/en-us', {}],
  ['another locale', '/de-de/c/schuhe-1200', {}],
  ['a file outside of the pages', '/openapi.json', {}],
  ['a place on the same page', '?page=2#reviews', {}],
  ['a mail address', 'mailto:help@shop.test', {}],
])('%s is left to the browser', (_, href, parts) => {
  expect(press(href, parts)).toBeNull()
})
