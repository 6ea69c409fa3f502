import { expect, test } from 'vitest'
import { readChallengeResult } from './read-challenge-result.ts'

const sender = { id: 'ch_1', origin: 'https://bank.test' }
const good = { source: 'lacepay', type: 'challenge', id: 'ch_1', result: 'authenticated' }

test('the bank’s own word is taken [DLG-22]', () => {
  expect(readChallengeResult({ origin: sender.origin, data: good }, sender)).toBe('authenticated')
})

test.each([
  ['another origin', { origin: 'https://evil.test', data: good }],
  ['another challenge', { origin: sender.origin, data: { ...good, id: 'ch_2' } }],
  ['another kind', { origin: sender.origin, data: { ...good, type: 'token' } }],
  ['another source', { origin: sender.origin, data: { ...good, source: 'else' } }],
  ['an unknown result', { origin: sender.origin, data: { ...good, result: 'yes' } }],
  ['no data', { origin: sender.origin, data: null }],
])('a message of %s is not [DLG-22]', (_, message) => {
  expect(readChallengeResult(message, sender)).toBeNull()
})
