import type { CollectionBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { countColumns, toLayoutStyle } from './collection-layout.ts'

const block: CollectionBlock = {
  id: 'c1',
  type: 'collection',
  variant: 'button',
  breakpoints: { sm: { type: 'carousel', slideWidth: '80%' }, lg: { type: 'grid', columns: 6, slidePadding: '1rem' } },
  items: [],
}

test('each breakpoint has the layout of its document, and missing values come from the smaller one [CMS-09]', () => {
  expect(toLayoutStyle({ ...block, variant: 'standard' })).toMatchObject({
    '--sm-slide': '80%',
    '--md-slide': '80%',
    '--lg-columns': '6',
    '--lg-padding': '1rem',
  })
})

test('slides of a button collection are at most 19.25rem on small screens and 26.5rem on larger ones [CMS-08]', () => {
  expect(toLayoutStyle(block)).toMatchObject({ '--sm-slide': 'min(80%, 19.25rem)', '--lg-slide': 'min(28%, 26.5rem)' })
})

test.each([
  [4, 2],
  [3, 3],
  [6, 3],
])('icon and text with %i items has %i columns on large screens [CMS-08]', (count, columns) => {
  expect(countColumns('lg', { variant: 'icon-and-text', count })).toBe(columns)
})
