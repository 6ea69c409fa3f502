import { expect, test } from 'vitest'
import { formatAudience, parseAudience, unknownVisitor } from './audience.ts'
import { isInSegment, segmentKeys, type Visitor } from './segment.ts'

const visitors: readonly (readonly [string, Visitor])[] = [
  ['LH-US.c', { ...unknownVisitor, cartUnits: 1 }],
  ['LH-US.i', { ...unknownVisitor, isLoggedIn: true }],
  [
    'LH-US.ilawpc',
    {
      isLoggedIn: true,
      isLoyaltyMember: true,
      isEmployee: false,
      isAthlete: true,
      identities: ['WRANX', 'IPA'],
      cartUnits: 7,
    },
  ],
  ['LH-US.iep', { ...unknownVisitor, isLoggedIn: true, isEmployee: true, identities: ['IPA'] }],
]

test.each(visitors)('%s carries every segment of its visitor [CMS-15]', (text, visitor) => {
  expect(formatAudience('LH-US', visitor)).toBe(text)
  const read = parseAudience('LH-US', text)
  for (const key of segmentKeys) expect([key, isInSegment(read, key)]).toEqual([key, isInSegment(visitor, key)])
})

test('a visitor without facts, a missing cookie and the cookie of another site are a guest without a cart', () => {
  expect(formatAudience('LH-US', unknownVisitor)).toBe('')
  for (const text of [null, '', 'LH-DE.il', 'nonsense']) expect(parseAudience('LH-US', text)).toEqual(unknownVisitor)
})
