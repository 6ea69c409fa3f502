import { expect, test } from 'vitest'
import { redactUrl } from './redact-url.ts'

test.each([
  ['/en-us/c/shoes-1200?page=2', '/en-us/c/shoes-1200?page=2'],
  ['/webhooks/payments/paypal/shipping?token=abc.def', '/webhooks/payments/paypal/shipping?token=…'],
  ['/en-us/order-confirmation?order=LH1&st=abc', '/en-us/order-confirmation?order=LH1&st=…'],
  ['/x?code=1&page=2&refreshToken=3', '/x?code=…&page=2&refreshToken=…'],
  ['/x?%74oken=abc&ST=def', '/x?%74oken=…&ST=…'],
  ['/x?token', '/x?token'],
  ['/x\ny\u001b[31m?q=\r', '/x y [31m?q= '],
])('the address %j is logged as %j', (url, logged) => {
  expect(redactUrl(url)).toBe(logged)
})

test('a long address is logged in part', () => {
  expect(redactUrl(`/x?q=${'a'.repeat(5000)}`)).toHaveLength(500)
})
