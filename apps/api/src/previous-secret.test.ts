import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { createTokens } from './infra/session/token.ts'

const [first, second] = ['the first secret of the tests, long enough', 'the second secret of the tests, long enough']
const now = () => Date.parse('2026-11-20T10:00:00Z')
const session = { kind: 'guest', id: 'g1', consumerType: 'GUEST', siteId: 'LH-US' } as const

test('a token of the previous session secret is valid, and one of an earlier secret is not [AUTH-10]', () => {
  const { accessToken, refreshToken } = createTokens(readConfig({ SESSION_SECRET: first }), now).issue(session)
  const changed = createTokens(readConfig({ SESSION_SECRET: second, SESSION_SECRET_PREVIOUS: first }), now)
  expect(changed.find(accessToken, 'access')).toEqual(session)
  expect(changed.find(refreshToken, 'refresh')).toEqual(session)
  const renewed = changed.issue(session).accessToken
  const alone = createTokens(readConfig({ SESSION_SECRET: second }), now)
  expect([alone.find(accessToken, 'access'), alone.find(renewed, 'access')]).toEqual([null, session])
})

test('a short previous secret stops the start', () => {
  expect(() => readConfig({ SESSION_SECRET_PREVIOUS: 'short' })).toThrow('SESSION_SECRET_PREVIOUS')
})
