import { createChallenge, verifySolution } from 'altcha-lib/v1'
import { afterEach, expect, test, vi } from 'vitest'
import { solveCaptcha } from './solve-captcha.ts'

const secret = 'a secret of the test'

afterEach(() => vi.unstubAllGlobals())

test('the proof of work is solved in a worker, and the server accepts its answer [CHK-02]', async () => {
  const challenge = await createChallenge({ hmacKey: secret, maxNumber: 2000 })
  const answer = new Response(JSON.stringify({ ...challenge, maxnumber: 2000 }), {
    headers: { 'content-type': 'application/json' },
  })
  const fetched = vi.fn(async (_url: string) => answer)
  vi.stubGlobal('fetch', fetched)
  const response = await solveCaptcha()
  expect(fetched.mock.calls[0]?.[0]).toContain('/fapi/captcha/challenge')
  expect(await verifySolution(response, secret)).toBe(true)
  expect(await verifySolution(response, 'another secret')).toBe(false)
})
