import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Unavailable } from '../../http/unavailable.ts'
import { type BreakerOptions, createCircuitBreaker } from './circuit-breaker.ts'

const isText = (answer: unknown): boolean => typeof answer === 'string'
const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' }))
const never = () => new Promise<string>(() => undefined)

const setUp = (options: Partial<BreakerOptions> = {}) => {
  let now = 0
  const onChange = vi.fn()
  const breaker = createCircuitBreaker({
    part: 'search',
    deadline: 20,
    atOnce: 4,
    isRepeatable: true,
    onChange,
    clock: () => now,
    ...options,
  })
  const failAll = async (work: () => Promise<string>, times = 5): Promise<void> => {
    for (let nth = 0; nth < times; nth += 1) await breaker.run(work, isText).catch(() => undefined)
  }
  const pass = (milliseconds: number): void => {
    now += milliseconds
  }
  return { breaker, onChange, failAll, pass }
}

test.each([
  ['is away', away],
  ['answers after its deadline', never],
  ['answers what has no meaning', async () => 7 as unknown as string],
])('a call to a part that %s is refused with GEN503 and the words of the part (T23)', async (_, work) => {
  const { breaker } = setUp()
  const refused = await breaker.run(work, isText).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Unavailable)
  expect(refused).toMatchObject({
    status: 503,
    part: 'search',
    details: [{ errorId: 'GEN503', values: { search: 'search' } }],
  })
})

test('after five failures in a row calls are refused at once, without the part being asked (T23)', async () => {
  const { breaker, failAll, onChange } = setUp()
  await failAll(away)
  const work = vi.fn(async () => 'found')
  await expect(breaker.run(work, isText)).rejects.toBeInstanceOf(Unavailable)
  expect(work).not.toHaveBeenCalled()
  expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ part: 'search', isOpen: true }))
})

test('a success between failures keeps the circuit closed', async () => {
  const { breaker, failAll } = setUp()
  await failAll(away, 4)
  await breaker.run(async () => 'found', isText)
  await failAll(away, 4)
  await expect(breaker.run(async () => 'found', isText)).resolves.toBe('found')
})

test('an open circuit tries the part in the background after two seconds, and closes when it answers (T23)', async () => {
  const { breaker, failAll, pass, onChange } = setUp()
  await failAll(away)
  pass(2000)
  const work = vi.fn(async () => 'found')
  await expect(breaker.run(work, isText)).rejects.toBeInstanceOf(Unavailable)
  expect(work).toHaveBeenCalledOnce()
  await pause(1)
  await expect(breaker.run(work, isText)).resolves.toBe('found')
  expect(onChange).toHaveBeenLastCalledWith({ part: 'search', isOpen: false })
})

test('a call that may not run again waits for the part itself, one at a time', async () => {
  const { breaker, failAll, pass } = setUp({ isRepeatable: false })
  await failAll(away)
  pass(2000)
  const [first, second] = await Promise.allSettled([
    breaker.run(async () => 'found', isText),
    breaker.run(async () => 'found', isText),
  ])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
})

test('a slow part has no more calls at once than it may, and those that wait are given up in time', async () => {
  const { breaker } = setUp({ atOnce: 2 })
  const work = vi.fn(never)
  const calls = Array.from({ length: 4 }, () => breaker.run(work, isText))
  await Promise.allSettled(calls)
  expect(work).toHaveBeenCalledTimes(2)
})

test('an error of the call itself is thrown unchanged and opens no circuit', async () => {
  const { breaker, failAll } = setUp()
  const wrong = () => Promise.reject(new Error('syntax error in tsquery'))
  await expect(breaker.run(wrong, isText)).rejects.toThrow('syntax error in tsquery')
  await failAll(wrong, 10)
  await expect(breaker.run(async () => 'found', isText)).resolves.toBe('found')
})

test('a call that its caller gave up while it waited for its turn never runs', async () => {
  const { breaker } = setUp({ atOnce: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = breaker.run(() => promise, isText)
  const work = vi.fn(async () => 'found')
  const [, second] = await Promise.allSettled([first, breaker.run(work, isText)])
  expect(second.status).toBe('rejected')
  resolve('late')
  await pause(1)
  expect(work).not.toHaveBeenCalled()
  await expect(breaker.run(work, isText)).resolves.toBe('found')
})
