import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { dispatchFailedCall } from '../api/failed-call.ts'
import { pageStatus } from './page-status.ts'

vi.mock('./register-service-worker.ts', () => ({ registerServiceWorker: async () => undefined }))
vi.mock('../events/report-failure.ts', () => ({ reportFailure: () => undefined }))

const address = location.href
let isAnswering = true
let followed: string[] = []

/** Follows links as the page's navigation does. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  followed.push(link.pathname)
}

beforeEach(async () => {
  followed = []
  history.replaceState(null, '', '/en-us/checkout')
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/fapi/server/time')) return fetch(input, init)
    if (!isAnswering) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
  await import('./watch-connection.ts')
  document.addEventListener('click', follow)
  const banner = document.createElement('header')
  banner.innerHTML = '<a href="/en-us">Home</a>'
  document.body.append(banner)
})

afterEach(() => {
  document.removeEventListener('click', follow)
  document.querySelector('header')?.remove()
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

const press = () => document.querySelector<HTMLElement>('header a')?.click()
const connection = () => pageStatus.get().connection

/** Takes the shop away, as a failed call notices. */
async function goAway(): Promise<void> {
  isAnswering = false
  dispatchFailedCall({ error: ApiError.unreachable('c', null), call: 'cart.get' })
  await expect.poll(connection).toBe('away')
}

async function comeBack(): Promise<void> {
  isAnswering = true
  // The browser's event ends the pause between two attempts.
  window.dispatchEvent(new Event('online'))
  await expect.poll(connection).toBe('back')
}

test('a link that is pressed while the shop is away is followed when it is back [ERR-06]', async () => {
  await goAway()
  press()
  expect(followed).toEqual([])
  await comeBack()
  await expect.poll(() => followed).toEqual(['/en-us'])
})

test('a pressed link is followed also where the page has rendered it anew meanwhile [ERR-06]', async () => {
  await goAway()
  press()
  const link = document.querySelector('header a')
  link?.replaceWith(link.cloneNode(true))
  await comeBack()
  await expect.poll(() => followed).toEqual(['/en-us'])
  expect(document.querySelectorAll('a')).toHaveLength(1)
})

test('a link that was pressed on another page than the one that is shown is not followed [ERR-06]', async () => {
  await goAway()
  press()
  history.replaceState(null, '', '/en-us/cart')
  await comeBack()
  expect(followed).toEqual([])
})
