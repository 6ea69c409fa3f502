import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

/** Counts how often the address of an image is set. */
const countRequests = (image: HTMLImageElement) => {
  const changes = vi.fn()
  new MutationObserver((records) => records.forEach(changes)).observe(image, { attributeFilter: ['src'] })
  return changes
}

test('a picture of the shop that cannot be loaded is requested three times more, after growing pauses', async () => {
  vi.useFakeTimers()
  await import('./retry-pictures.ts')
  const image = document.createElement('img')
  image.src = '/i/none/nothing-160.webp'
  document.body.append(image)
  const requests = countRequests(image)
  for (const pause of [2000, 6000, 15_000, 60_000]) {
    image.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(pause)
  }
  expect(requests).toHaveBeenCalledTimes(3)
})

test('a picture of another place is not requested again', async () => {
  vi.useFakeTimers()
  await import('./retry-pictures.ts')
  const image = document.createElement('img')
  image.src = '/elsewhere.png'
  document.body.append(image)
  const requests = countRequests(image)
  image.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requests).not.toHaveBeenCalled()
})
