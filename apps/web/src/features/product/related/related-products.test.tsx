import type { Product } from '@lacehouse/contracts'
import { errorCatalogue } from '@lacehouse/contracts/errors/catalogue'
import { formatMessage } from '@lacehouse/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import { ApiError } from '../../../client/api/api-error.ts'
import type { AddToCartInput, AddToCartResult } from '../../../client/cart/add-to-cart.ts'
import { rememberViewed, viewedProducts } from '../../../client/products/product-list.ts'
import { RelatedProducts } from './related-products.tsx'

const image = { url: '/i/test/fog', alt: '', view: 'side', width: 800, height: 1000 }
const price = { lowCurrent: 20, highCurrent: 20, lowOriginal: 20, highOriginal: 20, showLowestPrice: false }
const tile = (id: string) => ({
  ...{ id, name: `Product ${id.slice(-1)}`, url: `/en-us/p/x-${id}`, subtitle: 'Socks', currency: 'USD', image, price },
  ...{ colours: [], available: true },
})
let asked: string[] = []
/** What the product of the page goes with, and what was sent to the cart. */
let upsells: object[] = []
const added: AddToCartInput[] = []

beforeEach(() => {
  asked = []
  added.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = new URL(String(input), location.href)
    const [, , , , id = ''] = url.pathname.split('/')
    asked.push(`${url.pathname}?${url.searchParams.get('ids') ?? ''}`)
    if (url.pathname.endsWith('/productSets')) {
      const set = { id: 'LHSET00001', name: 'Weekend', url: '/en-us/p/weekend-LHSET00001', currency: 'USD', price }
      return Response.json({ productSets: [{ ...set, count: 3, images: [image] }] })
    }
    if (url.pathname.endsWith('/inventory')) {
      const stockStatus = id.endsWith('2') ? 'outOfStock' : 'inStock'
      return Response.json({ productId: id, variants: [{ id: `${id}-1`, upc: '', quantity: 0, stockStatus }] })
    }
    if (url.pathname.endsWith('/widgetRecommendations'))
      return Response.json({ impressionToken: 'i', recommendations: [] })
    if (url.pathname.endsWith('/social/v1/media')) return Response.json({ media: [], total: 0 })
    if (url.pathname.endsWith('/upsells'))
      return Response.json({ layout: 'list', upsells: upsells.slice(0, Number(url.searchParams.get('limit'))) })
    return Response.json({ products: (url.searchParams.get('ids') ?? '').split(',').map(tile) })
  })
})
afterEach(() => {
  viewedProducts.save([])
  vi.restoreAllMocks()
})

const toShare = (track: Element): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(track)
  const room = track.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return (track.querySelector('article')?.clientWidth ?? 0) / room
}

const addToCart = async (input: AddToCartInput): Promise<AddToCartResult> => {
  added.push(input)
  return input.name.endsWith('4') ? { ok: false, error: refusal } : { ok: true }
}
const refusal = new ApiError({
  status: errorCatalogue.INV405.status,
  details: [{ errorId: 'INV405', message: '' }],
  correlationId: 'c',
})

const toUpsell = (id: string, more = {}) => ({ ...tile(id), sku: `${id}-1`, isSingle: false, ...more })

const show = (id: string, { layout, ids }: Product['upsells'], more = {}) => {
  upsells = ids.map((one) => toUpsell(one, more))
  const product = { ...tile(id), upsells: { ids, layout } } as unknown as Product
  return showInShop(<RelatedProducts product={product} addToCart={addToCart} />, {
    areas: ['common', 'related', 'errors'],
  })
}

test('three products that go with it are listed, each with its own stock [CAT-11]', async () => {
  const ids = [1, 2, 3, 4].map((number) => `LHUPSL000${number}`)
  await show('LHTEST0001', { ids, layout: 'list' })
  const list = page.getByRole('region', { name: 'Goes well with it' })
  await expect.element(list.getByRole('listitem')).toHaveLength(3)
  await expect.element(list.getByRole('listitem').nth(1).getByText('Sold out')).toBeVisible()
  await expect.element(list.getByText('Sold out')).toHaveLength(1)
  const stocks = asked.filter((path) => path.includes('/inventory'))
  expect(stocks.map((path) => path.split('/')[4]).toSorted()).toEqual(ids.slice(0, 3))
})

test('a product with nothing to choose is added by its article number, and a refusal stands beside it [CAT-11]', async () => {
  await show('LHTEST0004', { ids: ['LHUPSL0003', 'LHUPSL0004'], layout: 'list' }, { isSingle: true })
  await page.getByRole('button', { name: 'Add to cart: Product 3' }).click()
  await expect.poll(() => added.map(({ item }) => item.productId)).toEqual(['LHUPSL0003-1'])
  await page.getByRole('button', { name: 'Add to cart: Product 4' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(formatMessage('en-us', 'INV405'))
  await expect.element(page.getByRole('button', { name: /^Choose size/ })).not.toBeInTheDocument()
})

test('a carousel takes the place of the list where the product says so [CAT-11]', async () => {
  await show('LHTEST0002', { ids: ['LHUPSL0005'], layout: 'carousel' })
  await expect.element(page.getByRole('link', { name: 'Product 5' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Choose size/ })).not.toBeInTheDocument()
  // Its cards are as wide as those of other carousels of three.
  const track = page.getByRole('region', { name: 'Goes well with it' }).getByRole('list').element()
  await expect.poll(() => toShare(track)).toBeCloseTo(innerWidth < 768 ? 0.7466 : 0.295, 1)
})

test('a set that the product is part of has a link to its page [CAT-03]', async () => {
  await show('LHTEST0003', { ids: [], layout: 'list' })
  const sets = page.getByRole('region', { name: 'Part of a set' })
  await expect
    .element(sets.getByRole('link', { name: 'Weekend' }))
    .toHaveAttribute('href', '/en-us/p/weekend-LHSET00001')
  await expect.element(sets.getByRole('link', { name: 'See all sets' })).toHaveAttribute('href', '/en-us/sets')
  await expect.element(sets.getByText('3 items')).toBeVisible()
})

test('what was looked at before is listed without the page’s own product, and can be cleared [CAT-13]', async () => {
  rememberViewed('LHVIEW0001')
  rememberViewed('LHVIEW0002')
  rememberViewed('LHVIEW0001')
  expect(viewedProducts.read()).toEqual(['LHVIEW0001', 'LHVIEW0002'])
  await show('LHVIEW0003', { ids: [], layout: 'list' })
  await expect.element(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible()
  await expect.poll(() => asked.find((path) => path.includes('collections'))).toContain('?LHVIEW0001,LHVIEW0002')
  expect(viewedProducts.read()).toEqual(['LHVIEW0003', 'LHVIEW0001', 'LHVIEW0002'])
  await page.getByRole('button', { name: 'Clear list' }).click()
  await expect.element(page.getByRole('heading', { name: 'Recently viewed' })).not.toBeInTheDocument()
  expect(viewedProducts.read()).toEqual([])
})

test('the browser remembers twelve products [CAT-13]', () => {
  for (let number = 10; number < 25; number += 1) rememberViewed(`LHVIEW00${number}`)
  expect(viewedProducts.read()).toHaveLength(12)
  expect(viewedProducts.read()[0]).toBe('LHVIEW0024')
})
