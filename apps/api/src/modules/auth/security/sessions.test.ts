import { minutes } from '@lacehouse/domain/time/durations'
import { addConsumer, signInAs, type TestApi, testNow } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'

/** An account with a session now and one ten minutes later. */
const openTwo = async (api: TestApi) => {
  const { email, consumerNo } = await addConsumer(api.database.db)
  const first = await signInAs(api.client, { email })
  await api.database.db.pool.query('update refresh_token_families set user_agent = $2 where owner_id = $1', [
    consumerNo,
    firefox,
  ])
  api.setNow(testNow + minutes(10))
  const second = await signInAs(api.client, { email })
  return { first, second, email }
}

test('an account lists its sessions with device and times, the caller’s first [AUTH-10]', async ({ api }) => {
  const { first, second, email } = await openTwo(api)
  const signedInAt = new Date(testNow).toISOString()
  const listed = await first.call('auth.getSecurity', {})
  expect(listed).toMatchObject({ email, emailConfirmed: false })
  expect(listed.sessions).toMatchObject([
    { current: true, browser: 'Firefox', system: 'Linux', signedInAt, lastUsedAt: signedInAt },
    { current: false, signedInAt: new Date(testNow + minutes(10)).toISOString() },
  ])
  const { sessions } = await second.call('auth.getSecurity', {})
  expect(sessions[0]).toMatchObject({ current: true, sessionId: listed.sessions[1]?.sessionId })
})

test('a session that is ended is over at once, its refresh token too, and leaves the list [AUTH-10]', async ({
  api,
}) => {
  const { first, second } = await openTwo(api)
  const { sessions } = await first.call('auth.getSecurity', {})
  const sessionId = sessions[1]?.sessionId ?? ''
  expect(await first.call('auth.endSession', { params: { sessionId } })).toEqual({ sessionId })
  expect(await second.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  const refreshed = await api.client.withToken(null).tryCall('auth.token', {
    body: { grantType: 'refresh_token', refreshToken: second.tokens.refreshToken },
  })
  expect(refreshed).toBeRefused(401, 'AUT432')
  expect((await first.call('auth.getSecurity', {})).sessions).toHaveLength(1)
})

test('the session of another account is answered as one that has ended, and goes on [AUTH-13]', async ({ api }) => {
  const { first } = await openTwo(api)
  const stranger = await signInAs(api.client, await addConsumer(api.database.db))
  const [own] = (await first.call('auth.getSecurity', {})).sessions
  const sessionId = own?.sessionId ?? ''
  expect(await stranger.call('auth.endSession', { params: { sessionId } })).toEqual({ sessionId })
  expect((await first.tryCall('consumer.get', {})).status).toBe(200)
})

test('ending the other sessions leaves the caller’s own [AUTH-10]', async ({ api }) => {
  const { first, second } = await openTwo(api)
  expect(await second.call('auth.endOtherSessions', {})).toEqual({ endedSessions: 1 })
  expect(await first.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  expect((await second.tryCall('consumer.get', {})).status).toBe(200)
  expect(await second.call('auth.endOtherSessions', {})).toEqual({ endedSessions: 0 })
})
