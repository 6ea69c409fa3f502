import type { Block } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { listHeroProducts } from './load-content.ts'
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
  ] as Block[]
  expect(listHeroProducts(blocks)).toEqual(['AB12CD34'])
})
