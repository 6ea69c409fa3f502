import { expect, test } from 'vitest'
import { getSavedGiftCardState } from './saved-gift-card.ts'

const card = { id: 'c', last4: '7700', currency: 'EUR', balance: 500, isBlocked: false, expiresAt: null }

test.each([
  ['with a balance is usable', {}, 'usable'],
  ['without one is empty', { balance: 0 }, 'empty'],
  ['past its date is expired, whatever is left', { expiresAt: 1000 }, 'expired'],
  ['that the shop has blocked is blocked', { isBlocked: true, expiresAt: 1 }, 'blocked'],
] as const)('a saved gift card %s [ACC-04]', (_, own, state) => {
  expect(getSavedGiftCardState({ ...card, ...own }, 1000)).toBe(state)
})
