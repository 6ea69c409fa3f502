import type { SecondaryNavigationBlock, VisualSelectorBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { VisualSelector } from '../visual-selector/visual-selector.tsx'
import { SecondaryNavigation } from './secondary-navigation.tsx'

const show = createShow(SecondaryNavigation)

const bar: SecondaryNavigationBlock = {
  id: 'n1',
  type: 'secondary-navigation',
  title: 'Help',
  targets: ['Delivery', 'Returns', 'Payment'].map((text) => ({ text, url: `/en-us/help/${text.toLowerCase()}` })),
}

const visibleLinks = () =>
  page
    .getByRole('link')
    .elements()
    .filter((link) => link.checkVisibility())

test('the secondary navigation is a row on large screens, without the button of the list [CMS-11]', async () => {
  const section = await show(bar, { width: 1280 })
  const tops = visibleLinks().map((link) => link.getBoundingClientRect().top)
  expect(tops).toHaveLength(3)
  expect(new Set(tops).size).toBe(1)
  expect(section.querySelector('summary')?.checkVisibility()).toBe(false)
})

test('the secondary navigation is a list on small screens, which its title opens and closes [CMS-11]', async () => {
  const section = await show(bar, { width: 390 })
  expect(visibleLinks()).toEqual([])
  const title = section.querySelector('summary')
  title?.click()
  await expect.poll(() => visibleLinks().length).toBe(3)
  const tops = visibleLinks().map((link) => link.getBoundingClientRect().top)
  expect(new Set(tops).size).toBe(3)
  title?.click()
  await expect.poll(() => visibleLinks().length).toBe(0)
})

test('a secondary navigation that its document hides at lg is not shown there [CMS-11]', async () => {
  const section = await show({ ...bar, hideOnBreakpoint: ['lg'] }, { width: 1280 })
  expect(section.checkVisibility()).toBe(false)
  expect((await show({ ...bar, id: 'n2', hideOnBreakpoint: ['lg'] }, { width: 820 })).checkVisibility()).toBe(true)
})

test('the secondary navigation marks the open page, and names it beside its title on small screens [CMS-11]', async () => {
  const section = await show(bar, { width: 390, address: '/en-us/help/returns?from=footer' })
  expect(section.querySelector('summary')?.textContent).toBe('Help: Returns')
  const marked = [...section.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent)
  expect(new Set(marked)).toEqual(new Set(['Returns']))
})

const selector: VisualSelectorBlock = {
  id: 'v1',
  type: 'visual-selector',
  title: 'Kinds of shoes',
  items: ['Sneakers', 'Boots', 'Trail', 'Slides', 'Sandals', 'Running', 'Skate', 'High tops'].map((title) => ({
    id: title,
    title,
    media: toMedia(200, 200),
    target: { text: title, url: `/en-us/c/${title.toLowerCase()}` },
  })),
}

test('a visual selector shows a link with a picture for each kind in one row, and marks the open page [CMS-11]', async () => {
  const section = await createShow(VisualSelector)(selector, { width: 390, address: '/en-us/c/boots' })
  const links = [...section.querySelectorAll('a')]
  expect(new Set(links.map((link) => link.getBoundingClientRect().top)).size).toBe(1)
  expect(links.every((link) => link.querySelector('img'))).toBe(true)
  await expect.element(page.getByRole('link', { name: 'Boots' })).toHaveAttribute('aria-current', 'page')
  expect(section.querySelectorAll('[aria-current]')).toHaveLength(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('the pictures of a visual selector have the shape of its document [CMS-11]', async () => {
  const ratios: number[] = []
  for (const shape of ['circle', 'square', 'portrait'] as const) {
    const section = await createShow(VisualSelector)({ ...selector, id: shape, shape })
    const { width = 0, height = 1 } = section.querySelector('picture')?.getBoundingClientRect() ?? {}
    ratios.push(Math.round((width / height) * 100) / 100)
  }
  expect(ratios).toEqual([1, 1, 0.8])
})
