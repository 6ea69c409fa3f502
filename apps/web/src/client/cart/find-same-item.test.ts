import { expect, test } from 'vitest'
import type { CartItem, ItemInput } from './cart.ts'
import { findSameItem } from './find-same-item.ts'

const giftOption = { to: 'Grace', email: 'grace@example.com', message: '' }
const home = { selected: 'home', available: ['home'] }
const pickup = { selected: 'pickup', available: ['pickup'], storeInfo: { id: 's', name: 'SoHo', storeInventory: 1 } }
const items = [
  { id: 'plain', productId: 'p', shippingOptions: home },
  { id: 'gift', productId: 'p', shippingOptions: home, giftOption },
  { id: 'store', productId: 'p', shippingOptions: pickup },
  { id: 'made', productId: 'p', shippingOptions: home, recipeId: 'R-1' },
  { id: 'lone', productId: 'q', shippingOptions: home },
] as unknown as CartItem[]

test.each<[string, ItemInput, string | undefined]>([
  ['the plain one', { productId: 'p' }, 'plain'],
  ['the gift', { productId: 'p', giftOption: { ...giftOption } }, 'gift'],
  ['the one at the store', { productId: 'p', storeId: 's' }, 'store'],
  ['the one of its own design', { productId: 'p', recipeId: 'R-1' }, 'made'],
  ['none of several others', { productId: 'p', storeId: 't' }, undefined],
  ['the only one of its product, however it comes', { productId: 'q', storeId: 's' }, 'lone'],
])('in a recreated cart a change finds %s among the lines of one product [CART-21]', (_, wanted, id) => {
  expect(findSameItem(items, wanted)?.id).toBe(id)
})
