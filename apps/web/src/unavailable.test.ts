import { expect, test } from 'vitest'
import type { ApiClient } from './client/api/api-client.ts'
import { ApiError } from './client/api/api-error.ts'
import { toPageClient } from './host/to-page-client.ts'
import type { PagePolicy, WithContext } from './shop-context.ts'
import { isUnavailable, orWithout } from './unavailable.ts'

const failWith = (status: number, errorId: string): ApiClient => ({
  call: () => Promise.reject(new ApiError({ status, details: [{ errorId, message: 'no' }], correlationId: 'c-1' })),
})
const policy = { incomplete: false } as PagePolicy
const args = { context: { get: () => ({ policy }) } } as unknown as WithContext

test.each([503, 0])(
  'a call that the API cannot answer now (status %d) throws the response of the page for that',
  async (status) => {
    const thrown = await toPageClient(failWith(status, 'GEN503'))
      .call('internal.serverTime')
      .catch((error: unknown) => error)
    expect(isUnavailable(thrown)).toBe(true)
    expect(thrown).toMatchObject({ status: 503 })
  },
)

test('another refusal is thrown unchanged', async () => {
  const call = toPageClient(failWith(404, 'API404')).call('internal.serverTime')
  await expect(call).rejects.toMatchObject({ name: 'ApiError', errorId: 'API404' })
})

test('a loader that goes on without a part marks its page as incomplete, and does not hide other errors', () => {
  expect(() => orWithout(args, null)(new Error('a bug'))).toThrow('a bug')
  expect(policy.incomplete).toBe(false)
  expect(orWithout(args, 'none')(new Response(null, { status: 503 }))).toBe('none')
  expect(policy.incomplete).toBe(true)
})
