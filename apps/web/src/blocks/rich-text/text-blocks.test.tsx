import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow } from '../../../tools/show-block.tsx'
import { AccordionBlock } from '../accordion/accordion-block.tsx'
import { Spacer } from '../spacer/spacer.tsx'
import { RichTextBlock } from './rich-text-block.tsx'

test('rich text shows the markup that the server allowed', async () => {
  await createShow(RichTextBlock)({
    id: 'r1',
    type: 'rich-text',
    title: 'Privacy',
    richText: '<p>We keep <a href="/x">little</a>.</p>',
  })
  await expect.element(page.getByRole('heading', { level: 2, name: 'Privacy' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'little' })).toHaveAttribute('href', '/x')
})

test('questions open to their answers by keyboard [CMS-16]', async () => {
  const items = [{ id: 'q', title: 'How long?', richText: '<p>Three days.</p>' }]
  const section = await createShow(AccordionBlock)({ id: 'a1', type: 'accordion', items })
  expect(page.getByText('Three days.').query()?.checkVisibility()).not.toBe(true)
  section.querySelector('summary')?.click()
  await expect.element(page.getByText('Three days.')).toBeVisible()
})

test('a spacer has the height of its size [CMS-16]', async () => {
  const heights: number[] = []
  for (const size of ['small', 'medium', 'large'] as const) {
    heights.push((await createShow(Spacer)({ id: size, type: 'spacer', size })).getBoundingClientRect().height)
  }
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(new Set(heights).size).toBe(3)
})
