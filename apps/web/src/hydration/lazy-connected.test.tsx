import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyConnected } from './lazy-connected.ts'

const Part = () => <p>the part</p>

afterEach(() => vi.restoreAllMocks())

test('code that cannot be fetched without a connection arrives when it is back, and the page stays [ERR-06]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn(async () => ({ default: Part }))
  const LazyPart = lazyConnected(load)
  await render(
    <>
      <p>the page</p>
      <Suspense>
        <LazyPart />
      </Suspense>
    </>,
  )
  await expect.element(page.getByText('the page')).toBeVisible()
  await expect.element(page.getByText('the part')).not.toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('code whose fetch was cut off arrives when the connection is back [ERR-06]', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const load = vi
    .fn(async () => ({ default: Part }))
    .mockImplementationOnce(async () => {
      onLine.mockReturnValue(false)
      throw new TypeError('Failed to fetch dynamically imported module')
    })
  const LazyPart = lazyConnected(load)
  await render(
    <Suspense>
      <LazyPart />
    </Suspense>,
  )
  await expect.poll(() => onLine.getMockImplementation()?.()).toBe(false)
  await expect.element(page.getByText('the part')).not.toBeInTheDocument()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('the part')).toBeVisible()
})

test('code that was fetched ahead is shown without a connection [ERR-06]', async () => {
  const load = vi.fn(async () => ({ default: Part }))
  const LazyPart = lazyConnected(load)
  await LazyPart.preload()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await render(
    <Suspense>
      <LazyPart />
    </Suspense>,
  )
  await expect.element(page.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})
