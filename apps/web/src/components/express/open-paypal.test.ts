import { seconds } from '@lacehouse/domain/time/durations'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { openPaypal } from './open-paypal.ts'

vi.stubGlobal('location', { href: 'https://shop.test/en-us/cart' })
let answers: (() => Promise<never>)[] = []
const call = vi.spyOn(browserApi, 'call').mockImplementation(() => (answers.shift() ?? fail(lost(0)))())
beforeEach(() => {
  call.mockClear()
})

const lost = (status: number) => new ApiError({ status, details: [], correlationId: 'x' })
const fail = (error: ApiError) => () => Promise.reject(error)
const found = async () => ({ meta: { merchantSession: 'PP1', redirectUrl: 'https://pay.test/PP1' } }) as never
const input = { cartId: 'c1', isExpress: true }

test('a failed call is repeated once after three seconds [PAY-07]', async () => {
  const pause = vi.fn(async () => undefined)
  answers = [fail(lost(502)), found]
  expect(await openPaypal(input, pause)).toBe('https://pay.test/PP1')
  expect(pause.mock.calls).toEqual([[seconds(3)]])
  await expect(openPaypal(input, pause)).rejects.toMatchObject({ status: 0 })
  expect(call).toHaveBeenCalledTimes(4)
})

test('a refused call is not repeated [PAY-07]', async () => {
  const pause = vi.fn(async () => undefined)
  answers = [fail(lost(409))]
  await expect(openPaypal(input, pause)).rejects.toMatchObject({ status: 409 })
  expect(pause).not.toHaveBeenCalled()
})
