import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { AccordionBlock } from '../accordion/accordion-block.tsx'
import { Anchor } from '../anchor/anchor.tsx'
import { FilterBy } from '../filter-by/filter-by.tsx'
import { PictureBlock } from '../picture/picture-block.tsx'
import { ButtonBlock } from './button-block.tsx'

const targets = [
  { text: 'Shop women', url: '/en-us/c/women-1000' },
  { text: 'Open the map', url: 'https://maps.example/', targetAttribute: '_blank', style: 'secondary' },
] as const

test('a button block shows its links as buttons on the side that it names [CMS-16]', async () => {
  const section = await createShow(ButtonBlock)({ id: 'b1', type: 'button', align: 'right', targets })
  await expect.element(page.getByRole('link', { name: 'Shop women' })).toHaveAttribute('href', '/en-us/c/women-1000')
  await expect.element(page.getByRole('link', { name: 'Open the map' })).toHaveAttribute('rel', 'noopener')
  const right = section.querySelector('a:last-child')?.getBoundingClientRect().right ?? 0
  expect(right).toBeGreaterThan(1000)
})

test('a link to an anchor leads to its place, below the header [CMS-16]', async () => {
  const section = await createShow(Anchor)({ id: 'a1', type: 'anchor', anchor: 'care' })
  const place = section.querySelector('#care')
  expect(section.getBoundingClientRect().height).toBe(0)
  expect(Number.parseFloat(getComputedStyle(place as Element).scrollMarginTop)).toBeGreaterThan(60)
  location.hash = '#care'
  await expect.poll(() => document.querySelector(':target')).toBe(place)
  location.hash = ''
})

test('filter-by shows shortcuts in named groups, and marks the list that is open [CMS-16]', async () => {
  const groups = [
    { id: 'use', title: 'Activity', targets: [{ text: 'Trail', url: '/en-us/c/shoes-1000?activity=trail' }] },
    {
      id: 'colour',
      title: 'Color',
      targets: ['red', 'blue'].map((text) => ({ text, url: `/en-us/c/shoes-1000?color=${text}` })),
    },
  ]
  const address = '/en-us/c/shoes-1000?color=blue'
  await createShow(FilterBy)({ id: 'f1', type: 'filter-by', title: 'Filter by', groups }, { address })
  const colours = page.getByRole('list', { name: 'Color' })
  await expect.element(colours.getByRole('link', { name: 'red' })).toHaveAttribute('href', groups[1]?.targets[0]?.url)
  await expect.element(colours.getByRole('link', { name: 'blue' })).toHaveAttribute('aria-current', 'true')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  await expect.element(page.getByRole('list', { name: 'Activity' })).toBeVisible()
})

test('a picture block shows its picture in the width of its document, with its caption, as a link [CMS-16]', async () => {
  const picture = {
    id: 'p1',
    type: 'picture',
    media: { sm: toMedia(1600, 800, 'A workbench') },
    captionText: 'The workshop',
    mediaTarget: { text: 'About the workshop', url: '/en-us/about' },
  } as const
  const link = page.getByRole('link', { name: 'About the workshop' })
  const widths: number[] = []
  for (const width of ['text', 'wide', 'full'] as const) {
    const section = await createShow(PictureBlock)({ ...picture, id: width, width })
    widths.push(section.querySelector('picture')?.getBoundingClientRect().width ?? 0)
  }
  expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  expect(new Set(widths).size).toBe(3)
  await expect.element(link.last()).toHaveAttribute('href', '/en-us/about')
  await expect.element(page.getByText('The workshop', { exact: true }).last()).toBeVisible()
})

test('an exclusive accordion begins with its first answer and shows one at a time [CMS-16]', async () => {
  const items = ['one', 'two'].map((id) => ({ id, title: `Question ${id}`, richText: `<p>Answer ${id}</p>` }))
  const section = await createShow(AccordionBlock)({
    id: 'acc',
    type: 'accordion',
    items,
    isExclusive: true,
    opensFirst: true,
  })
  const open = () => [...section.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent)
  expect(open()).toEqual(['Question one'])
  section.querySelectorAll('summary')[1]?.click()
  await expect.poll(open).toEqual(['Question two'])
})
