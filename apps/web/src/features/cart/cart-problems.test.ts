import { expect, test } from 'vitest'
import type { Cart } from '../../client/cart/cart.ts'
import { isSoldOut, listProblemItems } from './cart-problems.ts'

type Flash = Cart['flash'][number]['code']

const cartOf = (items: { id: string; problem?: string }[], flash: [Flash, string][]) =>
  ({
    items: items.map(({ id, problem }) => ({
      id,
      productId: 'p',
      problem: problem && { errorId: problem, message: '' },
    })),
    flash: flash.map(([code, id]) => ({ code, type: '', message: '', details: { itemId: id, productId: 'p' } })),
  }) as unknown as Cart

test.each<[string, { id: string; problem?: string }[], [Flash, string][], string[]]>([
  ['nothing', [{ id: 'a' }], [], []],
  ['no price', [{ id: 'a', problem: 'INV702' }, { id: 'b' }], [], ['a']],
  ['an invalid price', [{ id: 'a', problem: 'PRC400' }], [], ['a']],
  ['a part missing', [{ id: 'a' }, { id: 'b' }], [['ProductLineItemInventoryMissing', 'b']], ['b']],
  ['an item gone', [{ id: 'a' }], [['ProductItemNotAvailable', 'a']], ['a']],
  ['an address that is not reached', [{ id: 'a' }], [['InvalidShippingAddress', 'a']], []],
])('%s marks the items that it concerns [CART-16] [CART-23]', (_, items, flash, ids) => {
  expect(listProblemItems(cartOf(items, flash))).toEqual(ids)
})

test('a cart is sold out when all of its items are, not when some are short [CART-16]', () => {
  const both = [{ id: 'a' }, { id: 'b' }]
  const gone: Flash = 'ProductLineItemFullInventoryMissing'
  expect(
    isSoldOut(
      cartOf(both, [
        [gone, 'a'],
        [gone, 'b'],
      ]),
    ),
  ).toBe(true)
  expect(isSoldOut(cartOf(both, [[gone, 'a']]))).toBe(false)
  expect(
    isSoldOut(
      cartOf(both, [
        [gone, 'a'],
        ['ProductLineItemInventoryMissing', 'b'],
      ]),
    ),
  ).toBe(false)
  expect(isSoldOut(cartOf([], []))).toBe(false)
})
