import { expect, test } from 'vitest'
import { listSegments } from './list-segments.ts'
import { findSegment, isInSegment, type SegmentKey, segmentKeys, type Visitor } from './segment.ts'

const guest: Visitor = {
  isLoggedIn: false,
  isLoyaltyMember: false,
  isEmployee: false,
  isAthlete: false,
  identities: [],
  cartUnits: 0,
}
const consumer: Visitor = { ...guest, isLoggedIn: true }

test.each<[string, Visitor, SegmentKey[]]>([
  ['a guest', guest, ['loggedout', 'cart-empty']],
  ['a guest with a cart', { ...guest, cartUnits: 2 }, ['loggedout', 'cart-not-empty']],
  [
    'a consumer',
    consumer,
    [
      'loggedin',
      'non-loyalty-loggedin',
      'non-employee-loggedin',
      'cart-empty',
      'non-ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'non-ipa-loggedin',
      'non-athletes-loggedin',
    ],
  ],
  [
    'a loyalty member who is an athlete with the identity IPA',
    { ...consumer, isLoyaltyMember: true, isAthlete: true, identities: ['IPA'], cartUnits: 1 },
    [
      'loggedin',
      'loyalty-loggedin',
      'non-employee-loggedin',
      'cart-not-empty',
      'ipa-wranx-loggedin',
      'non-wranx-loggedin',
      'ipa-loggedin',
      'athletes-loggedin',
    ],
  ],
])('%s has exactly the expected segments', (_, visitor, expected) => {
  expect(segmentKeys.filter((key) => isInSegment(visitor, key))).toEqual(expected)
})

test('the first matching segment is chosen, or the forced one when the list has it', () => {
  const segments = [{ id: 'loyalty-loggedin' }, { id: 'loggedin' }, { id: 'cart-empty' }]
  expect(findSegment(segments, consumer)?.id).toBe('loggedin')
  expect(findSegment(segments, consumer, 'loyalty-loggedin')?.id).toBe('loyalty-loggedin')
  expect(findSegment(segments, consumer, 'unknown')?.id).toBe('loggedin')
  expect(findSegment([{ id: 'nonsense' }], consumer)).toBeNull()
})

test.each([
  ['a guest', null, ['loggedout', 'cart-not-empty']],
  [
    'a member',
    { consumerType: 'CONSUMER', memberId: 'M1', identities: [] },
    ['loggedin', 'loyalty-loggedin', 'non-employee-loggedin'],
  ],
  [
    'an employee',
    { consumerType: 'EMPLOYEE', memberId: null, identities: [] },
    ['loggedin', 'non-loyalty-loggedin', 'employee-loggedin'],
  ],
  ['an athlete', { consumerType: 'ATHLETE', memberId: null, identities: [] }, ['athletes-loggedin']],
  [
    'a professional',
    { consumerType: 'CONSUMER', memberId: null, identities: ['WRANX'] },
    ['ipa-wranx-loggedin', 'wranx-loggedin', 'non-ipa-loggedin', 'non-athletes-loggedin'],
  ],
] as const)('the segments of %s are listed', (_, consumer, expected) => {
  const segments = listSegments(consumer, 2)
  expect(segments).toEqual(expect.arrayContaining([...expected]))
  expect(segments).not.toContain('cart-empty')
})
