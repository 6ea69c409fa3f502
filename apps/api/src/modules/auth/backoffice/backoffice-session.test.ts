import { mostAccountTries } from '@lacehouse/domain/auth/plan-sign-in-try'
import { hours, minutes, seconds } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  addStaff,
  type BackofficeCaller,
  demoPassword,
  makeVerifier,
  openBackoffice,
  readStaffCookie,
  signInStaff,
  type TestApi,
  testNow,
  withCookie,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { openAuthenticator } from '@lacehouse/test-kit/api/authenticator'
import { expect } from 'vitest'

const tryPassword = (api: TestApi, username: string, password: string = demoPassword) =>
  api.client.withToken(null).tryCall('backoffice.signIn', { body: { username, password } })

/** Sets up a second factor and answers its key, the recovery codes and the complete session. */
const enrol = async (api: TestApi, caller: BackofficeCaller) => {
  const { secret, rows } = await caller.call('backoffice.beginSecondFactor', { body: {} })
  const { codeAt } = openAuthenticator(secret)
  const code = codeAt(api.deps.now())
  const { body, headers, status } = await caller.tryCall('backoffice.confirmSecondFactor', { body: { code } })
  expect(status).toBe(200)
  const complete = withCookie(api, caller, readStaffCookie(headers) ?? '')
  return { secret, codeAt, rows, complete, ...body }
}

const openEnrolled = async (api: TestApi) => {
  const person = await addStaff(api, { roles: ['warehouse'] })
  return { person, ...(await enrol(api, await signInStaff(api, person))) }
}

const enter = async (api: TestApi, person: { consumerNo: string; email: string }, code: string) =>
  (await signInStaff(api, person)).tryCall('backoffice.enterCode', { body: { code } })

test.afterEach(({ api }) => api.setNow(testNow))

