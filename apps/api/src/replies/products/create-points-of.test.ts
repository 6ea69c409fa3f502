import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import { createPointsOf } from './create-points-of.ts'

const sites = {
  'LH-US': { currency: 'USD', country: 'US', taxMode: 'added', taxRegion: 'US' },
  'LH-DE': { currency: 'EUR', country: 'DE', taxMode: 'included', taxRegion: 'DE' },
} as const
const siteOf = (siteId: keyof typeof sites, loyalty = true) =>
  ({ ...sites[siteId], features: { loyalty } }) as unknown as Site

test.each<[keyof typeof sites, string, number, object]>([
  ['LH-US', 'standard', 12_999, { points: 129 }],
  ['LH-US', 'standard', 100, { points: 1 }],
  ['LH-US', 'standard', 99, {}],
  ['LH-US', 'standard', 0, {}],
  ['LH-US', 'gift_card', 5000, {}],
  // Of 119 euros 19 are tax.
  ['LH-DE', 'standard', 11_900, { points: 100 }],
  ['LH-DE', 'standard', 11_899, { points: 99 }],
])('on %s a piece of %s goods for %i earns %j [LOY-01]', (siteId, taxClass, amount, earned) => {
  const pointsOf = createPointsOf({ taxClass }, siteOf(siteId))
  expect([pointsOf({ amount }), pointsOf({ amount })]).toEqual([earned, earned])
})

test('a site without a programme names no points', () => {
  expect(createPointsOf({ taxClass: 'standard' }, siteOf('LH-US', false))({ amount: 12_999 })).toEqual({})
})
