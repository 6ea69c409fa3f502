import { expect, test } from 'vitest'
import { type ProductTraits, scoreSimilarity } from './score-similarity.ts'

const runner: ProductTraits = {
  categoryIds: ['running', 'footwear', 'men'],
  facets: { type: ['running'], gender: ['men'], color: ['blue', 'black'] },
  price: 10_000,
}

test.each([
  ['another category', { categoryIds: ['boots', 'footwear', 'men'] }],
  ['another type', { facets: { ...runner.facets, type: ['boots'] } }],
  ['another gender', { facets: { ...runner.facets, gender: ['women'] } }],
  ['another colour', { facets: { ...runner.facets, color: ['red'] } }],
  ['another price', { price: 15_000 }],
])('a product of %s is less alike than its twin [REC-01]', (_, change) => {
  expect(scoreSimilarity(runner, { ...runner, ...change })).toBeLessThan(scoreSimilarity(runner, runner))
})

test('likeness is the same in both directions, and what has nothing in common has none', () => {
  const cap: ProductTraits = { categoryIds: ['caps'], facets: {}, price: 2000 }
  expect(scoreSimilarity(runner, cap)).toBe(0)
  const boot = { ...runner, price: 16_000, categoryIds: ['boots', 'men'] }
  expect(scoreSimilarity(boot, runner)).toBe(scoreSimilarity(runner, boot))
})
