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
  ['a valid card', card, true, null],
  ['an unknown number', null, true, 'unknown_gift_card'],
  ['a wrong PIN', card, false, 'wrong_pin'],
  ['a wrong PIN of a blocked card', { ...card, isBlocked: true }, false, 'wrong_pin'],
  ['a blocked card', { ...card, isBlocked: true }, true, 'gift_card_not_allowed'],
  ['another currency', { ...card, currency: 'USD' }, true, 'gift_card_not_allowed'],
  ['an expired card', { ...card, expiresAt: now }, true, 'gift_card_expired'],
  ['a card in its last moment', { ...card, expiresAt: now + 1 }, true, null],
  ['an empty card', { ...card, balance: 0 }, true, 'zero_balance'],
])('%s (%j, right PIN: %s) has the refusal %s [PAY-02]', (_, given, isPinRight, refusal) => {
  expect(findStoredCardRefusal(given, { isPinRight, now, currency: 'EUR' })).toBe(refusal)
})

test('a card’s balance can be asked for at any amount and currency [PAY-02]', () => {
  const empty = { ...card, balance: 0, currency: 'USD' }
  expect(findStoredCardRefusal(empty, { isPinRight: true, now })).toBeNull()
})
