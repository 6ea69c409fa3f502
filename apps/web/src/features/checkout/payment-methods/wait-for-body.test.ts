import { seconds } from '@lacehouse/domain/time/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PaymentBodyHandle } from './payment-method-props.ts'
import { waitForBody } from './wait-for-body.ts'

const body: PaymentBodyHandle = { prepare: async () => ({ ok: true, instrument: null }) }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a shopper who continues before the chosen method has come goes on when it is there [CHK-04]', async () => {
  const payment: { current: PaymentBodyHandle | null } = { current: null }
  const resolved = vi.fn()
  const found = waitForBody(payment).then((one) => {
    resolved()
    return one
  })
  await vi.advanceTimersByTimeAsync(seconds(3))
  expect(resolved).not.toHaveBeenCalled()
  payment.current = body
  await vi.advanceTimersByTimeAsync(100)
  expect(await found).toBe(body)
})

test('a method that is there is used at once, and one that does not come in 10 seconds counts as none [CHK-04]', async () => {
  expect(await waitForBody({ current: body })).toBe(body)
  const none = waitForBody({ current: null })
  await vi.advanceTimersByTimeAsync(seconds(10))
  expect(await none).toBe(null)
})
