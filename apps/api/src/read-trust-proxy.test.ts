import { expect, test } from 'vitest'
import { readTrustProxy } from './read-trust-proxy.ts'

test.for([
  [undefined, false],
  ['', false],
  ['0', false],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
] as const)('TRUST_PROXY=%s trusts %o', ([text, trusted]) => {
  const problems: string[] = []
  expect(readTrustProxy({ TRUST_PROXY: text }, problems)).toEqual(trusted)
  expect(problems).toEqual([])
})

test.for(['yes', '11', '-1', '1.5', '10.0.0.0/33', 'proxy.example.com'])(
  'TRUST_PROXY=%s stops the start with a sentence',
  (text) => {
    const problems: string[] = []
    expect(readTrustProxy({ TRUST_PROXY: text }, problems)).toBe(false)
    expect(problems).toEqual([expect.stringContaining(text)])
  },
)
