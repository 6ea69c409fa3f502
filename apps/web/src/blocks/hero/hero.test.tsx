import type { HeroBlock, ProductTile } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { Hero } from './hero.tsx'

const show = createShow(Hero)

const hero: HeroBlock = {
  id: 'h1',
  type: 'hero',
  variant: 'standard',
  name: 'Autumn',
  title: 'Low, quiet',
  titleH1: true,
  overline: 'The autumn collection',
  backdrop: 'dark',
  media: { sm: toMedia(400, 500, 'A shoe'), lg: toMedia(1600, 700) },
  targets: [{ text: 'Shop women', url: '/en-us/c/women-1000', style: 'primary', id: 't1' }],
  promotionTracking: { promotionName: 'autumn-hero' },
}

test('a standard hero has its text on the picture, as the first heading, and its name for analytics [CMS-05] [CMS-06]', async () => {
  const section = await show(hero)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Low, quiet' })).toBeVisible()
  expect(section.dataset).toMatchObject({ block: 'hero', promotionName: 'autumn-hero', blockName: 'Autumn' })
  const picture = section.querySelector('picture')?.getBoundingClientRect()
  const heading = section.querySelector('h1')?.getBoundingClientRect()
  expect(heading?.bottom).toBeLessThan(picture?.bottom ?? 0)
  expect(section.querySelector('[data-target-id="t1"]')?.getAttribute('href')).toBe('/en-us/c/women-1000')
})

test('each breakpoint has a picture of its own shape [CMS-05] [CMS-19]', async () => {
  const shapeOf = (section: HTMLElement) => {
    const { width = 0, height = 1 } = section.querySelector('picture')?.getBoundingClientRect() ?? {}
    return width / height
  }
  expect(shapeOf(await show(hero, { width: 390 }))).toBeCloseTo(400 / 500, 1)
  expect(shapeOf(await show({ ...hero, id: 'h2' }, { width: 1280 }))).toBeCloseTo(1600 / 700, 1)
})

test('the text of a block-below hero stands below its picture [CMS-06]', async () => {
  const section = await show({ ...hero, variant: 'block-below' })
  const picture = section.querySelector('picture')?.getBoundingClientRect()
  expect(section.querySelector('h1')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(picture?.bottom ?? 0)
})

test('a product is laid over the picture, and without one the picture stands alone [CMS-06]', async () => {
  const price = { lowOriginal: 90, highOriginal: 90, lowCurrent: 90, highCurrent: 90, showLowestPrice: false }
  const image = { ...toMedia(400, 500), view: 'side' }
  const tile = { id: 'AB12CD34', name: 'Runner', url: '/en-us/p/runner-AB12CD34', price, currency: 'USD', image }
  const block: HeroBlock = { ...hero, variant: 'product-overlay', productId: 'AB12CD34' }
  await show(block, { tiles: { AB12CD34: tile as unknown as ProductTile } })
  await expect.element(page.getByRole('link', { name: /Runner.*\$90/ })).toBeVisible()
  const alone = await show({ ...block, id: 'h3', targets: [] })
  expect(alone.querySelectorAll('a')).toHaveLength(0)
})
