import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScrollHeader } from './scroll-header.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const shown: boolean[] = []
  return { shown, header: createScrollHeader((visible) => shown.push(visible)) }
}

test('the header reacts when scrolling has paused for 200 ms [LOC-03]', () => {
  const { shown, header } = setUp()
  header.scrolledTo(300)
  vi.advanceTimersByTime(199)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([false])
})

test('the header reacts after 500 ms even if scrolling continues [LOC-03]', () => {
  const { shown, header } = setUp()
  for (let time = 0; time < 500; time += 100) {
    header.scrolledTo(100 + time)
    vi.advanceTimersByTime(100)
  }
  expect(shown).toEqual([false])
})

test('the header hides on the way down and shows on the way up [LOC-03]', () => {
  const { shown, header } = setUp()
  for (const y of [400, 900, 700]) {
    header.scrolledTo(y)
    vi.advanceTimersByTime(200)
  }
  expect(shown).toEqual([false, false, true])
})

test('the header is shown at the top of the page', () => {
  const { shown, header } = setUp()
  header.scrolledTo(4)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([true])
})

test('a movement of a few pixels does not change the header', () => {
  const { shown, header } = setUp()
  header.scrolledTo(400)
  vi.advanceTimersByTime(200)
  header.scrolledTo(395)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([false])
})

test('a stopped header does not react', () => {
  const { shown, header } = setUp()
  header.scrolledTo(400)
  header.stop()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
