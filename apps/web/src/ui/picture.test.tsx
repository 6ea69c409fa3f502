import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../brands/shop.css'
import { Picture } from './picture.tsx'

const source = {
  url: '/images/strider',
  alt: 'Strider',
  width: 800,
  height: 1000,
  placeholder: '#d8d2c8',
}

test('a picture comes in modern formats, in widths up to twice its place [CMS-19]', async () => {
  await render(<Picture source={source} sizes="300px" largest={300} />)
  const choices = [...document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('picture > *')]
  expect(choices.map((one) => [one.getAttribute('type'), one.srcset.split(',').at(-1), one.sizes])).toEqual([
    ['image/avif', '/images/strider-640.avif 640w', '300px'],
    [null, '/images/strider-640.webp 640w', '300px'],
  ])
})

test('browsers without AVIF choose from every second width, the largest among them and the smallest not [CMS-19]', async () => {
  await render(<Picture source={source} sizes="300px" largest={300} />)
  const choices = [...document.querySelectorAll<HTMLSourceElement | HTMLImageElement>('picture > *')]
  const [all = [], few = []] = choices.map(({ srcset }) =>
    srcset.split(',').map((one) => Number(/ (\d+)w$/.exec(one)?.[1])),
  )
  expect(all).toEqual([240, 320, 480, 640])
  expect(few).toEqual([320, 640])
})

test('the box of a picture has its shape before the picture loads, so that nothing shifts [CMS-19]', async () => {
  await render(
    <div style={{ width: 400 }}>
      <Picture source={source} sizes="400px" largest={400} />
    </div>,
  )
  const box = document.querySelector('picture')?.getBoundingClientRect()
  expect([box?.width, box?.height]).toEqual([400, 500])
})

test('a first-screen picture is fetched with priority, and all others when they scroll near [CMS-19]', async () => {
  await render(<Picture source={source} sizes="400px" largest={400} priority />)
  await expect.element(page.getByRole('img')).toHaveAttribute('loading', 'eager')
  await expect.element(page.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  await render(<Picture source={{ ...source, alt: 'Later' }} sizes="400px" largest={400} />)
  await expect.element(page.getByAltText('Later')).toHaveAttribute('loading', 'lazy')
})

test('without a picture the box keeps its shape', async () => {
  await render(
    <div style={{ width: 400 }} data-testid="frame">
      <Picture source={null} sizes="400px" largest={400} ratio="4 / 5" />
    </div>,
  )
  expect(page.getByTestId('frame').element().getBoundingClientRect().height).toBe(500)
})

test('the preview of a picture fills its box until the picture is loaded, also without scripts [CMS-19]', async () => {
  const preview = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  await render(<Picture source={{ ...source, preview }} sizes="400px" largest={400} />)
  const box = document.querySelector('picture') as HTMLElement
  const { backgroundImage, backgroundSize, backgroundColor } = getComputedStyle(box)
  expect(backgroundImage).toBe(`url("data:image/gif;base64,${preview}")`)
  expect([backgroundSize, backgroundColor]).toEqual(['100% 100%', 'rgb(216, 210, 200)'])
})