test.beforeEach(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

test('a member whose role demands a second factor sets one up, and then has the rights of the role', async ({
  api,
}) => {
  const person = await addStaff(api, { roles: ['warehouse'] })
  const caller = await signInStaff(api, person)
  expect(await caller.call('backoffice.getSession')).toMatchObject({ stage: 'enrolment_needed', name: '', rights: [] })
  const { rows, recoveryCodes, session, complete } = await enrol(api, caller)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.every((row) => row.length === rows.length && /^[01]+$/.test(row))).toBe(true)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(session).toMatchObject({ stage: 'signed_in', name: 'Sam Ortiz' })
  expect((await complete.call('backoffice.getSession')).rights).toEqual([
    'orders.read',
    'orders.fulfil',
    'orders.note',
    'catalogue.read',
    'catalogue.stock',
  ])
  // The token of the incomplete session means nothing any more.
  expect(await caller.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
})

test('a code completes a session once, and a used one is refused also for the next session', async ({ api }) => {
  const { person, codeAt } = await openEnrolled(api)
  api.setNow(testNow + minutes(2))
  const code = codeAt(testNow + minutes(2))
  const first = await enter(api, person, code)
  expect(first.body).toMatchObject({ stage: 'signed_in' })
  expect(await enter(api, person, code)).toBeRefused(401, 'STF401')
  api.setNow(testNow + minutes(2) + seconds(30))
  expect((await enter(api, person, codeAt(testNow + minutes(2) + seconds(30)))).status).toBe(200)
})

test('a recovery code replaces the second factor once, in any spelling', async ({ api }) => {
  const { person, recoveryCodes } = await openEnrolled(api)
  const [code = ''] = recoveryCodes
  expect((await enter(api, person, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200)
  expect(await enter(api, person, code)).toBeRefused(401, 'STF401')
})

test('after ten wrong codes the right one is refused too, for a quarter of an hour', async ({ api }) => {
  const { person, codeAt } = await openEnrolled(api)
  const caller = await signInStaff(api, person)
  for (let nth = 0; nth < 10; nth += 1)
    expect(await caller.tryCall('backoffice.enterCode', { body: { code: '000000' } })).toBeRefused(401, 'STF401')
  api.setNow(testNow + minutes(1))
  const right = () => codeAt(api.deps.now())
  expect(await enter(api, person, right())).toBeRefused(423, 'AUT423')
  api.setNow(testNow + minutes(16))
  expect((await enter(api, person, right())).status).toBe(200)
})

test('a second factor that exists is not replaced, neither before nor after its code', async ({ api }) => {
  const { person, complete } = await openEnrolled(api)
  const waiting = await signInStaff(api, person)
  for (const caller of [waiting, complete])
    expect(await caller.tryCall('backoffice.beginSecondFactor', { body: {} })).toBeRefused(409, 'STF409')
  expect(await waiting.tryCall('backoffice.confirmSecondFactor', { body: { code: '123456' } })).toBeRefused(
    409,
    'STF409',
  )
})

test('the database has neither the key of a second factor nor a recovery code nor the token of a session', async ({
  api,
}) => {
  const { person, secret, recoveryCodes, complete } = await openEnrolled(api)
  const { rows } = await api.database.db.pool.query(
    `select f.secret, s.token_hash, (select json_agg(encode(c.hash, 'escape')) from staff_recovery_codes c
      where c.consumer_no = f.consumer_no) as codes
      from staff_second_factors f join staff_sessions s using (consumer_no) where consumer_no = $1`,
    [person.consumerNo],
  )
  const [stored] = rows as { secret: Buffer; token_hash: Buffer; codes: string[] }[]
  expect(stored?.secret.includes(secret)).toBe(false)
  expect(complete.cookie).not.toContain(stored?.token_hash.toString('base64url'))
  expect(recoveryCodes.some((code) => JSON.stringify(stored?.codes).includes(code))).toBe(false)
})

test('a session ends half an hour after the last call, and after twelve hours in any case', async ({ api }) => {
  const idle = await openBackoffice(api, { rights: [] })
  api.setNow(testNow + minutes(29))
  expect((await idle.tryCall('backoffice.getSession')).status).toBe(200)
  api.setNow(testNow + minutes(58))
  expect((await idle.tryCall('backoffice.getSession')).status).toBe(200)
  api.setNow(testNow + minutes(88))
  expect(await idle.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
  api.setNow(testNow)
  const busy = await openBackoffice(api, { rights: [] })
  for (let at = minutes(20); at < hours(12); at += minutes(20)) {
    api.setNow(testNow + at)
    expect((await busy.tryCall('backoffice.getSession')).status).toBe(200)
  }
  api.setNow(testNow + hours(12))
  expect(await busy.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
})

test('signing out ends the session, and one whose member lost every role or was disabled is ended too', async ({
  api,
}) => {
  const { pool } = api.database.db
  const out = await openBackoffice(api, { rights: [] })
  await out.call('backoffice.signOut')
  expect(await out.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
  const demoted = await openBackoffice(api, { rights: [] })
  await pool.query('delete from staff_role_members where consumer_no = $1', [demoted.consumerNo])
  expect(await demoted.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
  const disabled = await openBackoffice(api, { rights: [] })
  await pool.query(`update consumers set state = 'disabled' where consumer_no = $1`, [disabled.consumerNo])
  expect(await disabled.tryCall('backoffice.getSession')).toBeRefused(401, 'AUT432')
})

test('an unknown account, a consumer’s, staff without a role and a wrong password are answered alike', async ({
  api,
}) => {
  const consumer = await addConsumer(api.database.db)
  const bare = await addConsumer(api.database.db, { consumerType: 'AGENT' })
  const member = await addStaff(api, { rights: [] })
  const answers = await Promise.all([
    tryPassword(api, 'no.one@example.com'),
    tryPassword(api, consumer.email),
    tryPassword(api, bare.email),
    tryPassword(api, member.email, 'Wrong1234'),
  ])
  for (const answer of answers) {
    expect(answer).toBeRefused(401, 'AUT401')
    expect(readStaffCookie(answer.headers)).toBeNull()
  }
  expect(await tryPassword(api, 'no mailbox')).toBeRefused(401, 'AUT437')
  expect(await tryPassword(api, member.email, 'short')).toBeRefused(401, 'AUT438')
})

test('five wrong passwords lock the account for the network [AUTH-07]', async ({ api }) => {
  const { email } = await addStaff(api, { rights: [] })
  const network = api.client.at('192.0.2.9').withToken(null)
  const tryWrong = (password: string) => network.tryCall('backoffice.signIn', { body: { username: email, password } })
  const ids = []
  for (let nth = 0; nth < 5; nth += 1) ids.push((await tryWrong('Wrong1234')).body.errorDetails[0]?.errorId)
  expect(ids).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT441'])
  expect(await tryWrong(demoPassword)).toBeRefused(423, 'AUT423')
})

test('guesses from everywhere lock neither a browser that signed in before nor the account at the storefront [AUTH-07]', async ({
  api,
}) => {
  const { email } = await addStaff(api, { rights: [] })
  const { headers } = await tryPassword(api, email)
  const device = headers.getSetCookie().find((cookie) => cookie.startsWith('lh_device=')) ?? ''
  expect(device).toMatch(/; Path=\/backoffice\/api; HttpOnly; SameSite=Lax$/)
  const signInAt = (ip: string, password: string, cookie = '') =>
    api.client
      .at(ip)
      .withToken(null)
      .tryCall('backoffice.signIn', {
        body: { username: email, password },
        headers: { ...(cookie && { cookie }), origin: api.url },
      })
  for (let nth = 0; nth <= mostAccountTries; nth += 1) await signInAt(`10.47.${nth}.1`, 'Wrong1234')
  expect(await signInAt('10.48.0.1', demoPassword)).toBeRefused(423, 'AUT423')
  expect((await signInAt('10.48.0.1', demoPassword, device.split(';')[0])).status).toBe(200)
  const body = { username: email, password: demoPassword, codeChallenge: makeVerifier().codeChallenge }
  expect((await api.client.at('10.48.0.2').withToken(null).tryCall('auth.signInAgent', { body })).status).toBe(200)
})

test('the cookie of a session is kept from scripts and from other sites', async ({ api }) => {
  const { email } = await addStaff(api, { rights: [] })
  const { headers } = await tryPassword(api, email)
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('lh_staff=')) ?? ''
  expect(set).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
})
