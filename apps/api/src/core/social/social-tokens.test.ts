import { hours } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { createSocialTokens, type TokenHolder } from './social-tokens.ts'

const tokens = createSocialTokens('a secret of the tests that is long enough')
const now = Date.UTC(2026, 10, 23, 12)
const guest: TokenHolder = { siteId: 'LH-US', owner: { kind: 'guest', id: 'g1' } }
const token = tokens.write(guest, now)

test('a token is good for an hour and not a millisecond longer [CALL-07]', () => {
  expect(tokens.isValid(token, guest, now)).toBe(true)
  expect(tokens.isValid(token, guest, now + hours(1) - 1)).toBe(true)
  expect(tokens.isValid(token, guest, now + hours(1))).toBe(false)
})

test.each<[string, TokenHolder]>([
  ['another guest', { siteId: 'LH-US', owner: { kind: 'guest', id: 'g2' } }],
  ['another site', { siteId: 'LH-DE', owner: { kind: 'guest', id: 'g1' } }],
  ['a consumer of the same id', { siteId: 'LH-US', owner: { kind: 'consumer', id: 'g1' } }],
])('a token is worth nothing to %s [CALL-07]', (_, holder) => {
  expect(tokens.isValid(token, holder, now)).toBe(false)
})

test('a token of another secret, with a later end or without its signature is none [CALL-07]', () => {
  const [ends = '', signature = ''] = token.split('.')
  const later = (Number.parseInt(ends, 36) + hours(1)).toString(36)
  const foreign = createSocialTokens('another secret of the tests, long too').write(guest, now)
  for (const wrong of [foreign, `${later}.${signature}`, `${ends}.`, ends, `.${signature}`, `${token}.`, ''])
    expect(tokens.isValid(wrong, guest, now)).toBe(false)
})
