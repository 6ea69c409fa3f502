import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { lazyConnected } from './lazy-connected.ts'

const Part = () => <p>the part</p>

afterEach(() => vi.restoreAllMocks())

test('code that cannot be fetched without a connection arrives when it is back, and the page stays [ERR-06]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi
    .fn(async () => ({ default: Part }))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const LazyPart = lazyConnected(load)
  await render(
    <>
      <p>the page</p>
      <Suspense>
        <LazyPart />
      </Suspense>
    </>,
  )
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(page.getByText('the page')).toBeVisible()
  await expect.element(page.getByText('the part')).not.toBeInTheDocument()
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})
