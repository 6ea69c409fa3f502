import { expect, test } from 'vitest'
import { planRecommendations, type RecommendationFacts } from './plan-recommendations.ts'

const plan = (facts: Partial<RecommendationFacts>) =>
  planRecommendations({
    ...{ slot: 'product', proposals: {}, excluded: new Set(), isOffered: () => true, limit: 4 },
    ...facts,
  }).map(({ productId, strategy }) => `${productId} ${strategy}`)

test('what was viewed together comes first, and what is like it fills the rest, each product once [REC-01]', () => {
  const proposals = { popular: ['C', 'D', 'E'], similar: ['B', 'C'], co_viewed: ['A', 'B'] }
  expect(plan({ proposals })).toEqual(['A co_viewed', 'B co_viewed', 'C similar', 'D popular'])
})

test('nothing that is excluded, sold out or not sold at the site is recommended [REC-01]', () => {
  const proposals = { co_viewed: ['SELF', 'GONE', 'A'] }
  expect(plan({ proposals, excluded: new Set(['SELF']), isOffered: (id) => id !== 'GONE' })).toEqual(['A co_viewed'])
})

test('a strategy that the slot does not use adds nothing, and the limit holds', () => {
  expect(plan({ slot: 'outfit', proposals: { popular: ['A'], outfit: ['B', 'C'] }, limit: 1 })).toEqual(['B outfit'])
  expect(plan({ proposals: { popular: ['A'] }, limit: 0 })).toEqual([])
})
