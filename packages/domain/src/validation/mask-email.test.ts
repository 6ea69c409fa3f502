import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['grace@example.com', 'g•••@example.com'],
  ['g@example.com', 'g•••@example.com'],
  ['"a@b"@example.com', '"•••@example.com'],
  ['no mailbox', '•••'],
  ['', '•••'],
])('%s becomes %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
