import { expect, test } from 'vitest'
import { toPageAddress, toPageKey } from './page-key.ts'

const keyOf = (url: string, parts: { locale?: string } = {}) =>
  toPageKey({ ...toPageAddress(url), siteId: 'US', locale: parts.locale ?? 'en-us' })

test('advertising parameters neither split the cache nor reach a loader', () => {
  const { search } = toPageAddress('/en-us/c/shoes-1200?utm_source=mail&page=2&gclid=1&fbclid=2')
  expect([...search]).toEqual([['page', '2']])
})

test('the order of the query does not matter', () => {
  expect(keyOf('/en-us/c/shoes-1200?b=2&a=1')).toBe(keyOf('/en-us/c/shoes-1200?a=1&b=2'))
})

test.each([
  ['path', '/en-us/c/shoes-1201', {}],
  ['query', '/en-us/c/shoes-1200?page=2', {}],
  ['locale', '/en-us/c/shoes-1200', { locale: 'en-ca' }],
  ['data of the page', '/en-us/c/shoes-1200.data', {}],
])('another %s is another page', (_, url, parts) => {
  expect(keyOf(url, parts)).not.toBe(keyOf('/en-us/c/shoes-1200'))
})

test.each([
  ['drafts', '/en-us?preview=1'],
  ['drafts by id', '/en-us?cms=abc'],
  ['forced experiments', '/en-us?p13n_testcontext=x'],
  ['approved payments', '/en-us/checkout?step=billing&wallet=paypal&token=EC-1'],
  ['links of a mail', '/en-us/order-confirmation?order=LH1&st=abc'],
  ['queries with too many parameters', `/en-us/favourites?${Array.from({ length: 30 }, () => 'page=1').join('&')}`],
  ['queries that are too long', `/en-us/search?q=${'a'.repeat(600)}`],
])('%s are not cached', (_, url) => {
  expect(keyOf(url)).toBeNull()
})
