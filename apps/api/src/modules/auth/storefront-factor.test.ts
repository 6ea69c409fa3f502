import { minutes } from '@lacehouse/domain/time/durations'
import {
  addStaff,
  demoPassword,
  makeVerifier,
  readStaffCookie,
  signInStaff,
  type TestApi,
  testNow,
  withCookie,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { openAuthenticator } from '@lacehouse/test-kit/api/authenticator'
import { expect } from 'vitest'
import { requireSecondFactor } from './require-second-factor.ts'

test.beforeEach(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})
test.afterEach(({ api }) => api.setNow(testNow))

/** A member of staff with a second factor that was set up in the back office. */
const enrol = async (api: TestApi) => {
  const person = await addStaff(api, { roles: ['warehouse'] })
  const caller = await signInStaff(api, person)
  const { secret } = await caller.call('backoffice.beginSecondFactor', { body: {} })
  const { codeAt } = openAuthenticator(secret)
  const { body, headers } = await caller.tryCall('backoffice.confirmSecondFactor', {
    body: { code: codeAt(api.deps.now()) },
  })
  api.setNow(testNow + minutes(2))
  return { person, codeAt, ...body, staff: withCookie(api, caller, readStaffCookie(headers) ?? '') }
}

const signIn = (api: TestApi, { email }: { email: string }, code?: string, password: string = demoPassword) =>
  api.client.withToken(null).tryCall('auth.signInAgent', {
    body: { username: email, password, codeChallenge: makeVerifier().codeChallenge, ...(code && { code }) },
  })

test('at the storefront staff enter the code of their second factor, which works once for shop and back office together [AUTH-09]', async ({
  api,
}) => {
  const { person, codeAt } = await enrol(api)
  expect(await signIn(api, person)).toBeRefused(401, 'STF402')
  expect(await signIn(api, person, undefined, 'Wrong1234')).toBeRefused(401, 'AUT401')
  expect(await signIn(api, person, '000000')).toBeRefused(401, 'STF401')
  const code = codeAt(api.deps.now())
  expect((await signIn(api, person, code)).body.authorizationCode).toEqual(expect.any(String))
  expect(await signIn(api, person, code)).toBeRefused(401, 'STF401')
  const waiting = await signInStaff(api, person)
  expect(await waiting.tryCall('backoffice.enterCode', { body: { code } })).toBeRefused(401, 'STF401')
})

test('ten wrong codes at the storefront stop the account for a quarter of an hour, and a recovery code works once [AUTH-09]', async ({
  api,
}) => {
  const { person, codeAt, recoveryCodes } = await enrol(api)
  const [recovery = ''] = recoveryCodes
  expect((await signIn(api, person, recovery)).status).toBe(200)
  expect(await signIn(api, person, recovery)).toBeRefused(401, 'STF401')
  for (let nth = 1; nth < 10; nth += 1) await signIn(api, person, '000000')
  expect(await signIn(api, person, codeAt(api.deps.now()))).toBeRefused(423, 'AUT423')
  api.setNow(api.deps.now() + minutes(16))
  expect((await signIn(api, person, codeAt(api.deps.now()))).status).toBe(200)
})

test('in production a role that demands a second factor admits no one without one, and in a demo it does [AUTH-09]', async ({
  api,
}) => {
  const person = await addStaff(api, { roles: ['warehouse'] })
  expect((await signIn(api, person)).status).toBe(200)
  const deps = { ...api.deps, config: { ...api.deps.config, production: true } }
  const of = { consumerNo: person.consumerNo, consumerType: 'AGENT', siteId: 'LH-US' } as const
  await expect(requireSecondFactor(deps, of, undefined)).rejects.toMatchObject({ errorId: 'STF403' })
  await expect(requireSecondFactor(deps, { ...of, consumerType: 'CONSUMER' }, undefined)).resolves.toBeUndefined()
})
