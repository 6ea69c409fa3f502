import type { BannerBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { Banner } from './banner.tsx'

const show = createShow(Banner)

const banner: BannerBlock = {
  id: 'b1',
  type: 'banner',
  variant: 'split',
  title: 'Made to be mended',
  media: { sm: toMedia(800, 600) },
  targets: [{ text: 'How we make', url: '/en-us/how-we-make' }],
}

test.each([
  [60, 0.6],
  [50, 0.5],
  [40, 0.4],
] as const)('the picture of a split banner takes %i percent [CMS-07]', async (splitWidth, share) => {
  const section = await show({ ...banner, splitWidth })
  const whole = section.querySelector('[data-share]')?.getBoundingClientRect().width ?? 1
  const picture = section.querySelector('figure')?.getBoundingClientRect().width ?? 0
  expect(picture / whole).toBeCloseTo(share, 1)
})

test('a picture on the right comes first on small screens [CMS-07]', async () => {
  const wide = await show({ ...banner, splitSide: 'right' })
  const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0
  expect(left(wide.querySelector('figure'))).toBeGreaterThan(left(wide.querySelector('h2')))
  const small = await show({ ...banner, id: 'b2', splitSide: 'right' }, { width: 390 })
  const top = (element: Element | null) => element?.getBoundingClientRect().top ?? 0
  expect(top(small.querySelector('figure'))).toBeLessThan(top(small.querySelector('h2')))
})

test('the panels of an overlay banner grow from xs to lg [CMS-07]', async () => {
  const widths: number[] = []
  for (const overlayWidth of ['xs', 'sm', 'md', 'lg'] as const) {
    const section = await show({ ...banner, id: `o-${overlayWidth}`, variant: 'overlay', overlayWidth })
    widths.push(section.querySelector('[data-width]')?.getBoundingClientRect().width ?? 0)
  }
  expect(widths).toEqual([256, 352, 448, 640])
})

test.each([
  ['full', 'bottom', 0.35],
  ['focused', 'bottom', 0.5],
] as const)('a %s gradient covers its share of the picture [CMS-05]', async (gradient, gradientPosition, share) => {
  const section = await show({ ...banner, variant: 'image', gradient, gradientPosition })
  const picture = section.querySelector('figure')?.getBoundingClientRect().height ?? 1
  const covered = section.querySelector('[data-gradient]')?.getBoundingClientRect().height ?? 0
  expect(covered / picture).toBeCloseTo(share, 2)
})

test('captions are placed as the document says, at most 9.375rem wide [CMS-05]', async () => {
  const captionText = 'Photographed in the yard behind the atelier on a cold morning'
  const section = await show({ ...banner, variant: 'image', captionText, captionPosition: 'top-right' })
  const caption = section.querySelector('figcaption')?.getBoundingClientRect()
  expect(caption?.width).toBeLessThanOrEqual(150)
  expect(caption?.right).toBeGreaterThan(1000)
})

test('a block hidden on small screens is there on large ones [CMS-05]', async () => {
  const block: BannerBlock = { ...banner, variant: 'thin', hideOnBreakpoint: ['sm'] }
  const small = await show(block, { width: 390 })
  expect(getComputedStyle(small).display).toBe('none')
  const wide = await show({ ...block, id: 'b3' })
  expect(getComputedStyle(wide).display).toBe('block')
})

test('without a call to action the picture is the link, and its name says where it leads [CMS-05]', async () => {
  await show({ ...banner, variant: 'block-below', linkType: 'No-CTA' })
  await expect.element(page.getByRole('link', { name: 'How we make' })).toHaveAttribute('href', '/en-us/how-we-make')
  expect(document.querySelectorAll('[data-block-id="b1"] a')).toHaveLength(1)
})

test('a link that opens a new window gives it no access to this one [CMS-05]', async () => {
  const targets = [{ text: 'Read on', url: 'https://example.org', targetAttribute: '_blank' as const }]
  await show({ ...banner, variant: 'espot', targets })
  const link = page.getByRole('link', { name: 'Read on' })
  await expect.element(link).toHaveAttribute('rel', 'noopener')
})

test('a hidden title is still announced to screen readers [CMS-05]', async () => {
  await show({ ...banner, variant: 'espot', hideTitle: true })
  const heading = page.getByRole('heading', { name: 'Made to be mended' }).query()
  expect(heading).not.toBeNull()
  expect(heading?.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

const placesOf = (section: HTMLElement) => ({
  picture: section.querySelector('figure')?.getBoundingClientRect(),
  title: section.querySelector('h2')?.getBoundingClientRect(),
})

test('a block-below banner has its words under the picture, in its full width [CMS-07]', async () => {
  const { picture, title } = placesOf(await show({ ...banner, variant: 'block-below' }))
  expect(title?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY)
  expect(title?.left).toBe(picture?.left)
})

test('an Espot has its words beside the picture on large screens and below it on small ones [CMS-07]', async () => {
  const wide = placesOf(await show({ ...banner, variant: 'espot' }))
  expect(wide.title?.left).toBeGreaterThanOrEqual(wide.picture?.right ?? Number.POSITIVE_INFINITY)
  const small = placesOf(await show({ ...banner, id: 'b2', variant: 'espot' }, { width: 390 }))
  expect(small.title?.top).toBeGreaterThanOrEqual(small.picture?.bottom ?? Number.POSITIVE_INFINITY)
})

test('an image banner shows the picture alone [CMS-07]', async () => {
  const section = await show({ ...banner, variant: 'image' })
  expect(section.querySelector('figure')).not.toBeNull()
  expect([section.querySelector('h2'), section.textContent]).toEqual([null, ''])
})

test('a thin banner is a line of words without a picture [CMS-07]', async () => {
  const section = await show({ ...banner, variant: 'thin', subtitle: 'Until Sunday' })
  expect(section.querySelector('figure')).toBeNull()
  expect(section.getBoundingClientRect().height).toBeLessThan(100)
  const subtitle = page.getByText('Until Sunday').element().getBoundingClientRect()
  const title = section.querySelector('h2')?.getBoundingClientRect()
  expect(subtitle.left).toBeGreaterThan(title?.right ?? Number.POSITIVE_INFINITY)
})

test('a menu tile is a small picture with its title below it, at most 22rem wide [CMS-07]', async () => {
  const { picture, title } = placesOf(await show({ ...banner, variant: 'menu-tile' }))
  expect(picture?.width).toBe(352)
  expect(title?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY)
})
