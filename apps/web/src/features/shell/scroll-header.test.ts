import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScrollHeader } from './scroll-header.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp() {
  const shown: boolean[] = []
  return { shown, header: createScrollHeader((visible) => shown.push(visible)) }
}

test('the header decides when scrolling has rested for 200 ms [LOC-03]', () => {
  const { shown, header } = setUp()
  header.scrolledTo(300)
  vi.advanceTimersByTime(199)
  expect(shown).toEqual([])
  vi.advanceTimersByTime(1)
  expect(shown).toEqual([false])
})

test('the header decides after 500 ms though scrolling goes on [LOC-03]', () => {
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

test('the header is shown at the top, however one came there', () => {
  const { shown, header } = setUp()
  header.scrolledTo(4)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([true])
})

test('a trembling thumb changes nothing', () => {
  const { shown, header } = setUp()
  header.scrolledTo(400)
  vi.advanceTimersByTime(200)
  header.scrolledTo(395)
  vi.advanceTimersByTime(200)
  expect(shown).toEqual([false])
})

test('nothing is decided after the header has gone', () => {
  const { shown, header } = setUp()
  header.scrolledTo(400)
  header.stop()
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
