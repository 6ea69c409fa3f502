import { expect, test } from 'vitest'
import { createRecommendationTokens, type ShownCards } from './recommendation-tokens.ts'

const secret = 'a secret of the tests that is long enough'
const tokens = createRecommendationTokens(secret)
const card = { slot: 'home', strategy: 'popular', productId: 'LHTEST0001' } as const

test('a card is read as it was written, at its site and with its secret alone', () => {
  const token = tokens.writeCard('LH-US', card)
  expect(tokens.readCard('LH-US', token)).toEqual(card)
  expect(createRecommendationTokens(secret).readCard('LH-US', token)).toEqual(card)
  expect(tokens.readCard('LH-CA', token)).toBeNull()
  expect(createRecommendationTokens(`${secret} no more`).readCard('LH-US', token)).toBeNull()
})

test.each([
  ['another product', (token: string) => token.replace('LHTEST0001', 'LHTEST0002')],
  ['another slot', (token: string) => token.replace('home', 'cart')],
  ['another strategy', (token: string) => token.replace('popular', 'similar')],
  ['a letter more', (token: string) => `${token}A`],
  ['a letter less', (token: string) => token.slice(0, -1)],
  ['a letter before', (token: string) => `A${token}`],
  ['only its signature', (token: string) => token.slice(-16)],
  ['nothing', () => ''],
])('a token with %s is none', (_, change) => {
  expect(tokens.readCard('LH-US', change(tokens.writeCard('LH-US', card)))).toBeNull()
  const shown = tokens.writeShown('LH-US', [{ slot: 'home', strategy: 'popular', cards: 3 }])
  expect(tokens.readShown('LH-US', change(shown).replace('home', 'cart'))).toEqual([])
})

test('the cards of a carousel are read by their strategies, from 1 to 24 of each', () => {
  const shown: readonly ShownCards[] = [
    { slot: 'product', strategy: 'co_viewed', cards: 1 },
    { slot: 'product', strategy: 'similar', cards: 24 },
    { slot: 'product', strategy: 'popular', cards: 0 },
    { slot: 'product', strategy: 'viewed', cards: 25 },
    { slot: 'product', strategy: 'outfit', cards: Number.NaN },
  ]
  expect(tokens.readShown('LH-US', tokens.writeShown('LH-US', shown))).toEqual(shown.slice(0, 2))
  expect(tokens.readShown('LH-CA', tokens.writeShown('LH-US', shown))).toEqual([])
  expect(tokens.readShown('LH-US', tokens.writeShown('LH-US', []))).toEqual([])
})

test('the token of a card counts as no carousel, and that of a carousel as no card', () => {
  const shown = tokens.writeShown('LH-US', [{ slot: 'home', strategy: 'popular', cards: 12 }])
  expect(tokens.readCard('LH-US', shown)).toBeNull()
  expect(tokens.readShown('LH-US', tokens.writeCard('LH-US', card))).toEqual([])
})
