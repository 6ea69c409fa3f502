import type { CollectionBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { Collection } from './collection.tsx'

const show = createShow(Collection)

const item = (title: string) => ({
  id: title,
  title,
  media: { sm: toMedia(400, 500) },
  targets: [{ text: title, url: `/en-us/${title}` }],
})
const block: CollectionBlock = {
  id: 'c1',
  type: 'collection',
  variant: 'category-card',
  title: 'Shop by category',
  breakpoints: { sm: { type: 'carousel', slideWidth: '70%' }, lg: { type: 'grid', columns: 4 } },
  items: ['sneakers', 'boots', 'trail', 'slides'].map(item),
}
const topsOf = (section: HTMLElement) =>
  [...section.querySelectorAll('article')].map((card) => card.getBoundingClientRect())

test('a carousel on small screens is a grid on large ones [CMS-08] [CMS-09]', async () => {
  const [first, second] = topsOf(await show(block, { width: 390 }))
  expect((first?.width ?? 0) / 358).toBeCloseTo(0.7, 1)
  expect(second?.left).toBeGreaterThan(first?.right ?? 0)
  const cards = topsOf(await show({ ...block, id: 'c2' }))
  expect(new Set(cards.map(({ top }) => top)).size).toBe(1)
  expect(cards.at(-1)?.right).toBeLessThanOrEqual(1280)
})

test('a category card is one link, named by its title [CMS-08]', async () => {
  await show(block)
  await expect.element(page.getByRole('link', { name: 'boots' })).toHaveAttribute('href', '/en-us/boots')
})

test('a linked card has several links [CMS-08]', async () => {
  const links = [
    { text: 'Women', url: '/w' },
    { text: 'Men', url: '/m' },
  ]
  await show({ ...block, variant: 'linked-card', items: [{ ...item('boots'), links }] })
  await expect.element(page.getByRole('link', { name: 'Women' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Men' })).toBeVisible()
})

test('icon-and-text with four items has two columns [CMS-08]', async () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id, icon: 'truck' }))
  const section = await show({
    ...block,
    variant: 'icon-and-text',
    breakpoints: { sm: { type: 'grid' } },
    items,
  })
  const [first, second, third] = topsOf(section)
  expect(second?.top).toBe(first?.top)
  expect(third?.top).toBeGreaterThan(first?.bottom ?? 0)
})
