import type { Site } from '@lacehouse/domain/site/site'
import { minutes } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { appendProduct, createFacetIndex, replaceProduct } from '../search/facet-index.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { type RecommendationQuestion, type RecommendDeps, recommend } from './recommend.ts'
import type { ComputedProposals } from './recommendations.queries.ts'

const site = { siteId: 'LH-US' } as Site

const toProduct = (id: string, kind: string, changed: Partial<IndexedProduct> = {}): IndexedProduct => ({
  ...{ id, kind, categoryIds: [], facets: {}, price: 1000, discount: 0, popularity: 0, givenPopularity: 0 },
  ...{ publishedAt: 0, rating: 0, available: true, changesAt: null },
  ...changed,
})

type Seeds = Parameters<RecommendDeps['recommendationQueries']['findComputed']>[0]

/** A shop with two shoes, a shirt and a sold bag; `computed` is what visits and orders had in common. */
const open = (computed: Partial<ComputedProposals> = {}, others: readonly IndexedProduct[] = []) => {
  const index = createFacetIndex(4)
  const shirt = toProduct('SHIRT', 'apparel')
  for (const product of [toProduct('SHOE', 'footwear'), toProduct('BOOT', 'footwear'), shirt])
    appendProduct(index, product)
  for (const product of others) appendProduct(index, product)
  appendProduct(index, toProduct('SOLD', 'accessories', { available: false }))
  const asked: Seeds[] = []
  const clock = { now: 0 }
  const deps = {
    search: { index: { get: () => Promise.resolve(index) } },
    recommendationQueries: {
      findComputed: (seeds: Seeds) => {
        asked.push(seeds)
        return Promise.resolve({ coViewed: [], coBought: [], popular: [], ...computed })
      },
    },
    now: () => clock.now,
  } as unknown as RecommendDeps
  const ask = async (question: Partial<RecommendationQuestion>) => {
    const planned = await recommend(deps, site, { slot: 'home', besides: [], viewed: [], limit: 9, ...question })
    return planned.map(({ productId, strategy }) => `${strategy} ${productId}`)
  }
  return { ask, asked, clock, setShirt: (available: boolean) => replaceProduct(index, { ...shirt, available }) }
}

test('what was computed comes before what is alike, and neither what is sold out nor what the site lacks is recommended', async () => {
  const { ask } = open({ coViewed: ['SOLD', 'ELSEWHERE', 'SHIRT'], popular: ['ELSEWHERE', 'BOOT'] })
  expect(await ask({ slot: 'product', productId: 'SHOE' })).toEqual(['co_viewed SHIRT', 'similar BOOT'])
  expect(await ask({ slot: 'home' })).toEqual(['co_viewed SHIRT', 'popular BOOT', 'popular SHOE'])
  expect(await ask({ slot: 'home', limit: 1 })).toEqual(['co_viewed SHIRT'])
})

test('bought together is part of an outfit only where it completes one with a product of the cart', async () => {
  const { ask } = open({ coBought: ['ELSEWHERE', 'BOOT', 'SHIRT'] })
  expect(await ask({ slot: 'outfit', productId: 'SHOE' })).toEqual(['outfit SHIRT'])
  expect(await ask({ slot: 'cart', besides: ['SHOE'] })).toEqual(['co_bought BOOT', 'co_bought SHIRT'])
  expect(await ask({ slot: 'outfit' })).toEqual([])
  expect(await ask({ slot: 'outfit', productId: 'ELSEWHERE' })).toEqual([])
})

test('the product of the page and those of the cart are left out, also where they were looked at', async () => {
  const { ask } = open({ coViewed: ['SHOE', 'BOOT', 'SHIRT'] })
  const viewed = ['SHOE', 'SOLD', 'BOOT']
  expect(await ask({ slot: 'empty', viewed })).toEqual(['viewed SHOE', 'viewed BOOT', 'co_viewed SHIRT'])
  expect(await ask({ slot: 'empty', viewed, besides: ['BOOT'] })).toEqual(['viewed SHOE', 'co_viewed SHIRT'])
  expect(await ask({ slot: 'product', productId: 'BOOT', besides: ['SHOE'] })).toEqual(['co_viewed SHIRT'])
})

test('what is alike is like the product of the page, whatever the cart has, and like the cart where no product is known', async () => {
  const ofType = (id: string, type: string) => toProduct(id, 'accessories', { facets: { type: [type] } })
  const { ask } = open({}, [
    ofType('CAP-1', 'caps'),
    ofType('BAG-1', 'bags'),
    ofType('CAP-2', 'caps'),
    ofType('BAG-2', 'bags'),
  ])
  const askFirst = async (question: Partial<RecommendationQuestion>) => (await ask({ slot: 'product', ...question }))[0]
  expect(await askFirst({ productId: 'BAG-1' })).toBe('similar BAG-2')
  expect(await askFirst({ productId: 'BAG-1', besides: ['CAP-1'] })).toBe('similar BAG-2')
  expect(await askFirst({ besides: ['CAP-1'] })).toBe('similar CAP-2')
  expect(await askFirst({ productId: 'ELSEWHERE', besides: ['CAP-1'] })).toBe('similar CAP-2')
})

test('visits are compared by the page’s product, else by the last five that were looked at, and orders by the cart', async () => {
  const { ask, asked } = open()
  await ask({ productId: 'SHOE', viewed: ['BOOT'] })
  await ask({ viewed: ['1', '2', '3', '4', '5', '6'], besides: ['SHIRT'] })
  await ask({})
  const siteId = 'LH-US'
  expect(asked).toEqual([
    { siteId, viewed: ['SHOE'], bought: ['SHOE'] },
    { siteId, viewed: ['1', '2', '3', '4', '5'], bought: ['SHIRT'] },
    { siteId, viewed: [], bought: [] },
  ])
})

test('a product that sells out is not recommended at once, and one that comes back is after a minute', async () => {
  const { ask, clock, setShirt } = open()
  setShirt(false)
  expect(await ask({ slot: 'home' })).toEqual(['popular BOOT', 'popular SHOE'])
  setShirt(true)
  clock.now = minutes(1) - 1
  expect(await ask({ slot: 'home' })).toEqual(['popular BOOT', 'popular SHOE'])
  clock.now = minutes(1)
  expect(await ask({ slot: 'home' })).toEqual(['popular BOOT', 'popular SHIRT', 'popular SHOE'])
  setShirt(false)
  expect(await ask({ slot: 'home' })).toEqual(['popular BOOT', 'popular SHOE'])
})
