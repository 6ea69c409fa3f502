import { listLocales } from '@lacehouse/domain/site/find-site'
import { expect, test } from 'vitest'
import { loadSites } from '../load-sites.ts'
import { makeDemoShop } from '../seed/make-demo-shop.ts'

const sites = await loadSites()
const { social, products } = makeDemoShop({
  ...{ sites, now: Date.UTC(2026, 10, 24), size: 'full' },
  models: ['court-low', 'runner', 'chelsea', 'tee', 'hoodie'],
})

test('each brand has three streams of ten pictures, each with its product, and words in every locale [CALL-07]', () => {
  const ids = new Set(products.map(({ id }) => id))
  const customers = new Set(sites.map(({ brand }) => brand))
  expect(social.streams.length).toBe(customers.size * 3)
  expect(social.media.length).toBe(customers.size * 30)
  for (const { id } of social.streams) expect(social.places.filter(({ streamId }) => streamId === id)).toHaveLength(10)
  for (const { id } of social.media)
    expect(social.tags.some(({ mediaId, tag }) => mediaId === id && ids.has(tag))).toBe(true)
  for (const { captions } of social.media)
    expect(Object.keys(captions).toSorted()).toEqual(listLocales(sites).toSorted())
})
