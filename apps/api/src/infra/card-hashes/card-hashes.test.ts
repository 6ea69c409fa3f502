import { hashCardNumber, hashCardPin } from '@lacehouse/database'
import { expect, onTestFinished, test } from 'vitest'
import { openCardHashes } from './card-hashes.ts'

test('the thread hashes a card as a look-up does [CART-28]', async () => {
  const cards = openCardHashes()
  onTestFinished(cards.close)
  const numberHash = await hashCardNumber('6006 5000 0000 0001')
  const pinHash = await hashCardPin('2468', numberHash)
  expect(await cards.hash({ number: '6006 5000 0000 0001', pin: '2468' })).toEqual({ numberHash, pinHash })
})
