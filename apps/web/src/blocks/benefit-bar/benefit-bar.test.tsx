import type { BenefitBarBlock } from '@lacehouse/contracts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { BenefitBar } from './benefit-bar.tsx'

const show = createShow(BenefitBar)

const bar: BenefitBarBlock = {
  id: 'bar-1',
  type: 'benefit-bar',
  name: 'Benefits',
  showCloseButton: true,
  targets: [{ text: 'Free returns', url: '/en-us/returns' }],
}

beforeEach(() => localStorage.clear())

test('a closed bar stays closed, and a different bar is shown [CMS-07]', async () => {
  await show(bar)
  await page.getByRole('button', { name: 'Close this notice' }).click()
  await expect.element(page.getByText('Free returns')).not.toBeInTheDocument()
  await show(bar)
  expect(page.getByText('Free returns').query()).toBeNull()
  await show({ ...bar, id: 'bar-2' })
  await expect.element(page.getByText('Free returns')).toBeVisible()
})

test('a bar that may not be closed has no button [CMS-07]', async () => {
  await show({ ...bar, showCloseButton: false })
  await expect.element(page.getByRole('link', { name: 'Free returns' })).toBeVisible()
  expect(page.getByRole('button').query()).toBeNull()
})

test('logo, background and a sign before each benefit are those of the document [CMS-07]', async () => {
  const targets = ['Free returns', 'Free delivery'].map((text) => ({ text, url: '/en-us/help/returns' }))
  const section = await show({
    ...bar,
    targets,
    infoIcon: true,
    logo: toMedia(160, 40, 'The anniversary'),
    backgroundImage: toMedia(1600, 100),
    backgroundColor: 'rgb(1, 2, 3)',
  })
  await expect.element(page.getByRole('img', { name: 'The anniversary' })).toBeInTheDocument()
  const [background, logo] = [...section.querySelectorAll('picture')].map((picture) => picture.getBoundingClientRect())
  expect(background?.width).toBe(section.getBoundingClientRect().width)
  expect(logo?.height).toBeLessThanOrEqual(24)
  expect(section.querySelectorAll('li svg')).toHaveLength(2)
  expect(getComputedStyle(section).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('every benefit can be read whole on a small screen [CMS-07]', async () => {
  const targets = ['Livraison gratuite dès 100 $', 'Retours gratuits pendant 30 jours'].map((text) => ({
    text,
    url: '/x',
  }))
  const section = await show({ ...bar, targets }, { width: 320 })
  const right = section.querySelector('button')?.getBoundingClientRect().left ?? 0
  for (const link of section.querySelectorAll('a')) {
    const place = link.getBoundingClientRect()
    expect([place.left >= 0, place.right <= right]).toEqual([true, true])
  }
})
