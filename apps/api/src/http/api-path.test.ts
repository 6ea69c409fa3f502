import { expect, test } from 'vitest'
import { isApiPath, methodsOf } from './api-path.ts'

test.each([
  ['/cart', false],
  ['/cart/v1/item', true],
  ['/cart/v1/unknown', true],
  ['/carts', false],
  ['/en-us/cart/v1/item', false],
  ['/', false],
  ['/healthz', true],
  ['/webhooks/payments/stripe', true],
  ['/llms.txt', true],
  ['/auth', true],
])('%j belongs to the API: %s', (path, expected) => {
  expect(isApiPath(path)).toBe(expected)
})

test('the methods of a path are those of its calls, whatever stands in the place of a parameter', () => {
  expect(methodsOf('/cart/v1/item')).toContain('POST')
  expect(methodsOf('/products/v2/products/LHBDDBF987/details')).toEqual(['GET'])
  expect(methodsOf('/products/v2/products//details')).toEqual([])
  expect(methodsOf('/products/v2/products/a/b/details')).toEqual([])
  expect(methodsOf('/cart/v1/item/')).toEqual([])
})
