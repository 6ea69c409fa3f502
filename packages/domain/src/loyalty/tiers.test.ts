import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findReachedTier } from './find-reached-tier.ts'
import { type Earning, findTierStanding, toYearLater } from './find-tier-standing.ts'
import {
  findTierWords,
  getTierName,
  type LoyaltyTier,
  multiplyPoints,
  plainFactor,
  toTierSegment,
} from './loyalty-tier.ts'

const tier = (id: string, points: number): LoyaltyTier => ({ id, points, pointsFactor: plainFactor, words: {} })
const tiers = [tier('base', 0), tier('silver', 500), tier('gold', 1500)]
const at = (text: string) => Date.parse(text)
const now = at('2026-11-20T12:00:00Z')
const earn = (points: number, day: string): Earning => ({ points, at: at(`${day}T12:00:00Z`) })

const stand = (earnings: readonly Earning[], moment = now) => {
  const { earned, tier: own, holdsUntil, next } = findTierStanding(tiers, earnings, moment)
  const day = (instant: number | null) => instant && new Date(instant).toISOString().slice(0, 10)
  return { earned, id: own?.id, until: day(holdsUntil), next: next && [next.tier.id, next.pointsToGo, day(next.by)] }
}

test.each([
  ['without points', [], 'base', ['silver', 500, null]],
  ['one point short', [earn(499, '2026-06-01')], 'base', ['silver', 1, '2027-06-01']],
  ['exactly enough', [earn(500, '2026-06-01')], 'silver', ['gold', 1000, '2027-06-01']],
  ['one point short of the highest', [earn(1499, '2026-06-01')], 'silver', ['gold', 1, '2027-06-01']],
  ['in the highest', [earn(1500, '2026-06-01')], 'gold', null],
] as const)('a member who is %s has the tier and the way to the next', (_, earnings, id, next) => {
  expect(stand(earnings)).toMatchObject({ id, next })
})

test('a site whose first tier takes points leaves members below it without one', () => {
  const [, ...taking] = tiers
  const { tier: own, holdsUntil, next } = findTierStanding(taking, [earn(499, '2026-06-01')], now)
  expect([own, holdsUntil, next?.tier.id]).toEqual([null, null, 'silver'])
})

test('a tier holds until so many of the oldest points are a year old that the rest is not enough', () => {
  const earnings = [earn(300, '2026-09-01'), earn(100, '2026-01-10'), earn(300, '2026-03-05')]
  // 700 points: without the 100 of January 600 are enough, without the 300 of March they are not.
  expect(stand(earnings)).toMatchObject({ id: 'silver', until: '2027-03-05', next: ['gold', 800, '2027-01-10'] })
  expect(stand([earn(100, '2026-01-10')]).until).toBeNull()
})

test('points count until a year after the moment in which they were earned, and then no more', () => {
  const earnings = [earn(500, '2025-11-20')]
  expect(stand(earnings, now - 1)).toMatchObject({ earned: 500, id: 'silver' })
  expect(stand(earnings, now)).toMatchObject({ earned: 0, id: 'base', next: ['silver', 500, null] })
})

test('points of a leap day count until the 1st of March, and those of the day before a leap day for one year', () => {
  expect(toYearLater(at('2028-02-29T08:00:00Z'))).toBe(at('2029-03-01T08:00:00Z'))
  expect(toYearLater(at('2027-02-28T08:00:00Z'))).toBe(at('2028-02-28T08:00:00Z'))
  const earnings = [earn(500, '2028-02-29')]
  expect(stand(earnings, at('2029-02-28T23:59:59Z')).id).toBe('silver')
  expect(stand(earnings, at('2029-03-01T12:00:00Z')).id).toBe('base')
})

test('an order whose goods were all returned counts nothing', () => {
  expect(stand([earn(0, '2026-01-10'), earn(500, '2026-06-01')])).toMatchObject({ earned: 500, until: '2027-06-01' })
})

