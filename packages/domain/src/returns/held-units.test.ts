import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GoodsMove, listHeldUnits, takeUnits } from './held-units.ts'

const line = { lineId: 'l1', stockItemId: '9', qty: 2 }
const back = (qty: number, lineId = 'l1'): GoodsMove => ({ kind: 'back', items: [{ lineId, qty }] })
const sent = (stockItemId: string, qty: number, lineId = 'l1'): GoodsMove => ({
  kind: 'sent',
  lineId,
  stockItemId,
  qty,
})

describe('what a shopper has of a line [ACC-08]', () => {
  test.each<[string, readonly GoodsMove[], readonly [string, number][]]>([
    ['what was bought', [], [['9', 2]]],
    ['less what came back', [back(1)], [['9', 1]]],
    [
      'another size after an exchange',
      [back(1), sent('10', 1)],
      [
        ['9', 1],
        ['10', 1],
      ],
    ],
    [
      'the third size after a second exchange',
      [back(1), sent('10', 1), back(1), sent('11', 1)],
      [
        ['9', 1],
        ['11', 1],
      ],
    ],
    ['the size that was bought, when the other one was sent back', [back(1), sent('10', 1), back(1)], [['9', 1]]],
    ['nothing, when everything came back', [back(1), sent('10', 1), back(2)], []],
    ['nothing of other lines', [back(1, 'l2'), sent('10', 1, 'l2')], [['9', 2]]],
  ])('is %s', (_, moves, expected) => {
    expect(listHeldUnits(line, moves).map(({ stockItemId, qty }) => [stockItemId, qty])).toEqual(expected)
  })
})

test.each<[string, number, [string, number][], [string, number][]]>([
  [
    'nothing',
    0,
    [],
    [
      ['9', 2],
      ['10', 1],
    ],
  ],
  ['what came last', 1, [['10', 1]], [['9', 2]]],
  [
    'a part of what came first',
    2,
    [
      ['10', 1],
      ['9', 1],
    ],
    [['9', 1]],
  ],
  [
    'everything, and no more than that',
    9,
    [
      ['10', 1],
      ['9', 2],
    ],
    [],
  ],
])('a shopper who has two of 9 and one of 10 sends back %s: %d', (_, qty, sentBack, remaining) => {
  const held = [
    { stockItemId: '9', qty: 2 },
    { stockItemId: '10', qty: 1 },
  ]
  const { taken, left } = takeUnits(held, qty)
  const pairs = (units: typeof taken) => units.map((one) => [one.stockItemId, one.qty])
  expect([pairs(taken), pairs(left)]).toEqual([sentBack, remaining])
})

const sizes = ['8', '9', '10', '11'] as const
/** A step sends some units back, and others out for those of an exchange. */
const step = fc.record({ qty: fc.nat(5), size: fc.constantFrom(...sizes), isExchange: fc.boolean() })

test('T15: through any steps of returns and exchanges, the units of a shop and its shopper stay the same, size by size [ACC-08]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(step, { maxLength: 12 }), (qty, steps) => {
      const bought = { lineId: 'l1', stockItemId: '9', qty }
      const moves: GoodsMove[] = []
      // What the shop has of each size, counted from the day of the purchase.
      const shop = new Map<string, number>()
      const add = (size: string, units: number) => shop.set(size, (shop.get(size) ?? 0) + units)
      let refunded = 0
      for (const one of steps) {
        const held = listHeldUnits(bought, moves)
        const most = held.reduce((sum, units) => sum + units.qty, 0)
        const units = Math.min(one.qty, most)
        if (units === 0) continue
        const { taken, left } = takeUnits(held, units)
        expect(taken.reduce((sum, part) => sum + part.qty, 0)).toBe(units)
        expect(left.reduce((sum, part) => sum + part.qty, 0)).toBe(most - units)
        for (const part of taken) add(part.stockItemId, part.qty)
        moves.push(back(units))
        if (!one.isExchange) refunded += units
        if (!one.isExchange) continue
        add(one.size, -units)
        moves.push(sent(one.size, units))
      }
      const held = listHeldUnits(bought, moves)
      // An exchange gives back nothing: what the shopper has is what was bought less what was refunded.
      expect(held.reduce((sum, units) => sum + units.qty, 0)).toBe(qty - refunded)
      for (const units of held) add(units.stockItemId, units.qty)
      for (const size of sizes) expect([size, shop.get(size) ?? 0]).toEqual([size, size === '9' ? qty : 0])
    }),
    { seed: 20_261_123 },
  )
})
