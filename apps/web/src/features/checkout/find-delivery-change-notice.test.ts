import { expect, test } from 'vitest'
import type { Cart } from '../../client/cart/cart.ts'
import { findDeliveryChangeNotice } from './find-delivery-change-notice.ts'

const cartOf = (...codes: string[]) =>
  ({ customerNotifications: codes.map((code) => ({ code, message: `words of ${code}`, level: 'info' })) }) as Cart

test.each([
  ['a parcel that goes home instead of to a counter', cartOf('ORD517'), cartOf('ORD516'), 'words of ORD516'],
  ['a parcel that goes to a counter', cartOf('PRM155'), cartOf('PRM155', 'ORD517'), 'words of ORD517'],
  ['a first cart', null, cartOf('ORD517'), 'words of ORD517'],
])('%s is shown above the next step [CART-15]', (_, before, after, text) => {
  expect(findDeliveryChangeNotice(before, after)).toEqual({ tone: 'info', text })
})

test('a notification that was shown before, or that does not change the delivery, is not shown again [CART-15]', () => {
  expect(findDeliveryChangeNotice(cartOf('ORD517'), cartOf('ORD517'))).toBeNull()
  expect(findDeliveryChangeNotice(null, cartOf('PRM155'))).toBeNull()
})
