import { expect, test } from 'vitest'
import { findMailFailure, type MailError } from './find-mail-failure.ts'

test.each<[string, MailError, string]>([
  ['a server that does not answer', { code: 'ETIMEDOUT' }, 'unreachable'],
  ['a connection that is refused', { code: 'ECONNREFUSED' }, 'unreachable'],
  ['a wrong password of the shop', { code: 'EAUTH', responseCode: 535 }, 'signInRefused'],
  ['an address that the server does not take', { code: 'EENVELOPE', responseCode: 550 }, 'addressRefused'],
  ['an address that the server takes later', { code: 'EENVELOPE', responseCode: 451 }, 'unreachable'],
  ['a message that the server does not take', { code: 'EMESSAGE', responseCode: 554 }, 'messageRefused'],
  ['a message that the server takes later', { code: 'EMESSAGE', responseCode: 452 }, 'unreachable'],
  ['a fault of the shop', {}, 'unknown'],
])('%s: %j is %s', (_, error, expected) => {
  expect(findMailFailure(error)).toBe(expected)
})
