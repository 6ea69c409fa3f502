import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserApi } from '../api/browser-api.ts'
import { recoverInvalidCustomer } from './recover-invalid-customer.ts'

const start = Date.parse('2026-11-20T10:00:00Z')

const createStore = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const dataset = { site: 'LH-US', locale: 'en-us' }
const made = { id: 'anew', version: 1, totalItems: 1, state: 'open', items: [], couponItems: [] }
const call = vi.spyOn(browserApi, 'call')
beforeEach(() => {
  vi.useFakeTimers({ now: start })
  vi.stubGlobal('document', { documentElement: { dataset, toggleAttribute: () => true } })
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('localStorage', createStore())
  vi.stubGlobal('sessionStorage', createStore())
  call
    .mockReset()
    .mockImplementation((async (id: string) => (id === 'auth.token' ? { expiresIn: 900 } : made)) as never)
})

afterEach(() => vi.useRealTimers())

test('the page reloads four seconds after an invalid customer, and no sooner [CART-22]', async () => {
  const reload = vi.fn()
  const item = { productId: 'LH1-01-9', qty: 2 }
  localStorage.setItem('cart.items.LH-US', JSON.stringify([{ id: 'i1', ...item }]))
  expect(await recoverInvalidCustomer('Gone', { reload })).toBe(true)
  expect(call.mock.calls).toEqual([
    ['auth.token', { body: { siteId: 'LH-US' } }],
    ['cart.create', { body: { items: [item], couponCodes: [], giftWrapping: { wrap: false, receipt: false } } }],
  ])
  expect(JSON.parse(localStorage.getItem('cart.LH-US') ?? '')).toMatchObject({ cartId: 'anew', count: 1 })
  await vi.advanceTimersByTimeAsync(3999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(reload).toHaveBeenCalledOnce()
})

test('no second recovery begins within ten seconds of the first, and one begins after them [CART-22]', async () => {
  const reload = vi.fn()
  await recoverInvalidCustomer('Gone', { reload })
  const calls = call.mock.calls.length
  await vi.advanceTimersByTimeAsync(9999)
  expect(await recoverInvalidCustomer('Gone', { reload })).toBe(false)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(reload).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledTimes(calls)

  vi.setSystemTime(start + 10_000)
  expect(await recoverInvalidCustomer('Gone', { reload })).toBe(true)
  await vi.advanceTimersByTimeAsync(4000)
  expect(reload).toHaveBeenCalledTimes(2)
})
