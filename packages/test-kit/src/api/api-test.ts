import { test as base, expect } from 'vitest'
import { startTestApi } from './start-test-api.ts'
import type { TestReply } from './test-client.ts'

/**
 * The test function of the API: `api` is one API with its own database for each file, `guest` a new guest of the American site for
 * each test. A file prepares more data in `test.beforeAll(async ({ api }) => …)`.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs
  .extend('api', { scope: 'file' }, async ({}, { onCleanup }) => {
    const api = await startTestApi()
    onCleanup(api.close)
    return api
  })
  .extend('guest', ({ api }) => api.client.createGuest('en-us'))

type Refusal = Pick<TestReply<{ errorDetails?: { errorId: string }[] } | null>, 'status' | 'body'>

/** Matches a reply with this status and this error id as the first one. */
export function toRefusal({ status, body }: Refusal): [status: number, errorId: string | undefined] {
  return [status, body?.errorDetails?.[0]?.errorId]
}

expect.extend({
  toBeRefused(answer: Refusal, expectedStatus: number, expectedId: string) {
    const actual = toRefusal(answer)
    const expected = [expectedStatus, expectedId]
    return {
      pass: this.equals(actual, expected),
      message: () => `expected the call ${this.isNot ? 'not ' : ''}to be refused with ${expected.join(' ')}`,
      actual,
      expected,
    }
  },
})

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be extended from elsewhere
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    toBeRefused: (status: T extends object ? number : never, errorId: string) => R
  }
}
