import { expect, test } from 'vitest'
import { toMailbox } from './to-mailbox.ts'

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' Ada@Example.COM\n', 'ada@example.com'],
  ['Ada.Marsh+Shop@example.com', 'ada.marsh+shop@example.com'],
  ['   ', ''],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox)
})
