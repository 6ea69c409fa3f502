import { readFile } from 'node:fs/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createAuthenticator,
  makeVerifier,
  signInAs,
  signInByCode,
  type TestApi,
  type TestShopper,
  testNow,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendCredentialsMail } from '../../../core/account-mails/send-credentials-mail.ts'

test.beforeEach(({ api }) => {
  api.setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

type Authenticator = ReturnType<typeof createAuthenticator>
type Quirks = Parameters<Authenticator['get']>[1]

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows

const originOf = (api: TestApi): string => new URL(api.deps.publicUrl).origin

/** An account whose owner has just signed in, with an authenticator. */
const open = async (api: TestApi, own: Parameters<typeof addConsumer>[1] = {}, options = {}) => {
  const { email, consumerNo } = await addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow), ...own })
  const shopper = await signInAs(api.client, { email })
  return { email, consumerNo, shopper, authenticator: createAuthenticator(originOf(api), options) }
}

const add = async (shopper: TestShopper, authenticator: Authenticator, quirks: Quirks = {}, name?: string) => {
  const creation = await shopper.call('auth.createPasskey', { body: {} })
  const credential = authenticator.create(creation, quirks)
  return shopper.tryCall('auth.addPasskey', { body: { credential, ...(name && { name }) } })
}

const request = (api: TestApi) => api.client.withToken(null).call('auth.requestPasskey', { body: {} })

const signIn = async (api: TestApi, credential: ReturnType<Authenticator['get']>) => {
  const { codeChallenge, codeVerifier } = makeVerifier()
  const reply = await api.client
    .withToken(null)
    .tryCall('auth.signInByPasskey', { body: { credential, codeChallenge } })
  return { ...reply, code: { authorizationCode: reply.body.authorizationCode, codeVerifier } }
}

/** Runs the jobs of the mails, and reads that of a change at a moment. */
const readCredentialsMail = async (api: TestApi, consumerNo: string, at: number): Promise<string> => {
  const jobs = await read(api, `delete from pgboss.job where name = 'credentials-mail' returning data`)
  for (const { data } of jobs) await sendCredentialsMail(api.deps)(data)
  return JSON.parse(await readFile(`${api.deps.mailFolder}/credentials-${consumerNo}-${at}.json`, 'utf8')).subject
}

test('a passkey is added with a name, signs in without an email or password, and says when it was used [AUTH-02]', async ({
  api,
}) => {
  const { shopper, authenticator, consumerNo } = await open(api)
  const added = await add(shopper, authenticator, {}, ' Work phone ')
  expect([added.status, added.body]).toMatchObject([201, { name: 'Work phone', isSynced: false }])
  expect(await readCredentialsMail(api, consumerNo, testNow)).toBe('A passkey was added to your Lacehouse account')
  api.setNow(testNow + minutes(60))
  const asked = await request(api)
  expect(asked).toMatchObject({ rpId: new URL(api.deps.publicUrl).hostname, userVerification: 'required' })
  const { status, code, headers } = await signIn(api, authenticator.get(asked))
  expect(status).toBe(200)
  expect(headers.getSetCookie().join()).toContain('lh_device=')
  const owner = await signInByCode(api.client, code)
  expect(owner.tokens.consumerNo).toBe(consumerNo)
  const { passkeys } = await owner.call('auth.getSecurity', {})
  expect(passkeys).toMatchObject([
    {
      ...{ passkeyId: added.body.passkeyId, name: 'Work phone' },
      ...{
        createdAt: new Date(testNow).toISOString(),
        lastUsedAt: new Date(testNow + minutes(60)).toISOString(),
      },
    },
  ])
})

