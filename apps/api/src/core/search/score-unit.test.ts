import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, removeProduct, toIds } from './facet-index.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { correctScore, scoreUnit } from './score-unit.ts'
import { createTextIndex, type TextDocument } from './text-index.ts'

type Product = Partial<Omit<TextDocument, 'id'>> & { readonly facets?: IndexedProduct['facets'] }

const open = (products: Readonly<Record<string, Product>>) => {
  const index = createFacetIndex(8)
  const text = createTextIndex(getLexicon('en-us'))
  const add = (id: string, { facets = {}, ...words }: Product): number => {
    const product = {
      ...{ id, facets, categoryIds: [], kind: 'apparel', price: 1, discount: 0, popularity: 0, givenPopularity: 0 },
      ...{ publishedAt: 0, rating: 0, available: true, changesAt: null },
    }
    const ordinal = appendProduct(index, product) ?? 0
    text.add(ordinal, { id, title: '', labels: '', body: '', ...words })
    return ordinal
  }
  for (const [id, product] of Object.entries(products)) add(id, product)
  return { index, text, add }
}

const toUnit = (phrases: readonly string[], meanings: QueryUnit['meanings'] = []): QueryUnit => ({
  text: phrases[0] ?? '',
  meanings,
  phrases: phrases.map((phrase) => phrase.split(' ')),
})
const boots = { terms: [{ facet: 'type', value: 'boots' }], weight: 1 } as const
const insulated = { terms: [boots.terms[0], { facet: 'feature', value: 'insulated' }], weight: 0.8 } as const

const scoresOf = ({ index, text }: ReturnType<typeof open>, unit: QueryUnit): Record<string, number> => {
  const { ordinals, scores } = scoreUnit(unit, { index, text })
  return Object.fromEntries(
    toIds(index, [...ordinals]).map((id, at) => [id, Math.round((scores[at] ?? 0) * 1e4) / 1e4]),
  )
}

test('a word counts most in a name, less among categories and colours, least in a description; a synonym a little less', () => {
  const shop = open({
    NAMED: { title: 'nova' },
    LABELLED: { labels: 'nova' },
    DESCRIBED: { body: 'nova' },
    SAME: { title: 'quartz' },
    NONE: { title: 'other' },
  })
  expect(scoresOf(shop, toUnit(['nova', 'quartz']))).toEqual({
    ...{ NAMED: 0.95, LABELLED: 0.6, DESCRIBED: 0.25, SAME: 0.9025 },
  })
})

test('all words of a phrase have to be in a product, which counts by the worst of their places', () => {
  const shop = open({
    ALL: { title: 'nova quartz ridge' },
    MIXED: { title: 'nova quartz', labels: 'ridge' },
    DESCRIBED: { title: 'nova', labels: 'quartz', body: 'ridge' },
    TWO: { title: 'nova quartz' },
    LAST: { title: 'quartz ridge' },
  })
  expect(scoresOf(shop, toUnit(['nova quartz ridg']))).toEqual({ ALL: 0.95, MIXED: 0.6, DESCRIBED: 0.25 })
  expect(scoresOf(shop, toUnit(['nova quartz ridg other']))).toEqual({})
})

test('where facets say what a word means, names add to it and descriptions say nothing', () => {
  const facets = { type: ['boots'] }
  const shop = open({
    NAMED: { facets, title: 'alpine boot' },
    ONLY_KIND: { facets, title: 'alpine' },
    ONLY_NAME: { title: 'boot bag' },
    DESCRIBED: { body: 'goes with each boot' },
    WARM: { facets: { ...facets, feature: ['insulated'] } },
  })
  expect(scoresOf(shop, toUnit(['boot'], [boots]))).toEqual({ NAMED: 1.06, ONLY_KIND: 1, ONLY_NAME: 0.95, WARM: 1 })
  expect(scoresOf(shop, toUnit(['warm boot'], [insulated]))).toEqual({ WARM: 0.8 })
  expect(scoresOf(shop, toUnit(['boot'], [{ ...boots, weight: 0.5 }, insulated]))).toMatchObject({ WARM: 0.8 })
})

test('a word that only descriptions have is not decisive, and one of materials says how a product is', () => {
  const shop = open({ A: { body: 'nova', facets: { material: ['wool'], type: ['socks'] } }, B: { labels: 'quartz' } })
  const classify = (unit: QueryUnit) => {
    const { isDecisive, isAttribute, isKnown } = scoreUnit(unit, shop)
    return { isDecisive, isAttribute, isKnown }
  }
  const wool = { terms: [{ facet: 'material', value: 'wool' }], weight: 1 } as const
  const socks = { terms: [...wool.terms, { facet: 'type', value: 'socks' }], weight: 1 } as const
  const none = { isDecisive: false, isAttribute: false, isKnown: false }
  expect(classify(toUnit(['nova']))).toEqual(none)
  expect(classify(toUnit(['unheard']))).toEqual(none)
  expect(classify(toUnit(['quartz']))).toEqual({ ...none, isDecisive: true })
  expect(classify(toUnit(['wool'], [wool]))).toEqual({ isDecisive: true, isAttribute: true, isKnown: true })
  expect(classify(toUnit(['wool sock'], [socks]))).toEqual({ isDecisive: true, isAttribute: false, isKnown: true })
})

test('a removed product is not found by its words, which stay in the index', () => {
  const shop = open({ A: { title: 'nova' }, B: { title: 'nova' } })
  removeProduct(shop.index, 'A')
  expect(scoresOf(shop, toUnit(['nova']))).toEqual({ B: 0.95 })
})

test('a score is made anew when the first product with its meaning comes and when the last one goes', () => {
  const shop = open({ A: { title: 'boot' } })
  const unit = toUnit(['boot'], [boots])
  const before = scoreUnit(unit, shop)
  const correct = (score: typeof before, ...changed: number[]) => correctScore(unit, { score, changed }, shop)
  const named = shop.add('B', { title: 'boot' })
  expect(correct(before, named)).toEqual(scoreUnit(unit, shop))
  const first = shop.add('C', { facets: { type: ['boots'] } })
  expect(correct(before, named, first)).toBeNull()
  const known = scoreUnit(unit, shop)
  expect(correct(known, named)).toBe(known)
  removeProduct(shop.index, 'C')
  expect(correct(known, first)).toBeNull()
})
