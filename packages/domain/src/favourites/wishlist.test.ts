import { expect, test } from 'vitest'
import { maxFavourites } from './favourite.ts'
import { maxWishlists, planAddToWishlist, planCreateWishlist, type WishlistItem } from './wishlist.ts'

const item = (productId: string, color = '01'): WishlistItem => ({
  id: productId + color,
  productId,
  color,
  addedAt: 0,
})

test.each([
  ['a name is cleaned of spaces', '  Winter \n 2026 ', 0, { ok: true, name: 'Winter 2026' }],
  ['spaces are no name', ' \t ', 0, { ok: false, reason: 'invalid_name' }],
  ['a name of sixty characters is taken', 'x'.repeat(60), 0, { ok: true, name: 'x'.repeat(60) }],
  ['a long name is refused', 'x'.repeat(61), 0, { ok: false, reason: 'invalid_name' }],
  ['the last list is created', 'Gifts', maxWishlists - 1, { ok: true, name: 'Gifts' }],
  ['one list more is refused', 'Gifts', maxWishlists, { ok: false, reason: 'too_many_lists' }],
])('%s', (_, text, count, plan) => {
  expect(planCreateWishlist(count, text)).toEqual(plan)
})

test('a wishlist has a product in a colour once, and no more entries than favourites may have', () => {
  const list = Array.from({ length: maxFavourites }, (_, index) => item(`P${index}`))
  expect(planAddToWishlist(list.slice(1), item('P0'))).toEqual({ ok: true, added: item('P0') })
  expect(planAddToWishlist(list, item('P0'))).toEqual({ ok: true, added: null })
  expect(planAddToWishlist(list, item('P0', '02'))).toEqual({ ok: false, reason: 'list_full' })
})