test('a signed challenge is good once, also when it comes twice at the same time [AUTH-04]', async ({ api }) => {
  const { shopper, authenticator } = await open(api, {}, { counts: false })
  await add(shopper, authenticator)
  const credential = authenticator.get(await request(api))
  const both = await Promise.all([signIn(api, credential), signIn(api, credential)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await signIn(api, credential)).toBeRefused(401, 'AUT457')
  expect((await signIn(api, authenticator.get(await request(api)))).status).toBe(200)
})

test('a challenge ends after ten minutes, and one of adding is none of signing in [AUTH-07]', async ({ api }) => {
  const { shopper, authenticator } = await open(api)
  await add(shopper, authenticator)
  const late = authenticator.get(await request(api))
  const { challenge, rp } = await shopper.call('auth.createPasskey', { body: {} })
  const wrong = authenticator.get({ challenge, rpId: rp.id, timeout: 1, userVerification: 'required' })
  expect(await signIn(api, wrong)).toBeRefused(401, 'AUT457')
  const made = authenticator.get({ ...(await request(api)), challenge: Buffer.from('made up').toString('base64url') })
  expect(await signIn(api, made)).toBeRefused(401, 'AUT457')
  api.setNow(testNow + minutes(10))
  expect(await signIn(api, late)).toBeRefused(401, 'AUT457')
})

test.for([
  ['of a page of another origin', { origin: 'https://lacehouse.example' }],
  ['for another shop', { rpId: 'lacehouse.example' }],
  ['whose user was not verified', { isVerified: false }],
] as const)('a passkey %s is neither added nor signs in [AUTH-07]', async ([_, quirks], { api }) => {
  const { shopper, authenticator } = await open(api)
  expect(await add(shopper, authenticator, quirks)).toBeRefused(400, 'AUT458')
  await add(shopper, authenticator)
  expect(await signIn(api, authenticator.get(await request(api), quirks))).toBeRefused(401, 'AUT457')
  expect((await signIn(api, authenticator.get(await request(api)))).status).toBe(200)
})

test('the user handle of another account, a changed signature and an unknown key are refused alike [AUTH-13]', async ({
  api,
}) => {
  const [own, other] = [await open(api), await open(api)]
  await add(own.shopper, own.authenticator)
  await add(other.shopper, other.authenticator)
  const { userHandle = '' } = other.authenticator.keys[0] ?? {}
  const foreign = own.authenticator.get(await request(api), { userHandle })
  expect(await signIn(api, foreign)).toBeRefused(401, 'AUT457')
  const right = own.authenticator.get(await request(api))
  const { signature } = other.authenticator.get(await request(api)).response
  expect(await signIn(api, { ...right, response: { ...right.response, signature } })).toBeRefused(401, 'AUT457')
  const unknown = createAuthenticator(originOf(api))
  unknown.create(await own.shopper.call('auth.createPasskey', { body: {} }))
  expect(await signIn(api, unknown.get(await request(api)))).toBeRefused(401, 'AUT457')
})

test('a sign count that does not rise is refused and logged, and the right key goes on', async ({ api }) => {
  const { shopper, authenticator } = await open(api)
  await add(shopper, authenticator)
  expect((await signIn(api, authenticator.get(await request(api), { signCount: 7 }))).status).toBe(200)
  expect(await signIn(api, authenticator.get(await request(api), { signCount: 7 }))).toBeRefused(401, 'AUT457')
  expect(await signIn(api, authenticator.get(await request(api), { signCount: 0 }))).toBeRefused(401, 'AUT457')
  expect(await readFile(api.deps.config.securityLog ?? '', 'utf8')).toContain('passkey_copied')
  expect((await signIn(api, authenticator.get(await request(api), { signCount: 8 }))).status).toBe(200)
})

test('passkeys are changed soon after a sign-in only, which another one makes recent again in its place', async ({
  api,
}) => {
  const { shopper, authenticator, email } = await open(api)
  const { passkeyId } = (await add(shopper, authenticator)).body
  api.setNow(testNow + minutes(15))
  const { refreshToken } = shopper.tokens
  const { accessToken } = await api.client.withToken(null).call('auth.token', { body: { refreshToken } })
  const late = api.client.withToken(accessToken)
  expect(await late.tryCall('auth.createPasskey', { body: {} })).toBeRefused(403, 'AUT456')
  expect(await late.tryCall('auth.removePasskey', { params: { passkeyId } })).toBeRefused(403, 'AUT456')
  const again = await signInAs(api.client, { email, guest: late })
  expect((await again.call('auth.getSecurity', {})).sessions).toHaveLength(1)
  expect(await late.tryCall('consumer.get', {})).toBeRefused(401, 'AUT432')
  expect((await again.tryCall('auth.removePasskey', { params: { passkeyId } })).status).toBe(200)
})

test('a passkey is renamed and removed by its owner only, and a mail tells the removal [AUTH-13]', async ({ api }) => {
  const [own, other] = [await open(api), await open(api)]
  const { passkeyId } = (await add(own.shopper, own.authenticator)).body
  const params = { passkeyId }
  const rename = (shopper: TestShopper, name: string) => shopper.call('auth.renamePasskey', { params, body: { name } })
  const namesOf = async () => (await own.shopper.call('auth.getSecurity', {})).passkeys.map(({ name }) => name)
  await rename(own.shopper, 'Key ring')
  await rename(other.shopper, 'Mine')
  expect(await other.shopper.call('auth.removePasskey', { params })).toEqual(params)
  expect(await namesOf()).toEqual(['Key ring'])
  api.setNow(testNow + minutes(1))
  await own.shopper.call('auth.removePasskey', { params })
  expect(await namesOf()).toEqual([])
  expect(await readCredentialsMail(api, own.consumerNo, testNow + minutes(1))).toContain('removed')
  expect(await signIn(api, own.authenticator.get(await request(api)))).toBeRefused(401, 'AUT457')
})

test('the last way to sign in stays: of two passkeys removed at once, one', async ({ api }) => {
  const { shopper, authenticator, consumerNo } = await open(api)
  const { passkeyId } = (await add(shopper, authenticator)).body
  const second = (await add(shopper, createAuthenticator(originOf(api)))).body.passkeyId
  await read(
    api,
    'update consumers set password_hash = null, email_confirmed_at = null where consumer_no = $1',
    consumerNo,
  )
  const removals = await Promise.all(
    [passkeyId, second].map((id) => shopper.tryCall('auth.removePasskey', { params: { passkeyId: id } })),
  )
  expect(removals.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const [left] = (await shopper.call('auth.getSecurity', {})).passkeys
  const params = { passkeyId: left?.passkeyId ?? '' }
  expect(await shopper.tryCall('auth.removePasskey', { params })).toBeRefused(409, 'AUT461')
  await read(api, 'update consumers set email_confirmed_at = now() where consumer_no = $1', consumerNo)
  expect((await shopper.tryCall('auth.removePasskey', { params })).status).toBe(200)
})

test('a second passkey has the user handle of the first, names it as known, and a known one is not added again', async ({
  api,
}) => {
  const { shopper, authenticator } = await open(api)
  const first = await shopper.call('auth.createPasskey', { body: {} })
  const credential = authenticator.create(first)
  expect((await shopper.tryCall('auth.addPasskey', { body: { credential } })).status).toBe(201)
  expect(await shopper.tryCall('auth.addPasskey', { body: { credential } })).toBeRefused(400, 'AUT458')
  const second = await shopper.call('auth.createPasskey', { body: {} })
  expect(second.user.id).toBe(first.user.id)
  expect(second.excludeCredentials).toEqual([{ id: credential.id, type: 'public-key' }])
})

test('an account has ten passkeys at most', async ({ api }) => {
  const { shopper, authenticator } = await open(api)
  for (let nth = 0; nth < 10; nth += 1) expect((await add(shopper, authenticator)).status).toBe(201)
  expect(await shopper.tryCall('auth.createPasskey', { body: {} })).toBeRefused(400, 'AUT458')
})

test('a passkey that another account’s challenge was answered with is refused [AUTH-13]', async ({ api }) => {
  const [own, other] = [await open(api), await open(api)]
  const credential = own.authenticator.create(await own.shopper.call('auth.createPasskey', { body: {} }))
  expect(await other.shopper.tryCall('auth.addPasskey', { body: { credential } })).toBeRefused(400, 'AUT458')
})

test('staff have no passkeys, and a disabled account’s signs in no more', async ({ api }) => {
  const staff = await open(api, { consumerType: 'STORE_EMPLOYEE' })
  expect(await staff.shopper.tryCall('auth.createPasskey', { body: {} })).toBeRefused(403, 'AUT404')
  const { shopper, authenticator, consumerNo } = await open(api)
  await add(shopper, authenticator)
  await read(api, `update consumers set state = 'disabled' where consumer_no = $1`, consumerNo)
  expect(await signIn(api, authenticator.get(await request(api)))).toBeRefused(401, 'AUT457')
})
