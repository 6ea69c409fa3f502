import { seconds } from '@lacehouse/domain/time/durations'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addWithRetry } from './add-with-retry.ts'

const cartId = '11111111-1111-4111-8111-111111111111'
const cart = { id: cartId, items: [], couponItems: [], totalItems: 1, version: 2 }
const item = { productId: 'LHTEST0001-01-9', qty: 1 }
let asked: (string | null)[] = []
const pause = vi.fn(async () => undefined)

/** Answers the additions one after the other; null is an answer that never comes. */
function answerWith(...answers: (readonly [number, object] | null)[]): void {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!String(input).includes('/cart/v1/item')) return Response.json({ expiresIn: 900 })
    asked.push(new Headers(init?.headers).get('idempotency-key'))
    const answer = answers[asked.length - 1]
    if (!answer) throw new TypeError('network')
    return Response.json(answer[1], { status: answer[0] })
  })
}
const refusal = (errorId: string) => [409, { errorDetails: [{ errorId, message: 'server' }] }] as const

beforeEach(() => {
  asked = []
  pause.mockClear()
  localStorage.setItem('cart.', JSON.stringify({ cartId, count: 0 }))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('a refused addition is tried once more after two seconds, as a new attempt [QS-02]', async () => {
  answerWith(refusal('INV409'), [200, cart])
  expect(await addWithRetry(item, pause)).toMatchObject({ id: cartId })
  expect(pause.mock.calls).toEqual([[seconds(2)]])
  expect(new Set(asked).size).toBe(2)
})

test('an addition whose answer was lost is repeated by the same key, so that it happens once [QS-02]', async () => {
  answerWith(null, [200, cart])
  await addWithRetry(item, pause)
  expect(asked).toHaveLength(2)
  expect(new Set(asked).size).toBe(1)
})

test('a second refusal is the answer [QS-02]', async () => {
  answerWith(refusal('INV700'), refusal('INV408'))
  await expect(addWithRetry(item, pause)).rejects.toMatchObject({ errorId: 'INV408' })
  expect(asked).toHaveLength(2)
})

test('a gift with purchase is refused at once [QS-02]', async () => {
  answerWith(refusal('GWP403'))
  await expect(addWithRetry(item, pause)).rejects.toMatchObject({ errorId: 'GWP403' })
  expect(asked).toHaveLength(1)
  expect(pause).not.toHaveBeenCalled()
})
