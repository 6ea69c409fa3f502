import { expect, test } from 'vitest'
import { findStoredCardRefusal, type StoredCard } from './find-stored-card-refusal.ts'

const card: StoredCard = {
  id: 'g',
  last4: '0100',
  currency: 'EUR',
  balance: 100,
  isBlocked: false,
  expiresAt: null,
}
const now = 1000

test.each<[string, StoredCard | null, boolean, string | null]>([
  ['a good card', card, true, null],
  ['an unknown number', null, true, 'GFC700'],
  ['a wrong PIN', card, false, 'GFC725'],
  ['a wrong PIN of a blocked card', { ...card, isBlocked: true }, false, 'GFC725'],
  ['a blocked card', { ...card, isBlocked: true }, true, 'GFC760'],
  ['another currency', { ...card, currency: 'USD' }, true, 'GFC760'],
  ['a card past its time', { ...card, expiresAt: now }, true, 'GFC812'],
  ['a card in its last moment', { ...card, expiresAt: now + 1 }, true, null],
  ['an empty card', { ...card, balance: 0 }, true, 'GFC740'],
])('%s is %s [PAY-02]', (_, given, isPinRight, refusal) => {
  expect(findStoredCardRefusal(given, { isPinRight, now, currency: 'EUR' })).toBe(refusal)
})

test('a card’s balance may be asked for whatever is on it and in whatever money [PAY-02]', () => {
  const empty = { ...card, balance: 0, currency: 'USD' }
  expect(findStoredCardRefusal(empty, { isPinRight: true, now })).toBeNull()
})
