import { expect, test } from 'vitest'
import type { Cart } from '../../client/cart/cart.ts'
import { findDeliveryChangeNotice } from './find-delivery-change-notice.ts'

const cartOf = (...codes: string[]) =>
  ({ customerNotifications: codes.map((code) => ({ code, message: `words of ${code}`, level: 'info' })) }) as Cart

test.each([
  ['a parcel that goes home instead of to a counter', cartOf('ORD517'), cartOf('ORD516'), 'words of ORD516'],
  ['a parcel that goes to a counter', cartOf('PRM155'), cartOf('PRM155', 'ORD517'), 'words of ORD517'],
  ['a first cart', null, cartOf('ORD517'), 'words of ORD517'],
])('%s is told beside the next step [CART-15]', (_, before, after, text) => {
  expect(findDeliveryChangeNotice(before, after)).toEqual({ tone: 'info', text })
})

test('what was told before, and what is no change of the way, is not told again [CART-15]', () => {
  expect(findDeliveryChangeNotice(cartOf('ORD517'), cartOf('ORD517'))).toBeNull()
  expect(findDeliveryChangeNotice(null, cartOf('PRM155'))).toBeNull()
})
