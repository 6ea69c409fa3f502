import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../brands/shop.css'
import { Picture } from '../../ui/picture.tsx'
import './fade-in-pictures.ts'

const source = { url: '/i/test/picture', width: 800, height: 1000, preview: 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }

/** Shows a picture and lets it load; answers the animations of its image. */
async function load(given: Partial<Parameters<typeof Picture>[0]> = {}): Promise<Animation[]> {
  const { container } = await render(<Picture source={source} sizes="300px" largest={300} {...given} />)
  const image = container.querySelector('img') as HTMLImageElement
  image.dispatchEvent(new Event('load'))
  return image.getAnimations()
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('a picture that loads after its page appears over its preview [CMS-19]', async () => {
  const [fade, ...others] = await load()
  expect(others).toEqual([])
  const effect = fade?.effect as KeyframeEffect
  expect(effect.getKeyframes().map(({ opacity }) => opacity)).toEqual(['0', '1'])
  expect(effect.getTiming().duration).toBe(250)
})

test('first-screen pictures, and pictures without a preview, appear at once', async () => {
  expect(await load({ priority: true })).toEqual([])
  expect(await load({ source: { ...source, preview: undefined } })).toEqual([])
})

test('under reduced motion a picture appears at once', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced') }) as MediaQueryList,
  )
  expect(await load()).toEqual([])
})
