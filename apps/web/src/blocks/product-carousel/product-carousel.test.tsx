import type { ProductCarouselBlock, ProductTile } from '@lacehouse/contracts'
import { expect, test, vi } from 'vitest'
import { createShow } from '../../../tools/show-block.tsx'
import { ProductCarouselBlock as Carousel } from './product-carousel-block.tsx'
import { toTileQuery } from './to-tile-query.ts'

const block: ProductCarouselBlock = { id: 'p1', type: 'product-carousel', title: 'New', categoryId: '4000' }

test.each([
  [3, [0.7466, 0.2949, 0.2958]],
  [5, [0.4, 0.28, 0.22]],
  [6, [0.7466, 0.28, 0.18]],
] as const)('%i cards reserve the widths of their breakpoint while they load', async (cards, shares) => {
  for (const [index, width] of [390, 820, 1280].entries()) {
    const section = await createShow(Carousel)({ ...block, id: `p${cards}-${width}`, cards }, { width })
    const place = section.querySelector<HTMLElement>('[data-cards]')
    const shape = place?.querySelector('[aria-busy] > div')?.getBoundingClientRect().width ?? 0
    expect(shape / (place?.clientWidth ?? 1)).toBeCloseTo(shares[index] ?? 0, 2)
  }
})

test('chosen products take precedence over the category', () => {
  expect(toTileQuery({ ...block, productIds: ['A', 'B'] })).toEqual({ ids: 'A,B', limit: 2 })
  expect(toTileQuery({ ...block, sort: 'newest' })).toEqual({ categoryId: '4000', sort: 'newest', limit: 12 })
})

const toTile = (id: string): ProductTile => ({
  id,
  name: `Shoe ${id}`,
  url: `/en-us/p/shoe-${id}`,
  subtitle: 'Sneakers',
  price: { lowCurrent: 90, highCurrent: 90, lowOriginal: 90, highOriginal: 90, showLowestPrice: false },
  currency: 'USD',
  image: { url: '/i/test/picture', width: 800, height: 1000 } as ProductTile['image'],
  colours: [],
  available: true,
})

test('products that came with the page are shown without a call, in the order of the block [CMS-05]', async () => {
  const fetched = vi.spyOn(window, 'fetch')
  const tiles = { A: toTile('A'), B: toTile('B') }
  const section = await createShow(Carousel)({ ...block, productIds: ['B', 'A'] }, { tiles })
  expect([...section.querySelectorAll('article a')].map((link) => link.textContent)).toEqual(['Shoe B', 'Shoe A'])
  expect(fetched.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('ids='))).toEqual([])
  fetched.mockRestore()
})

test('a tile shows the average and the number of its reviews by one name, and nothing without reviews', async () => {
  const tiles = { A: toRated('A'), B: toTile('B') }
  const section = await createShow(Carousel)({ ...block, productIds: ['A', 'B'] }, { tiles })
  const [rated, unrated] = section.querySelectorAll('article')
  const rating = rated?.querySelector('[role=img]')
  expect(rating?.getAttribute('aria-label')).toBe('4.4 out of 5 stars, 1,250 reviews')
  expect(rating?.textContent).toBe('4.4 (1,250)')
  expect(unrated?.querySelector('[role=img]')).toBeNull()
})

test('a carousel of which only some products came with the page fetches all of them [CMS-05]', async () => {
  const section = await createShow(Carousel)({ ...block, productIds: ['A', 'B'] }, { tiles: { A: toTile('A') } })
  expect(section.querySelectorAll('article').length).toBe(0)
  expect(section.querySelector('[aria-busy]')).not.toBeNull()
})

test('a carousel whose products cannot be fetched says so in its place (T23)', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}, { status: 404 }))
  const section = await createShow(Carousel)(block)
  await expect.poll(() => section.textContent).toContain('We can’t show these products right now.')
  expect(section.querySelector('[aria-busy]')).toBeNull()
  fetched.mockRestore()
})

const toRated = (id: string): ProductTile => ({ ...toTile(id), rating: { average: 4.4, count: 1250 } })

test('a card that waits for its product is as high as a card with stars and a name of one line, so that nothing shifts [CMS-05]', async () => {
  for (const width of [390, 820, 1440]) {
    const waiting = await createShow(Carousel)({ ...block, id: `w${width}` }, { width })
    const shape = waiting.querySelector('[aria-busy] > div')?.getBoundingClientRect()
    const ready = await createShow(Carousel)(
      { ...block, id: `r${width}`, productIds: ['A', 'B', 'C', 'D', 'E'] },
      { width, tiles: Object.fromEntries(['A', 'B', 'C', 'D', 'E'].map((id) => [id, toRated(id)])) },
    )
    const card = ready.querySelector('article')?.getBoundingClientRect()
    expect([shape?.width, shape?.height]).toEqual([card?.width, card?.height])
  }
})
