import type { VideoBlock } from '@lacehouse/contracts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createShow, toMedia } from '../../../tools/show-block.tsx'
import film from './testing/film.webm?url'
import { Video } from './video.tsx'

const show = createShow(Video)

const block: VideoBlock = {
  id: 'v1',
  type: 'video',
  media: { sm: { kind: 'video', url: film, width: 320, height: 180, alt: 'Shoes in a row' } },
}

const videoOf = (section: HTMLElement) => section.querySelector('video') as HTMLVideoElement

afterEach(() => vi.restoreAllMocks())

/** Answers one media condition as holding. */
function prefer(condition: string) {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    asked === condition ? Object.defineProperty(real(asked), 'matches', { value: true }) : real(asked),
  )
}

test('a video is played and stopped by its own controls, and nothing of it is fetched before [CMS-16]', async () => {
  const video = videoOf(await show(block))
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  expect([video.controls, video.networkState]).not.toContain(HTMLMediaElement.NETWORK_LOADING)
  expect([video.preload, video.readyState, video.controls]).toEqual(['none', 0, false])
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(video.paused).toBe(true)
})

test('arrow keys move the position of a video by five seconds, which a screen reader hears as words [CMS-16]', async () => {
  const video = videoOf(await show(block))
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(() => video.duration).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Pause' }).click()
  video.currentTime = 0
  const position = page.getByRole('slider', { name: 'Position in the video' })
  ;(position.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => Math.round(video.currentTime)).toBe(5)
  await expect.element(position).toHaveAttribute('aria-valuetext', expect.stringMatching(/^0:05 of 0:0\d$/))
})

test('autoplay begins without sound, loops as the document says, and leaves a button that stops it [CMS-16]', async () => {
  const section = await show({ ...block, playerSettings: { autoplay: true, hideControls: true, loop: true } })
  const video = videoOf(section)
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  expect([video.muted, video.loop]).toEqual([true, true])
  expect(page.getByRole('slider').query()).toBeNull()
  await page.getByRole('button', { name: 'Pause' }).click()
  expect(video.paused).toBe(true)
})

test('a video does not begin by itself where the visitor prefers reduced motion, and has all its controls [CMS-16]', async () => {
  prefer('(prefers-reduced-motion: reduce)')
  const video = videoOf(await show({ ...block, playerSettings: { autoplay: true, hideControls: true } }))
  await expect.element(page.getByRole('slider')).toBeInTheDocument()
  expect([video.paused, video.readyState]).toEqual([true, 0])
})

test('a video does not begin by itself where the visitor saves data [CMS-16]', async () => {
  prefer('(prefers-reduced-data: reduce)')
  const video = videoOf(await show({ ...block, playerSettings: { autoplay: true } }))
  await expect.element(page.getByRole('slider')).toBeInTheDocument()
  expect([video.paused, video.readyState]).toEqual([true, 0])
})

test('sound and captions are switched on and off, and the tracks are those of the document [CMS-16]', async () => {
  const src = URL.createObjectURL(new Blob(['WEBVTT\n\n00:00.000 --> 00:05.000\nA shoe'], { type: 'text/vtt' }))
  const track = { src, label: 'English', srclang: 'en', kind: 'captions' } as const
  const video = videoOf(await show({ ...block, playerSettings: { muted: true }, tracks: [track] }))
  await page.getByRole('button', { name: 'Turn the sound on' }).click()
  expect(video.muted).toBe(false)
  await page.getByRole('button', { name: 'Captions' }).click()
  await expect.element(page.getByRole('button', { name: 'Captions' })).toHaveAttribute('aria-pressed', 'true')
  const [shown] = video.textTracks
  expect([shown?.mode, shown?.label, shown?.language, shown?.kind]).toEqual(['showing', 'English', 'en', 'captions'])
})

test('a video that no browser can play says so, and can be tried again [CMS-16]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const media = { sm: { kind: 'video', url: '/none.webm', width: 320, height: 180 } } as const
  const video = videoOf(await show({ ...block, media, poster: toMedia(320, 180) }))
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.element(page.getByText('We can’t play this video right now.')).toBeVisible()
  video.querySelector('source')?.setAttribute('src', film)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => video.currentTime).toBeGreaterThan(0)
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})
