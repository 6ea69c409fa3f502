import { expect, test } from 'vitest'
import { mostRelations, rankRelations } from './rank-relations.ts'

const counts = new Map([
  ['shoe', 10],
  ['sock', 10],
  ['cap', 40],
  ['bag', 4],
])
const rank = (pairs: readonly [string, string, number][], total = 100) =>
  rankRelations({ pairs: pairs.map(([first, second, together]) => ({ first, second, together })), counts, total })

test('products that mostly occur together come before a bestseller that occurs with everything [REC-01]', () => {
  const relations = rank([
    ['cap', 'shoe', 6],
    ['shoe', 'sock', 5],
  ])
  const ofShoe = relations.filter(({ productId }) => productId === 'shoe')
  expect(ofShoe).toEqual([
    { productId: 'shoe', relatedId: 'sock', score: 0.5 },
    { productId: 'shoe', relatedId: 'cap', score: 0.3 },
  ])
  expect(relations).toContainEqual({ productId: 'sock', relatedId: 'shoe', score: 0.5 })
})

test.each([
  ['occurs together twice only', [['shoe', 'sock', 2]], 100],
  ['occurs together as often as chance lets it', [['cap', 'shoe', 4]], 100],
  ['names a product without a count', [['shoe', 'hat', 9]], 100],
] as const)('a pair that %s is no relation [REC-01]', (_, pairs, total) => {
  expect(rank(pairs as unknown as [string, string, number][], total)).toEqual([])
})

test('a product keeps its best relations only, in an order that does not depend on the pairs', () => {
  const many = new Map([['x', 50], ...Array.from({ length: 40 }, (_, n) => [`p${n + 10}`, 10] as const)])
  const pairs = Array.from({ length: 40 }, (_, n) => ({ first: `p${n + 10}`, second: 'x', together: 8 }))
  const ranked = (list: typeof pairs) =>
    rankRelations({ pairs: list, counts: many, total: 1000 }).filter(({ productId }) => productId === 'x')
  expect(ranked(pairs)).toHaveLength(mostRelations)
  expect(ranked(pairs.toReversed())).toEqual(ranked(pairs))
})
