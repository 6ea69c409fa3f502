import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseMemoryAtRest } from './release-memory.ts'

const restAfter = 5_000
const restEvery = 60_000

let server: Server
const release = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  release.mockReset()
  server = createServer()
})

afterEach(() => {
  vi.useRealTimers()
})

const open = () => releaseMemoryAtRest(server, { release, restAfter, restEvery })
const request = (url: string) => server.emit('request', { url })

test('memory is given back once no request has come for five seconds, and not again before the next one', () => {
  open()
  vi.advanceTimersByTime(4_000)
  request('/en-us')
  vi.advanceTimersByTime(4_999)
  expect(release).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(release).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10 * restEvery)
  expect(release).toHaveBeenCalledTimes(1)
})

test('memory is given back once a minute at most, and then for the requests that came meanwhile', () => {
  open()
  vi.advanceTimersByTime(restAfter)
  request('/en-us')
  vi.advanceTimersByTime(restEvery - 1)
  expect(release).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(restAfter)
  expect(release).toHaveBeenCalledTimes(2)
})

test('the probes of a machine do not keep a process from its rest', () => {
  open()
  for (const url of ['/healthz', '/readyz', '/metrics', '/healthz', '/readyz']) {
    vi.advanceTimersByTime(1_000)
    request(url)
  }
  expect(release).toHaveBeenCalledTimes(1)
})

test('work that is no request begins the wait again, and nothing is released after the end', () => {
  const memory = open()
  vi.advanceTimersByTime(4_000)
  memory.wait()
  vi.advanceTimersByTime(4_000)
  expect(release).not.toHaveBeenCalled()
  memory.stop()
  request('/en-us')
  vi.advanceTimersByTime(restEvery)
  expect(release).not.toHaveBeenCalled()
})
