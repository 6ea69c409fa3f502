import type { PlainBlock } from '@lacehouse/contracts'
import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type PagePolicy, type ShopContext, shopContext } from '../../shop-context.ts'
import { findContent, listHeroProducts } from './load-content.ts'
import { toContentSlug } from './to-content-slug.ts'

test.each([
  ['/en-us/privacy', 'privacy'],
  ['/de-de/help/contact-us', 'contact-us'],
  ['/fr-ca/help/returns/how-to-return', 'returns-how-to-return'],
  ['/en-us/error-4xx', null],
  ['/en-us/home', null],
  ['/en-us', null],
  ['/nowhere', null],
  ['/en-us/Wrong%20name', null],
])('%s names the document %s [CMS-01]', (pathname, slug) => {
  expect(toContentSlug(pathname)).toBe(slug)
})

test('only a product laid over a hero is loaded with the page [CMS-06]', () => {
  const hero = { type: 'hero', id: 'h', productId: 'AB12CD34' }
  const blocks = [
    { ...hero, variant: 'product-overlay' },
    { ...hero, variant: 'standard' },
    { type: 'spacer', id: 's', size: 'small' },
  ] as PlainBlock[]
  expect(listHeroProducts(blocks)).toEqual(['AB12CD34'])
})

const carousel = { type: 'product-carousel', id: 'c', categoryId: '4000' }

/** Loads a document of these blocks; the catalogue has two products. */
async function load(blocks: readonly object[], isDocument = false) {
  const call = vi.fn(async (id: string, input: { readonly query?: { readonly limit?: number } }) => {
    if (id === 'content.page') return { slug: 'cart', blocks }
    if (input.query?.limit === 24) throw new Error('heroes are not asked about')
    return { products: ['A', 'B'].map((product) => ({ id: product, colours: [{ value: 'red' }] })) }
  })
  const policy: PagePolicy = {
    cacheable: false,
    personal: false,
    incomplete: false,
    tags: new Set(),
    decisions: new Map(),
    ttl: Number.POSITIVE_INFINITY,
  }
  const shop = {
    api: { call },
    site: { siteId: 'US' },
    policy,
    decide: () => null,
    isDocument,
    serverData: {},
  } as unknown as ShopContext
  const content = await findContent({ context: new RouterContextProvider(new Map([[shopContext, shop]])) }, 'cart')
  return { content, policy, asked: call.mock.calls.filter(([id]) => id === 'products.tiles') }
}

test('a carousel that opens a document comes with its products, whose changes purge the page [CMS-05]', async () => {
  const { content, policy, asked } = await load([{ type: 'spacer', id: 's' }, carousel])
  expect(asked).toEqual([['products.tiles', { query: { categoryId: '4000', sort: undefined, limit: 12 } }]])
  expect(content?.page.blocks[1]).toEqual({ ...carousel, productIds: ['A', 'B'] })
  expect(content?.tiles).toEqual({ A: { id: 'A', colours: [] }, B: { id: 'B', colours: [] } })
  expect([...policy.tags]).toEqual(['listing', 'recommendations'])
})

test('the products of a carousel further down are fetched by the browser [CMS-05]', async () => {
  const { content, asked } = await load([{ type: 'hero', id: 'h', variant: 'standard' }, carousel])
  expect(asked).toEqual([])
  expect(content?.page.blocks[1]).toEqual(carousel)
})

test('with the markup of a page the browser gets the heading of a block without behaviour, and the whole of any other', async () => {
  const hero = { type: 'hero', id: 'h', variant: 'standard', title: 'Run', titleH1: true, align: 'left' }
  const { content } = await load([hero, carousel], true)
  expect(content?.page.blocks).toEqual([{ type: 'hero', id: 'h', titleH1: true, title: 'Run' }, carousel])
  const later = await load([hero, carousel])
  expect(later.content?.page.blocks[0]).toEqual(hero)
})
