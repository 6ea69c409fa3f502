import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { makeVerifier } from './make-verifier.ts'
import { exchange } from './sign-in.ts'

const refuse = (errorId: string) =>
  new ApiError({ status: 409, details: [{ errorId, message: '' }], correlationId: 'one' })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => vi.useRealTimers())

test('an exchange that collides with another one is repeated once after two seconds [AUTH-04]', async () => {
  const call = vi
    .spyOn(browserApi, 'call')
    .mockRejectedValueOnce(refuse('AUT409'))
    .mockResolvedValueOnce({} as never)
  const exchanged = exchange({ authorizationCode: 'code' })
  await vi.advanceTimersByTimeAsync(1999)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await exchanged
  expect(call.mock.calls).toEqual([
    ['auth.token', { body: { authorizationCode: 'code' } }],
    ['auth.token', { body: { authorizationCode: 'code' } }],
  ])
})

test('a second AUT409 is thrown, and any other refusal at once [AUTH-04]', async () => {
  const call = vi.spyOn(browserApi, 'call').mockReset().mockRejectedValue(refuse('AUT409'))
  const rejection = expect(exchange({})).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(5000)
  await rejection
  expect(call).toHaveBeenCalledTimes(2)
  call.mockReset().mockRejectedValue(refuse('AUT432'))
  await expect(exchange({})).rejects.toThrow()
  expect(call).toHaveBeenCalledTimes(1)
})

test('the challenge is the hash of the verifier, both without padding [AUTH-02]', async () => {
  const { codeVerifier, codeChallenge } = await makeVerifier()
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier))
  expect(codeChallenge).toBe(Buffer.from(digest).toString('base64url'))
  expect(codeVerifier).toMatch(/^[\w-]{43}$/)
})
