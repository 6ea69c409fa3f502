import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { reportEvent } from './report-event.ts'
import { reportFailure } from './report-failure.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stubFetch = () => {
  const fetched = vi.fn(async (_path: string, _init: { body: Blob }) => new Response('{}'))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const eventsOf = async (body: Blob | undefined) => JSON.parse((await body?.text()) ?? '{}').events

test('events are sent in one call after a pause, errors with call, status and correlation id only [ERR-03]', async () => {
  const fetched = stubFetch()
  const details = [{ errorId: 'PRM130', message: 'Jörg’s code is unknown' }]
  reportFailure(new ApiError({ status: 404, details, correlationId: 'c-1' }), 'cart.addCoupon')
  reportFailure(ApiError.unreachable('c-2', null), 'cart.get')
  expect(fetched).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(fetched).toHaveBeenCalledOnce()
  const [path, { body } = { body: undefined }] = fetched.mock.calls[0] ?? []
  expect(path).toBe('/fapi/events?locale=en-us')
  const page = location.pathname
  expect(await eventsOf(body)).toEqual([
    {
      type: 'error',
      name: 'PRM130',
      at: expect.any(Number),
      data: { call: 'cart.addCoupon', status: 404, correlationId: 'c-1', page },
    },
    {
      type: 'error',
      name: 'status 0',
      at: expect.any(Number),
      data: { call: 'cart.get', status: 0, correlationId: 'c-2', page },
    },
  ])
})

test('events that wait when the page is left are handed to the browser and sent once [ERR-03]', async () => {
  const fetched = stubFetch()
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  reportEvent({ type: 'error', name: 'GEN500' })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(beacon).toHaveBeenCalledOnce()
  expect(await eventsOf(beacon.mock.calls[0]?.[1] as Blob)).toMatchObject([{ name: 'GEN500' }])
  vi.advanceTimersByTime(5000)
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that fails continuously reports at most fifty failures in one call', async () => {
  const fetched = stubFetch()
  for (let nth = 0; nth < 80; nth += 1) reportEvent({ type: 'error', name: `e${nth}` })
  vi.advanceTimersByTime(2000)
  expect(await eventsOf(fetched.mock.calls[0]?.[1].body)).toHaveLength(50)
})
