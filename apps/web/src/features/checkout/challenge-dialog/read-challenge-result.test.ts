import { expect, test } from 'vitest'
import { readChallengeResult } from './read-challenge-result.ts'

const bank = 'https://bank.test'
const own = 'https://shop.test'
const sender = { id: 'ch_1', origins: [bank, own] }
const good = { source: 'lacepay', type: 'challenge', id: 'ch_1', result: 'authenticated' }

test('messages of the bank’s page and of the page it returns to are accepted [DLG-22]', () => {
  expect(readChallengeResult({ origin: bank, data: good }, sender)).toBe('authenticated')
  expect(readChallengeResult({ origin: own, data: good }, sender)).toBe('authenticated')
})

test.each([
  ['another origin', { origin: 'https://evil.test', data: good }],
  ['another challenge', { origin: bank, data: { ...good, id: 'ch_2' } }],
  ['another kind', { origin: bank, data: { ...good, type: 'token' } }],
  ['another source', { origin: bank, data: { ...good, source: 'else' } }],
  ['an unknown result', { origin: bank, data: { ...good, result: 'yes' } }],
  ['no data', { origin: bank, data: null }],
])('a message of %s is ignored [DLG-22]', (_, message) => {
  expect(readChallengeResult(message, sender)).toBeNull()
})
