import { expect, test } from 'vitest'
import { completesOutfit, type OutfitPiece } from './completes-outfit.ts'

const piece = (kind: string, type: string, ...gender: string[]): OutfitPiece => ({ kind, type: [type], gender })
const shoe = piece('footwear', 'running', 'men')

test.each([
  [shoe, piece('accessory', 'socks', 'men'), true],
  [shoe, piece('apparel', 'shorts', 'men'), true],
  [shoe, piece('apparel', 'skirts', 'women'), false],
  [shoe, piece('accessory', 'caps'), true],
  [shoe, piece('accessory', 'caps', 'unisex'), true],
  [shoe, piece('footwear', 'boots', 'men'), false],
  [piece('apparel', 't-shirts', 'women'), piece('apparel', 'shorts', 'women'), true],
  [piece('apparel', 't-shirts', 'women'), piece('apparel', 'jackets', 'women'), false],
  [piece('accessory', 'caps'), piece('accessory', 'bags'), false],
] as const)('%j and %j make an outfit: %s [REC-01]', (first, second, expected) => {
  expect(completesOutfit(first, second)).toBe(expected)
  expect(completesOutfit(second, first)).toBe(expected)
})
