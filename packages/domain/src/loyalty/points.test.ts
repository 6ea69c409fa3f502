import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getTaxTable } from '../tax/get-tax-table.ts'
import { countPointsOfOrder, countPointsOfPiece } from './count-earned-points.ts'
import { listVoucherOffers } from './loyalty-programme.ts'
import { earnPoints, planPointsReversal, planRedemption } from './points.ts'

const rule = { earnedPerUnit: 2, redeemedPerUnit: 50 }

test.each([
  [1999, 'EUR', 39],
  [1999, 'JPY', 3998],
  [-5, 'EUR', 0],
] as const)('goods of %i %s earn %i points', (net, currency, points) => {
  expect(earnPoints(net, currency, rule)).toBe(points)
})

test('points pay at most the balance, the total and their worth', () => {
  expect(planRedemption(1000, { amount: 90_000, currency: 'EUR' }, rule)).toEqual({ points: 1000, amount: 2000 })
  expect(planRedemption(1000, { amount: 500, currency: 'EUR' }, rule)).toEqual({ points: 250, amount: 500 })
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), (balance, total) => {
      const { points, amount } = planRedemption(balance, { amount: total, currency: 'EUR' }, rule)
      expect(points).toBeLessThanOrEqual(balance)
      expect(amount).toBeLessThanOrEqual(total)
      expect(amount * rule.redeemedPerUnit).toBeLessThanOrEqual(points * 100)
    }),
  )
})

test.each([
  [100, 4000, 10_000, 500, 40],
  [100, 3333, 10_000, 500, 33],
  [100, 10_000, 10_000, 60, 60],
  [100, 20_000, 10_000, 500, 100],
  [100, 0, 0, 500, 0],
])(
  'of %i points earned, returning %i of %i with %i left takes back %i [LOY-01]',
  (earned, netAmount, ofNetAmount, balance, taken) => {
    expect(planPointsReversal(earned, { netAmount, ofNetAmount }, balance)).toBe(taken)
  },
)

test('vouchers are available by points and eligible by the price of the goods [LOY-02]', () => {
  const of = (points: number, goods?: number) =>
    listVoucherOffers('JPY', points, goods).map(({ amount, available, eligible }) => [amount, available, eligible])
  expect(of(500, 20)).toEqual([
    [10, true, true],
    [25, true, false],
    [50, false, false],
  ])
  expect(of(1000)).toEqual([
    [10, true, true],
    [25, true, true],
    [50, true, true],
  ])
})

test.each([
  ['included tax is no part of the points', 11_899, 'DE', 'standard', 99],
  ['the first whole unit without tax counts', 11_900, 'DE', 'standard', 100],
  ['tax on top changes nothing', 11_899, 'US', 'standard', 118],
  ['a gift card earns when it pays', 10_000, 'DE', 'gift_card', 0],
] as const)('for one piece %s: %i in %s as %s earns %i [LOY-01]', (_, price, country, taxClass, points) => {
  const taxes = getTaxTable(country === 'DE' ? 'included' : 'added', country)
  const goods = { price, currency: country === 'DE' ? 'EUR' : 'USD', taxClass } as const
  expect(countPointsOfPiece(goods, { taxes, countryCode: country })).toBe(points)
})

test('an order earns points for its goods without tax and without gift cards [LOY-01]', () => {
  const items = [
    { isGiftCard: true, proratedPrice: 5000 },
    { isGiftCard: false, proratedPrice: 8000 },
    { isGiftCard: true, proratedPrice: 2500 },
    { proratedPrice: 1999 },
  ]
  // 99.99 of goods with 16.00 of tax inside, and 75.00 of gift cards.
  const totals = { netAmount: 8399 + 7500, currency: 'EUR' as const }
  expect(countPointsOfOrder({ items, totals })).toBe(83)
  expect(countPointsOfOrder({ items: items.slice(0, 1), totals: { ...totals, netAmount: 5000 } })).toBe(0)
})

test.each([
  ['US', 'added', 10_000, 100],
  ['DE', 'included', 10_000, 84],
] as const)(
  'a piece on the site of %s, with tax %s, of %i cents earns %i points [LOY-01]',
  (country, mode, price, points) => {
    const site = { taxes: getTaxTable(mode, country), countryCode: country }
    expect(countPointsOfPiece({ price, currency: 'EUR', taxClass: 'standard' }, site)).toBe(points)
  },
)
