import type { ProductCarouselBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { createShow } from '../show-block.tsx'
import { ProductCarouselBlock as Carousel, toTileQuery } from './product-carousel-block.tsx'

const block: ProductCarouselBlock = { id: 'p1', type: 'product-carousel', title: 'New', categoryId: '4000' }

test.each([
  [3, [0.7466, 0.2949, 0.2958]],
  [5, [0.4, 0.28, 0.22]],
  [6, [0.7466, 0.28, 0.18]],
] as const)('%i cards have the widths of S2.9 while they are awaited', async (cards, shares) => {
  for (const [index, width] of [390, 820, 1280].entries()) {
    const section = await createShow(Carousel)({ ...block, id: `p${cards}-${width}`, cards }, { width })
    const place = section.querySelector<HTMLElement>('[data-cards]')
    const shape = place?.querySelector('[aria-busy] > div')?.getBoundingClientRect().width ?? 0
    expect(shape / (place?.clientWidth ?? 1)).toBeCloseTo(shares[index] ?? 0, 2)
  }
})

test('products chosen by hand win over the category', () => {
  expect(toTileQuery({ ...block, productIds: ['A', 'B'] })).toEqual({ ids: 'A,B', limit: 2 })
  expect(toTileQuery({ ...block, sort: 'newest' })).toEqual({ categoryId: '4000', sort: 'newest', limit: 12 })
})