const orders = [
  { ...earn(400, '2026-01-10'), orderNumber: 'first' },
  { ...earn(100, '2026-06-01'), orderNumber: 'silver' },
  { ...earn(900, '2026-07-01'), orderNumber: 'stays' },
  { ...earn(200, '2026-08-01'), orderNumber: 'gold' },
]

test.each([
  ['first', null],
  ['silver', 'silver'],
  ['stays', null],
  ['gold', 'gold'],
  ['of another member', null],
])('the order %s lifts its member to the tier %s, whatever was earned after it', (orderNumber, id) => {
  const reached = findReachedTier(tiers, orders, { orderNumber, at: now })
  expect(reached?.id ?? null).toBe(id)
})

test('the first points reach no new tier where everybody begins in it, and do where it takes points', () => {
  const [first = { ...earn(0, '2026-01-10'), orderNumber: '' }] = orders
  const order = { orderNumber: first.orderNumber, at: now }
  expect(findReachedTier(tiers, [first], order)).toBeNull()
  expect(findReachedTier([tier('silver', 400)], [first], order)?.id).toBe('silver')
})

test.each([
  [100, 12_500, 125],
  [99, 12_500, 123],
  [1, 19_999, 1],
  [0, 20_000, 0],
  [1_000_000_007, 15_000, 1_500_000_010],
])('%i points by the factor %i are %i', (points, factor, multiplied) => {
  expect(multiplyPoints(points, factor)).toBe(multiplied)
})

test('a factor multiplies exactly for any number of points that an order can earn', () => {
  fc.assert(
    fc.property(fc.nat(900_000_000_000), fc.integer({ min: 10_000, max: 100_000 }), (points, factor) => {
      expect(BigInt(multiplyPoints(points, factor))).toBe((BigInt(points) * BigInt(factor)) / 10_000n)
    }),
  )
})

test('whatever was earned, the tier holds until the first moment that changes it', () => {
  const earning = fc.record({ points: fc.nat(900), at: fc.integer({ min: at('2025-06-01'), max: now }) })
  fc.assert(
    fc.property(fc.array(earning, { maxLength: 12 }), (earnings) => {
      const { tier: own, holdsUntil } = findTierStanding(tiers, earnings, now)
      if (holdsUntil === null) {
        expect(own?.points).toBe(0)
        return
      }
      expect(findTierStanding(tiers, earnings, holdsUntil - 1).tier).toBe(own)
      expect(findTierStanding(tiers, earnings, holdsUntil).tier?.points).toBeLessThan(own?.points ?? 0)
    }),
  )
})

describe('the words of a tier', () => {
  const words = { 'en-ca': { name: 'Silver', benefits: [] }, 'fr-ca': { name: 'Argent', benefits: ['Un cadeau'] } }
  const site = { defaultLocale: 'en-ca' }
  test.each([
    ['those of its reader', 'fr-ca', site, 'Argent'],
    ['those of the first locale of the site for others', 'de-de', site, 'Silver'],
    ['its id where the site has none', 'de-de', { defaultLocale: 'de-de' }, 'silver'],
  ])('are %s', (_, locale, of, name) => {
    expect(getTierName({ id: 'silver', words }, { locale, site: of })).toBe(name)
    expect(findTierWords({ words }, { locale, site: of })?.name ?? 'silver').toBe(name)
  })

  test('are chosen by promotions under a segment of their own', () => {
    expect(toTierSegment({ id: 'silver' })).toBe('tier-silver')
  })
})

test('points that were taken back whole count for nothing, also not for how long a tier holds', () => {
  expect(stand([earn(0, '2026-01-01'), earn(500, '2026-03-01'), earn(-20, '2026-02-01')])).toEqual({
    earned: 500,
    id: 'silver',
    until: '2027-03-01',
    next: ['gold', 1000, '2027-03-01'],
  })
})
