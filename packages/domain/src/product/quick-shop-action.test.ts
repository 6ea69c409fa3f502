import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'
import { type QuickShopOrigin, quickShopActionOf } from './quick-shop-action.ts'

const now = new Date('2026-06-01T12:00:00Z')
const product = {
  ...{ badge: null, eyebrow: null, productType: 'footwear', presale: false, isReserveInStoreOnly: false },
  targetPublishDate: null,
}
const inStock = { notifyMe: true, stockStatus: 'inStock' as const, quantity: 9 }
const gone = { ...inStock, stockStatus: 'outOfStock' as const, quantity: 0 }

test.each([
  ['a size in stock', {}, inStock, 'product', 'addToCart'],
  ['a low stock', {}, { ...inStock, stockStatus: 'lowStock' as const, quantity: 2 }, 'product', 'addToCart'],
  ['an item of the cart', {}, inStock, 'cart', 'updateInCart'],
  ['a saved item', {}, inStock, 'saved', 'updateSaved'],
  ['a sold-out size with mails', {}, gone, 'product', 'notifyMe'],
  ['a sold-out size with mails for an item of the cart', {}, gone, 'cart', 'notifyMe'],
  ['a sold-out size without mails', {}, { ...gone, notifyMe: false }, 'saved', 'outOfStock'],
  ['a presale', { presale: true }, inStock, 'product', 'signInToBuy'],
  ['a sold-out presale', { presale: true }, gone, 'product', 'notifyMe'],
  ['a badge of coming soon', { badge: 'coming-soon' }, inStock, 'product', 'comingSoon'],
  ['an eyebrow of coming soon, sold out', { eyebrow: 'Coming soon' }, gone, 'cart', 'comingSoon'],
  ['a launch ahead', { targetPublishDate: '2026-06-02T12:00:00Z' }, inStock, 'product', 'launching'],
  ['a launch that has happened', { targetPublishDate: '2026-06-01T12:00:00Z' }, inStock, 'product', 'addToCart'],
  ['a sold-out digital product', { productType: 'digital' }, gone, 'product', 'addToCart'],
] as const)('the button of quick-shop for %s [QS-01]', (_case, own, variant, origin, action) => {
  const availability = availabilityOf({ ...product, ...own }, variant, { now, isSignedIn: false })
  expect(quickShopActionOf(availability, origin as QuickShopOrigin)).toBe(action)
})

test('a presale can be bought by a shopper who is signed in [QS-01]', () => {
  const availability = availabilityOf({ ...product, presale: true }, inStock, { now, isSignedIn: true })
  expect(quickShopActionOf(availability, 'product')).toBe('addToCart')
})
