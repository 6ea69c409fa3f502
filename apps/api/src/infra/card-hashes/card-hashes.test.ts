import { hashCardNumber, hashCardPin } from '@lacehouse/database'
import { expect, onTestFinished, test } from 'vitest'
import { hashPassword, isPasswordOf } from '../../core/consumers/password.ts'
import { openCardHashes } from './card-hashes.ts'

test('the thread hashes a card as a look-up does [CART-28]', async () => {
  const cards = openCardHashes()
  onTestFinished(cards.close)
  const numberHash = await hashCardNumber('6006 5000 0000 0001')
  const pinHash = await hashCardPin('2468', numberHash)
  expect(await cards.hash({ number: '6006 5000 0000 0001', pin: '2468' })).toEqual({ numberHash, pinHash })
})

test('a password is checked at once while a hundred cards are hashed [CART-28] [AUTH-01]', async () => {
  const cards = openCardHashes()
  onTestFinished(cards.close)
  const stored = await hashPassword('Sommer2026!')
  await cards.hash({ number: '1', pin: '1' })
  const begun = performance.now()
  let passed = 0
  const hashing = Promise.all(
    Array.from({ length: 100 }, async (_, nth) => {
      await cards.hash({ number: `${nth}`, pin: '1' })
      passed += 1
    }),
  )
  const waits: number[] = []
  for (let times = 0; times < 3; times += 1) {
    const from = performance.now()
    expect(await isPasswordOf('Sommer2026!', stored)).toBe(true)
    waits.push(performance.now() - from)
  }
  expect(passed).toBeLessThan(100)
  await hashing
  const whole = performance.now() - begun
  expect(Math.min(...waits)).toBeLessThan(whole / 5)
})
