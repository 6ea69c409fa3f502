import type { FacetTerm } from '@lacehouse/domain/search/lexicon/lexicon'
import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, toIds } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { type RelaxedFilter, rankMatches } from './rank-matches.ts'
import { createTextIndex } from './text-index.ts'

const toProduct = (id: string, facets: IndexedProduct['facets']): IndexedProduct => ({
  ...{ id, facets, categoryIds: [], kind: 'apparel', price: 1000, discount: 0, popularity: 0, givenPopularity: 0 },
  ...{ publishedAt: 0, rating: 0, available: true, changesAt: null },
})

const index = createFacetIndex(4)
for (const product of [
  toProduct('SOCK', { type: ['socks'], material: ['wool'] }),
  toProduct('SWEATER', { type: ['sweatshirts'], material: ['cotton'] }),
  toProduct('WARM-SWEATER', { type: ['sweatshirts'], feature: ['insulated'] }),
  toProduct('PACK', { type: ['bags'] }),
])
  appendProduct(index, product)
const text = createTextIndex(getLexicon('en-us'))
text.add(index.ordinals.get('PACK') ?? 0, { id: 'PACK', title: 'Courier backpack', labels: '', body: '' })

const unitOf = (word: string, ...terms: FacetTerm[]): QueryUnit => ({
  text: word,
  meanings: terms.map((term) => ({ terms: [term], weight: 1 })),
  phrases: [[word]],
})
const sweater = unitOf('sweater', { facet: 'type', value: 'sweatshirts' })
const wool = unitOf('wool', { facet: 'material', value: 'wool' })
const warm = unitOf('warm', { facet: 'feature', value: 'insulated' })
const backpack = unitOf('backpack')

const find = (units: readonly QueryUnit[], isStrict = false): { ids: string[]; relaxed: readonly RelaxedFilter[] } => {
  const filters = { wearers: [], colors: [], sizes: [], price: null, isSale: false }
  const { listBest, relaxed } = rankMatches(
    { units, filters },
    { index, text, minorUnits: 100, now: 0, isStrict, inMySize: null, boostOf: () => 0 },
  )
  return { ids: toIds(index, listBest(index.live, 10)), relaxed }
}

test('where nothing has all that was asked for, products of the kind that was named are found, whatever else they lack [SRCH-04]', () => {
  expect(find([wool, sweater])).toEqual({ ids: ['SWEATER', 'WARM-SWEATER'], relaxed: ['words'] })
  expect(find([backpack, wool])).toEqual({ ids: ['PACK'], relaxed: ['words'] })
})

test('of the kind that was named, those with most of the other words are found [SRCH-04]', () => {
  expect(find([wool, warm, sweater]).ids).toEqual(['WARM-SWEATER'])
})

test('words that all say how a product is are left out alike, and nothing is left out of a literal search [SRCH-04]', () => {
  expect(find([wool, warm])).toEqual({ ids: ['SOCK', 'WARM-SWEATER'], relaxed: ['words'] })
  expect(find([warm, sweater])).toEqual({ ids: ['WARM-SWEATER'], relaxed: [] })
  expect(find([wool, sweater], true).ids).toEqual([])
})
