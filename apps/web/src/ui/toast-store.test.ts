import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore, toastDuration, toastTick } from './toast-store.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = (store: ReturnType<typeof createToastStore>) => store.list().map(({ title }) => title)

test('a toast dismisses itself after 6000 ms, counted in ticks of 200 ms [ERR-04]', () => {
  const store = createToastStore()
  store.add({ title: 'Added' })
  vi.advanceTimersByTime(toastDuration - toastTick)
  expect(titles(store)).toEqual(['Added'])
  vi.advanceTimersByTime(toastTick)
  expect(titles(store)).toEqual([])
  expect([toastDuration, toastTick]).toEqual([6000, 200])
})

test('a toast is not added twice by title, and again once it is gone [ERR-04]', () => {
  const store = createToastStore()
  store.add({ title: 'Offline' })
  store.add({ title: 'Offline', text: 'again' })
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(toastDuration)
  store.add({ title: 'Offline' })
  expect(store.list()).toHaveLength(1)
})

test('a sticky toast stays until it is dismissed [ERR-04]', () => {
  const store = createToastStore()
  store.add({ title: 'Payment failed', sticky: true })
  vi.advanceTimersByTime(toastDuration * 10)
  expect(titles(store)).toEqual(['Payment failed'])
  store.dismiss(store.list()[0]?.id ?? 0)
  expect(titles(store)).toEqual([])
})

test('the time of a toast pauses under pointer or focus and continues afterwards', () => {
  const store = createToastStore()
  store.add({ title: 'Added' })
  vi.advanceTimersByTime(toastDuration - 2 * toastTick)
  store.setPaused(true)
  vi.advanceTimersByTime(toastDuration)
  expect(titles(store)).toEqual(['Added'])
  store.setPaused(false)
  vi.advanceTimersByTime(2 * toastTick)
  expect(titles(store)).toEqual([])
})

test('nothing ticks while there is nothing to dismiss', () => {
  const store = createToastStore()
  store.add({ title: 'Added' })
  store.add({ title: 'Stays', sticky: true })
  vi.advanceTimersByTime(toastDuration)
  expect(vi.getTimerCount()).toBe(0)
})

test('listeners are called on each change', () => {
  const store = createToastStore()
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.add({ title: 'One' })
  store.dismiss(store.list()[0]?.id ?? 0)
  stop()
  store.add({ title: 'Two' })
  expect(listener).toHaveBeenCalledTimes(2)
})
