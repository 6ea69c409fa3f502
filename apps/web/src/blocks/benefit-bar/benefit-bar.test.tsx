import type { BenefitBarBlock } from '@lacehouse/contracts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow } from '../../../tools/show-block.tsx'
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
