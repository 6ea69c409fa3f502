import { expect, test } from 'vitest'
import { listExchangeSizes, type SizeCandidate } from './plan-exchange.ts'

const size = (id: string, more: Partial<SizeCandidate> = {}): SizeCandidate => ({
  ...{ id, colourCode: 'bone', size: id, status: 'live' },
  ...more,
})
const candidates = [
  size('8'),
  size('9'),
  size('10'),
  size('11', { status: 'withdrawn' }),
  size('9n', { colourCode: 'navy' }),
]
const bought = { attributes: { color: 'bone', size: '9' }, isBonus: false, isDigital: false }

test('goods are exchanged for other sizes of their colour that are sold [ACC-08]', () => {
  expect(listExchangeSizes(bought, '9', candidates).map(({ id }) => id)).toEqual(['8', '10'])
})

test('after an exchange the size that was bought can be chosen again [ACC-08]', () => {
  expect(listExchangeSizes(bought, '10', candidates).map(({ id }) => id)).toEqual(['8', '9'])
})

test.each([
  ['a gift', { isBonus: true }],
  ['a gift card', { isGiftCard: true }],
  ['what came by mail', { isDigital: true }],
  ['what was made to order', { recipeId: 'abc' }],
  ['what has one size', { attributes: { color: 'bone' } }],
])('%s is not exchanged [ACC-08]', (_, more) => {
  expect(listExchangeSizes({ ...bought, ...more }, '9', candidates)).toEqual([])
})
