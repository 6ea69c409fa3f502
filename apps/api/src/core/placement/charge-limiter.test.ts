import { expect, test, vi } from 'vitest'
import { createChargeLimiter } from './charge-limiter.ts'

/** Passes works through a limiter of one place, and counts how many of them run at once. */
const setUp = (width = 1) => {
  const limiter = createChargeLimiter()
  let running = 0
  let most = 0
  const pass = (work: () => Promise<void> = async () => undefined) =>
    limiter.run([{ key: 'session', width }], async () => {
      running += 1
      most = Math.max(most, running)
      await work()
      running -= 1
    })
  return { pass, most: () => most }
}

test('a place is handed over at once: who comes in between waits as well [PAY-14]', async () => {
  const { pass, most } = setUp()
  const arrivals: Promise<void>[] = []
  // Each one that ends lets another come before the waiting one goes on.
  const first = pass(async () => void queueMicrotask(() => arrivals.push(pass(), pass())))
  await Promise.all([first, pass(), pass()])
  await Promise.all(arrivals)
  expect(most()).toBe(1)
})

test('as many as the width pass at a time, and the limiter stays right after them [PAY-14]', async () => {
  const { pass, most } = setUp(2)
  const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 1))
  await Promise.all(Array.from({ length: 9 }, () => pass(soon)))
  await Promise.all(Array.from({ length: 9 }, () => pass(soon)))
  expect(most()).toBe(2)
})

test('who has waited for eight seconds passes, and gives no place back that it did not take [PAY-14]', async () => {
  vi.useFakeTimers()
  const { pass, most } = setUp()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stuck = pass(() => promise)
  const late = pass()
  await vi.advanceTimersByTimeAsync(8000)
  await late
  expect(most()).toBe(2)
  const next = pass()
  resolve()
  await Promise.all([stuck, next])
  vi.useRealTimers()
  expect(most()).toBe(2)
})
