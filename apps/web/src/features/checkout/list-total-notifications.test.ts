import { expect, test } from 'vitest'
import type { Cart } from '../../client/cart/cart.ts'
import { listTotalNotifications } from './list-total-notifications.ts'

const note = (code: string) => ({ code, message: code, level: 'warning' })

test('the checkout shows changes of prices and offers, and not those of the delivery [CART-17]', () => {
  const items = [
    { customerNotifications: [note('PRC400'), note('ORD517')] },
    { customerNotifications: [] },
    { customerNotifications: [note('INV408')] },
  ]
  const cart = { items, customerNotifications: [note('ORD518'), note('ORD415'), note('PRM155')] }
  expect(listTotalNotifications(cart as unknown as Cart).map(({ code }) => code)).toEqual([
    'PRC400',
    'INV408',
    'ORD415',
    'PRM155',
  ])
})
