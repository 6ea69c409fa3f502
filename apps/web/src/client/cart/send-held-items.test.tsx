import { afterEach, expect, test, vi } from 'vitest'
import { toasts } from '../../ui/toasts.ts'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { saveCartMemory } from './cart-memory.ts'
import { holdItem, readHeldItems } from './held-items.ts'
import { sendHeldItems } from './send-held-items.ts'

/** Holds an item and sends it; the server refuses it with the status and the error id. Answers the toasts. */
async function send(status: number, errorId: string) {
  const shown = vi.spyOn(toasts, 'add').mockImplementation(() => undefined as never)
  const call = vi
    .spyOn(browserApi, 'call')
    .mockRejectedValue(new ApiError({ status, details: [{ errorId, message: 'server' }], correlationId: 'c' }))
  holdItem({ item: { productId: 'SHOE0001', qty: 1 }, name: 'Court' })
  await sendHeldItems()
  expect(call).toHaveBeenCalledOnce()
  return shown.mock.calls.map(([toast]) => toast)
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test.each([
  [503, 'GEN503', 1],
  [502, '', 0],
  [504, '', 0],
])('an item that waits goes on waiting where the server answers %i [ERR-06]', async (status, errorId, shown) => {
  expect(await send(status, errorId)).toHaveLength(shown)
  expect(readHeldItems()).toMatchObject([{ name: 'Court' }])
})

test('an item that is refused waits no longer, and its shopper sees why, once [ERR-06]', async () => {
  expect(await send(409, 'INV700')).toMatchObject([{ text: 'server', tone: 'negative' }])
  expect(readHeldItems()).toEqual([])
  vi.restoreAllMocks()
  expect(await send(409, 'INV409')).toMatchObject([{ title: 'server', tone: 'negative' }])
  expect(readHeldItems()).toEqual([])
})

test('an item that waits is sent under a key of its own for each cart, so that a cart in place of a lost one takes it [ERR-06]', async () => {
  const call = vi.spyOn(browserApi, 'call').mockRejectedValue(ApiError.unreachable('c', null))
  holdItem({ item: { productId: 'SHOE0001', qty: 1 }, name: 'Court' })
  const [{ key } = { key: '' }] = readHeldItems()
  for (const cartId of ['a', 'b', 'b']) {
    saveCartMemory({ cartId, count: 1 })
    await sendHeldItems()
  }
  const keys = call.mock.calls.map(([, , options]) => options?.idempotencyKey)
  expect(keys).toEqual([`${key}.a`, `${key}.b`, `${key}.b`])
})
