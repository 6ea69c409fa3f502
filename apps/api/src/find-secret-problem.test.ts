import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { findSecretProblem } from './find-secret-problem.ts'

test('random secrets in hexadecimal and base64 are accepted', () => {
  for (let nth = 0; nth < 500; nth += 1)
    for (const secret of [randomBytes(32).toString('hex'), randomBytes(32).toString('base64')])
      expect([secret, findSecretProblem(secret)]).toEqual([secret, null])
})

test.each([
  ['one character', 'x'.repeat(40)],
  ['few characters', 'abcabdacbdbacdbabcdabcabdcbadbcab'],
  ['a repeated text', 'k3J9s0aLq8Zm'.repeat(3)],
  ['the alphabet', 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh'],
  ['a row of digits', '0123456789876543210123456789876543'],
  ['a placeholder', 'changeme-8f3a1c9e7b5d2046a8c1e3f597'],
  ['a sentence', 'the quick brown fox jumps over it all'],
])('%s is no random secret', (_, secret) => {
  expect(findSecretProblem(secret)).not.toBeNull()
})
