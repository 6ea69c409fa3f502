import type { BannerBlock } from '@lacehouse/contracts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import { Banner } from '../banner/banner.tsx'
import { Hero } from '../hero/hero.tsx'

const show = createShow(Banner)

const banner: BannerBlock = {
  id: 'b1',
  type: 'banner',
  variant: 'block-below',
  title: 'Made to be repaired',
  media: { sm: toMedia(800, 600) },
}

test('the margin below a block grows from none to large [CMS-05]', async () => {
  const margins: number[] = []
  for (const bottomMargins of ['none', 'small', 'medium', 'large'] as const) {
    const section = await show({ ...banner, id: `m-${bottomMargins}`, bottomMargins })
    margins.push(Number.parseFloat(getComputedStyle(section).marginBottom))
  }
  expect(margins[0]).toBe(0)
  expect(margins).toEqual(margins.toSorted((a, b) => a - b))
  expect(new Set(margins).size).toBe(4)
})

test('a block of full width reaches both edges of the window, another one keeps the gutters [CMS-05]', async () => {
  const pictureOf = (section: HTMLElement) => section.querySelector('figure')?.getBoundingClientRect()
  const full = pictureOf(await show({ ...banner, isFullWidth: true }))
  expect([full?.left, full?.width]).toEqual([0, 1280])
  expect(pictureOf(await show({ ...banner, id: 'b2' }))?.left).toBeGreaterThan(0)
})

test('a hero of full height fills the window on large screens [CMS-05]', async () => {
  const hero = { id: 'h1', type: 'hero', variant: 'standard', media: { sm: toMedia(1600, 400) } } as const
  const heightOf = (section: HTMLElement) => section.querySelector('picture')?.getBoundingClientRect().height ?? 0
  const low = heightOf(await createShow(Hero)(hero))
  const high = heightOf(await createShow(Hero)({ ...hero, id: 'h2', isFullHeight: true }))
  expect(low).toBeLessThan(400)
  expect(high).toBeGreaterThan(500)
})

test('title, subtitle and background have the colors of the document [CMS-05]', async () => {
  const colours = { titleColor: 'rgb(1, 2, 3)', subtitleColor: 'rgb(4, 5, 6)', backgroundColor: 'rgb(7, 8, 9)' }
  const section = await show({ ...banner, ...colours, subtitle: 'New soles' })
  const colorOf = (selector: string) => getComputedStyle(section.querySelector(selector) ?? section).color
  expect([colorOf('h2'), colorOf('h2 + p')]).toEqual([colours.titleColor, colours.subtitleColor])
  expect(getComputedStyle(section).backgroundColor).toBe(colours.backgroundColor)
})

test('the styles of a title differ in size, from display down to body [CMS-05]', async () => {
  const sizes: number[] = []
  for (const titleStyle of ['display', 'headline', 'title', 'body'] as const) {
    const section = await show({ ...banner, id: `t-${titleStyle}`, titleStyle })
    sizes.push(Number.parseFloat(getComputedStyle(section.querySelector('h2') ?? section).fontSize))
  }
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(4)
})

test('an eyebrow stands above the title where there is no overline [CMS-05]', async () => {
  const section = await show({ ...banner, eyebrowText: 'Workshop' })
  const eyebrow = page.getByText('Workshop').element()
  expect(eyebrow.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    section.querySelector('h2')?.getBoundingClientRect().top ?? 0,
  )
  await show({ ...banner, id: 'b2', eyebrowText: 'Workshop', overline: 'Repair' })
  expect(page.getByText('Repair').elements()).toHaveLength(1)
  expect(document.querySelector('[data-block-id="b2"]')?.textContent).not.toContain('Workshop')
})

test('a title and a subtitle as markup replace those as text [CMS-05]', async () => {
  const section = await show({
    ...banner,
    subtitle: 'Plain',
    titleHtml: 'Made to be <em>repaired</em>',
    subtitleHtml: '<p>New <strong>soles</strong></p>',
  })
  expect(section.querySelector('h2 em')?.textContent).toBe('repaired')
  expect(section.querySelector('strong')?.textContent).toBe('soles')
  expect(section.textContent).not.toContain('Plain')
})

test('the picture leads to its own target, beside the links of the text [CMS-05]', async () => {
  const section = await show({
    ...banner,
    mediaTarget: { text: 'Boots', url: '/en-us/boots' },
    targets: [{ text: 'All repairs', url: '/en-us/repairs' }],
  })
  expect(section.querySelector('figure')?.closest('a')?.getAttribute('href')).toBe('/en-us/boots')
  await expect.element(page.getByRole('link', { name: 'All repairs' })).toHaveAttribute('href', '/en-us/repairs')
})

test('a caption as a pill has a background, a plain one has none, and both have their color [CMS-05]', async () => {
  const captionOf = async (captionStyle: 'plain' | 'pill') => {
    const caption = { captionText: 'In the yard', captionColor: 'rgb(1, 2, 3)', captionStyle }
    const section = await show({ ...banner, ...caption, id: captionStyle, variant: 'image' })
    return getComputedStyle(section.querySelector('figcaption') ?? section)
  }
  const plain = await captionOf('plain')
  expect([plain.color, plain.backgroundColor]).toEqual(['rgb(1, 2, 3)', 'rgba(0, 0, 0, 0)'])
  expect((await captionOf('pill')).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})

test('words on a dark backdrop are light [CMS-05]', async () => {
  const colorOf = async (backdrop: 'light' | 'dark') => {
    const section = await show({ ...banner, id: backdrop, variant: 'split', backdrop })
    return getComputedStyle(section.querySelector('h2') ?? section).color
  }
  expect(await colorOf('dark')).not.toBe(await colorOf('light'))
})

test('a film plays without sound, named by its description, with a source for each breakpoint [CMS-05]', async () => {
  const film = (name: string) => ({ ...toMedia(800, 450, 'Soles being stitched'), kind: 'video' as const, url: name })
  const media = { sm: film('/small.mp4'), md: film('/medium.mp4'), lg: film('/large.mp4') }
  const section = await show({ ...banner, variant: 'image', media })
  const video = section.querySelector('video')
  expect([video?.muted, video?.loop, video?.getAttribute('aria-label')]).toEqual([true, true, 'Soles being stitched'])
  const sources = [...section.querySelectorAll('source')].map((source) => source.getAttribute('src'))
  expect(sources).toEqual(['/large.mp4', '/medium.mp4', '/small.mp4'])
})
