import { expect, test } from 'vitest'
import { type InvitedLine, listInvitedProducts, mostInvitedProducts } from './list-invited-products.ts'

const line = (lineId: string, more: Partial<InvitedLine> = {}): InvitedLine => ({
  ...{ lineId, masterId: `m-${lineId}`, qty: 1, isBonus: false },
  ...more,
})

test.each([
  ['what is kept', [line('a'), line('b')], [], ['m-a', 'm-b']],
  ['a product of two sizes once', [line('a', { masterId: 'm' }), line('b', { masterId: 'm' })], [], ['m']],
  ['what is kept of a line in part', [line('a', { qty: 2 })], [{ lineId: 'a', qty: 1 }], ['m-a']],
  [
    'nothing that went back in steps',
    [line('a', { qty: 2 }), line('b')],
    [1, 1].map((qty) => ({ lineId: 'a', qty })),
    ['m-b'],
  ],
  ['no gift and no gift card', [line('a', { isBonus: true }), line('b', { isGiftCard: true })], [], []],
])('an invitation asks about %s [REV-02]', (_, lines, gone, products) => {
  expect(listInvitedProducts(lines, gone)).toEqual(products)
})

test('an invitation asks about a few products only [REV-02]', () => {
  const many = Array.from({ length: 9 }, (_, nth) => line(`${nth}`))
  expect(listInvitedProducts(many, [])).toHaveLength(mostInvitedProducts)
})
