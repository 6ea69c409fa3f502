import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showInShop } from '../../../../tools/show-in-shop.tsx'
import '../../../brands/shop.css'
import { SpinView } from './spin-view.tsx'
import { listCoarsely } from './use-frames.ts'

const count = 24

/** A picture of two pixels whose colour is that of the frame. */
const toFrame = (frame: number) => {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [2, 2]
  const context = canvas.getContext('2d')
  if (context) context.fillStyle = `rgb(${frame * 10} 0 0)`
  context?.fillRect(0, 0, 2, 2)
  return canvas.toDataURL('image/png')
}
const frames = Array.from({ length: count }, (_, frame) => toFrame(frame))

const show = async (urls: readonly string[] = frames) => {
  const onClose = vi.fn()
  const medium = {
    kind: 'spin',
    colour: null,
    label: '360°',
    alt: 'Runner',
    frames: [...urls],
    width: 2,
    height: 2,
  } as const
  const { container } = await showInShop(
    <div style={{ '--ratio': '1 / 1', width: 400 } as React.CSSProperties}>
      <SpinView medium={{ ...medium, frames: [...urls] }} isShown onClose={onClose} />
    </div>,
    { areas: ['common', 'media'] },
  )
  return { container, onClose }
}
const slider = () => page.getByRole('slider', { name: 'Turn the product' })
/** Waits until all frames are there. */
const allLoaded = async (container: HTMLElement) => {
  await expect.element(slider()).toBeVisible()
  await expect.poll(() => container.querySelector('progress')).toBeNull()
}
const shownFrame = (container: HTMLElement) => frames.indexOf(container.querySelector('img')?.getAttribute('src') ?? '')

function preferReducedMotion() {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((asked) =>
    asked === '(prefers-reduced-motion: reduce)'
      ? Object.defineProperty(real(asked), 'matches', { value: true })
      : real(asked),
  )
}
afterEach(() => vi.restoreAllMocks())

test('arrow keys turn the product frame by frame, past the end to the beginning, and say which view it is [CAT-05]', async () => {
  preferReducedMotion()
  const { container } = await show()
  await allLoaded(container)
  ;(slider().element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'View 3 of 24')
  expect(shownFrame(container)).toBe(2)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'View 24 of 24')
  expect(shownFrame(container)).toBe(23)
})

test('a drag across the picture turns the product, and the page still scrolls by a vertical swipe [CAT-05]', async () => {
  preferReducedMotion()
  const { container } = await show()
  await allLoaded(container)
  const stage = container.querySelector('img')?.parentElement as HTMLElement
  expect(getComputedStyle(stage).touchAction).toBe('pan-y')
  stage.setPointerCapture = () => undefined
  const point = (type: string, clientX: number) =>
    stage.dispatchEvent(new PointerEvent(type, { clientX, clientY: 100, pointerId: 1, button: 0, bubbles: true }))
  point('pointerdown', 300)
  point('pointermove', 210)
  point('pointerup', 210)
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'View 7 of 24')
  point('pointermove', 100)
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'View 7 of 24')
})

test('the product turns by itself until it is stopped, and not where the visitor prefers reduced motion [CAT-05]', async () => {
  await show()
  await expect.element(page.getByRole('button', { name: 'Stop turning' })).toBeVisible()
  await expect.poll(() => slider().element().getAttribute('aria-valuetext')).not.toBe('View 1 of 24')
  await page.getByRole('button', { name: 'Stop turning' }).click()
  await expect.element(page.getByRole('button', { name: 'Keep turning' })).toBeVisible()
  const stopped = slider().element().getAttribute('aria-valuetext')
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(slider().element().getAttribute('aria-valuetext')).toBe(stopped)
})

test('a visitor who prefers reduced motion turns the product alone [CAT-05]', async () => {
  preferReducedMotion()
  const { container } = await show()
  await allLoaded(container)
  await expect.element(page.getByRole('button', { name: 'Keep turning' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(slider()).toHaveAttribute('aria-valuetext', 'View 1 of 24')
})

test('frames that cannot be loaded are said so, and are tried again [CAT-05]', async () => {
  await show(frames.map((_, frame) => `data:image/png;base64,broken${frame}`))
  await expect.element(page.getByText('We can’t show the 360° view right now.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('We can’t show the 360° view right now.')).toBeVisible()
})

test('the way back to the picture is a button, and the view has the focus when it comes [CAT-05]', async () => {
  const { onClose } = await show()
  await expect.element(page.getByRole('group', { name: 'Runner' })).toHaveFocus()
  await page.getByRole('button', { name: 'Back to the picture' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('every eighth frame is fetched first, and each of them once [CAT-05]', () => {
  const order = listCoarsely(count)
  expect(order.slice(0, 5)).toEqual([0, 8, 16, 4, 12])
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, frame) => frame))
})
