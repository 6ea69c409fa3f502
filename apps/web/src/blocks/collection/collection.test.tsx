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

test('a linked card is one link with its title and text [CMS-08]', async () => {
  const section = await show({ ...block, variant: 'linked-card', items: [{ ...item('boots'), subtitle: 'Welted' }] })
  const links = [...section.querySelectorAll('a')]
  expect(links.map(({ pathname, textContent }) => [pathname, textContent])).toEqual([['/en-us/boots', 'bootsWelted']])
})

test('a multi-link card has several links beside its title [CMS-08]', async () => {
  const links = [
    { text: 'Women', url: '/w' },
    { text: 'Men', url: '/m' },
  ]
  await show({ ...block, variant: 'multi-link-card', items: [{ ...item('boots'), links }] })
  await expect.element(page.getByRole('link', { name: 'Women' })).toHaveAttribute('href', '/w')
  await expect.element(page.getByRole('link', { name: 'Men' })).toHaveAttribute('href', '/m')
  await expect.element(page.getByRole('heading', { name: 'boots' })).toBeVisible()
})

/** The position of the picture that a vertical list shows. */
const shownIn = (section: HTMLElement) =>
  [...section.querySelectorAll('figure')].findIndex((figure) => figure.parentElement?.hasAttribute('data-active'))

test('a vertical list shows the picture of the link that the pointer or the focus is on [CMS-08]', async () => {
  const section = await show({ ...block, variant: 'vertical-list' })
  expect(shownIn(section)).toBe(0)
  await page.getByRole('link', { name: 'trail' }).hover()
  await expect.poll(() => shownIn(section)).toBe(2)
  section.querySelector<HTMLElement>('[href="/en-us/boots"]')?.focus()
  await expect.poll(() => shownIn(section)).toBe(1)
  const rows = [...section.querySelectorAll('li')].map((row) => row.getBoundingClientRect().top)
  expect(rows).toEqual(rows.toSorted((a, b) => a - b))
  expect(new Set(rows).size).toBe(4)
})

test('a vertical list leads on by its links, with the pictures above them on a phone [CMS-08]', async () => {
  const section = await show({ ...block, variant: 'vertical-list' }, { width: 390 })
  await expect.element(page.getByRole('link', { name: 'slides' })).toHaveAttribute('href', '/en-us/slides')
  const list = section.querySelector('ul')?.getBoundingClientRect()
  expect(section.querySelector('figure')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list?.top ?? 0)
})

test('a collection with the marker in its name is recognised as stacked [CMS-08]', async () => {
  expect((await show({ ...block, name: 'Autumn, stacked' })).dataset.stacked).toBe('true')
  expect((await show({ ...block, id: 'c2', name: 'Haystacked' })).dataset.stacked).toBeUndefined()
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

const carousel = (layout: Partial<CollectionBlock['breakpoints']['sm']>): CollectionBlock => ({
  ...block,
  breakpoints: { sm: { type: 'carousel', slideWidth: '60%', ...layout } },
})

test('a standard card is named by its title, which leads to its target, and shows its text [CMS-08]', async () => {
  const card = { ...item('boots'), overline: 'Winter', subtitle: 'Welted', richText: '<p>Soles can be replaced.</p>' }
  const section = await show({ ...block, variant: 'standard', items: [card] })
  await expect.element(page.getByRole('link', { name: 'boots' })).toHaveAttribute('href', '/en-us/boots')
  for (const text of ['Winter', 'Welted', 'Soles can be replaced.']) expect(section.textContent).toContain(text)
})

test('arrows move a carousel, and the document can leave them out [CMS-09]', async () => {
  const section = await show(carousel({}))
  const track = section.querySelector('ul')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => track?.scrollLeft ?? 0).toBeGreaterThan(0)
  const bare = await show({ ...carousel({ showArrows: false }), id: 'c2' })
  await expect.poll(() => bare.querySelector('ul + div')?.checkVisibility() ?? false).toBe(false)
})

test('indicators name the pages of a carousel, and the document decides about them [CMS-09]', async () => {
  await show(carousel({ showIndicators: true }))
  await page.getByRole('button', { name: /^2 of/ }).click()
  await expect.poll(() => document.querySelector('[data-block-id="c1"] ul')?.scrollLeft ?? 0).toBeGreaterThan(0)
  const bare = await show({ ...carousel({}), id: 'c2' })
  expect(bare.querySelector('[aria-current]')).toBeNull()
})

test('a progress bar says how far a carousel is, and the document decides about it [CMS-09]', async () => {
  const section = await show(carousel({ showProgress: true }))
  const bar = () => section.querySelector('progress')
  await expect.poll(() => bar()?.value).toBe(1)
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => bar()?.value ?? 0).toBeGreaterThan(1)
  const bare = await show({ ...carousel({}), id: 'c2' })
  expect(bare.querySelector('progress')).toBeNull()
})

test('a carousel that plays by itself moves on after its seconds, and begins again in a loop [CMS-09]', async () => {
  const section = await show(carousel({ autoplay: true, loop: true, autorotateTime: 1.5 }))
  await page.getByText('Below').hover()
  const track = section.querySelector('ul')
  const left = () => track?.scrollLeft ?? 0
  await expect.poll(left, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.poll(left, { timeout: 30_000 }).toBeLessThan(2)
}, 60_000)

test('the card of a button collection that leads to the open page is marked [CMS-08]', async () => {
  const section = await show({ ...block, variant: 'button' }, { address: '/en-us/boots' })
  await expect.element(page.getByRole('link', { name: 'boots' })).toHaveAttribute('aria-current', 'page')
  expect(section.querySelectorAll('[aria-current]')).toHaveLength(1)
})

test('icons have the size and the place that the document names [CMS-08]', async () => {
  const items = [{ id: 'a', title: 'Returns', icon: 'truck' }]
  const sizes: number[] = []
  for (const iconSize of ['small', 'medium', 'large'] as const) {
    const section = await show({ ...block, id: iconSize, variant: 'icon-and-text', items, iconSize })
    sizes.push(section.querySelector('svg')?.getBoundingClientRect().width ?? 0)
  }
  expect(sizes).toEqual([20, 28, 40])
  const beside = await show({ ...block, id: 'beside', variant: 'icon-and-text', items, iconPlace: 'beside' })
  const icon = beside.querySelector('svg')?.getBoundingClientRect()
  expect(beside.querySelector('h3')?.getBoundingClientRect().left).toBeGreaterThan(icon?.right ?? 0)
})
