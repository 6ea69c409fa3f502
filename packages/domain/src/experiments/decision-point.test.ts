import { expect, test } from 'vitest'
import { unknownVisitor } from '../segment/audience.ts'
import { type DecisionFacts, type DecisionPoint, decidePoint, toPointId } from './decision-point.ts'
import { parseTestContext } from './test-context.ts'

const segmentation: DecisionPoint = { kind: 'segment', segments: ['loyalty-loggedin', 'loggedin', 'cart-not-empty'] }
const experience: DecisionPoint = { kind: 'experience', experienceId: 'note', variantIds: ['short', 'long'] }

const facts: DecisionFacts = { visitor: unknownVisitor, testContext: null, decideVariant: () => null }
const shopper = { ...unknownVisitor, isLoggedIn: true, cartUnits: 1 }

test.each<[string, DecisionPoint, Partial<DecisionFacts>, string | null]>([
  ['a visitor in none of the segments: the baseline', segmentation, {}, null],
  ['the first segment that matches', segmentation, { visitor: shopper }, 'loggedin'],
  ['a forced segment', segmentation, { testContext: parseTestContext('segment:cart-not-empty') }, 'cart-not-empty'],
  [
    'a forced segment without content here',
    segmentation,
    { testContext: parseTestContext('segment:cart-empty') },
    null,
  ],
  ['no decision', experience, {}, null],
  ['a decided variant', experience, { decideVariant: () => 'long' }, 'long'],
  ['a decided variant that has no content', experience, { decideVariant: () => 'other' }, null],
  [
    'a forced variant',
    experience,
    { decideVariant: () => 'long', testContext: parseTestContext('note:short') },
    'short',
  ],
  [
    'a forced baseline',
    experience,
    { decideVariant: () => 'long', testContext: parseTestContext('note:baseline') },
    null,
  ],
  [
    'a forced variant of another experience',
    experience,
    { decideVariant: () => 'long', testContext: parseTestContext('hero:b') },
    null,
  ],
])('%s is what a visitor sees [CMS-14] [CMS-15] [RT-08]', (_, point, given, expected) => {
  expect(decidePoint(point, { ...facts, ...given })).toBe(expected)
})

test('equal points have one name, different ones have another', () => {
  expect(toPointId({ ...segmentation })).toBe(toPointId(segmentation))
  expect(toPointId(experience)).not.toBe(toPointId({ ...experience, experienceId: 'hero' }))
})
