import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minutes } from '@lacehouse/domain/time/durations'
import {
  addConsumer,
  createCartWith,
  makeVerifier,
  type ProviderPerson,
  type ProviderQuirks,
  signInAs,
  signInByCode,
  startIdentityProvider,
  startTestApi,
  type TestApi,
  type TestIdentityProvider,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import '@lacehouse/test-kit/api/api-test'
import { sendCredentialsMail } from '../../../core/account-mails/send-credentials-mail.ts'

let api: TestApi
let provider: TestIdentityProvider
let now = testNow

const appleKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })

beforeAll(async () => {
  provider = await startIdentityProvider(() => now)
  const { issuer, clientId, clientSecret } = provider
  const toVariables = (id: string, variables: Record<string, string>) =>
    Object.fromEntries(Object.entries(variables).map(([name, value]) => [`IDENTITY_${id}_${name}`, value]))
  api = await startTestApi({
    env: {
      IDENTITY_PROVIDERS: 'acme,apple,other',
      ...toVariables('ACME', { ISSUER: issuer, NAME: 'Acme', CLIENT_ID: clientId, CLIENT_SECRET: clientSecret }),
      ...toVariables('OTHER', { ISSUER: issuer, NAME: 'Other', CLIENT_ID: clientId, CLIENT_SECRET: clientSecret }),
      ...toVariables('APPLE', { ISSUER: issuer, CLIENT_ID: clientId, TEAM_ID: 'TEAM', KEY_ID: 'KEY' }),
      IDENTITY_APPLE_PRIVATE_KEY: String(appleKey).replaceAll('\n', '\\n'),
    },
  })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})
beforeEach(() => {
  setNow(testNow)
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false, signUp: false })
})

const setNow = (moment: number): void => {
  now = moment
  api.setNow(moment)
}

const read = async (text: string, ...values: unknown[]) => (await api.database.db.pool.query(text, values)).rows

let count = 0
/** A person at the provider with a mailbox that it verified. */
const newPerson = (own: Partial<ProviderPerson> = {}): ProviderPerson => {
  count += 1
  const email = `person${count}@example.com`
  return { sub: `sub-${count}`, email, email_verified: true, given_name: 'Ada', family_name: 'Marsh', ...own }
}

type Options = { readonly as?: TestShopper; readonly providerId?: string; readonly quirks?: ProviderQuirks }

const readCookie = (headers: Headers): string => /lh_provider=[^;]+/.exec(headers.getSetCookie().join('\n'))?.[0] ?? ''

/** Begins a sign-in, or a link of an account, in a browser of its own. */
const begin = async ({ as, providerId = 'acme' }: Options = {}) => {
  const { codeChallenge, codeVerifier } = makeVerifier()
  const caller = as ?? api.client.withToken(null)
  const call = as ? 'auth.beginIdentityLink' : 'auth.beginProviderSignIn'
  const reply = await caller.tryCall(call, { body: { providerId, codeChallenge } })
  return { ...reply, location: reply.body.location, cookie: readCookie(reply.headers), codeVerifier, caller }
}

type Begun = Awaited<ReturnType<typeof begin>>
type Answer = Readonly<Record<string, string>>

const finish = (begun: Pick<Begun, 'caller' | 'cookie'>, answer: Answer, providerId = 'acme') =>
  begun.caller.tryCall('auth.finishProviderSignIn', {
    body: { providerId, ...answer },
    headers: { cookie: begun.cookie },
  })

/** Signs a person in at the provider and brings the answer to the shop. */
const visit = async (person: ProviderPerson, { as, providerId, quirks }: Options = {}) => {
  const begun = await begin({ ...(as && { as }), ...(providerId && { providerId }) })
  const answer = provider.approve(begun.location, person, quirks)
  return { ...(await finish(begun, answer, providerId)), begun, answer }
}

const toBody = (pending: { identityToken?: string | undefined; codeVerifier: string }, email: string) => ({
  ...{ email, firstName: 'Ada', lastName: 'Marsh', birthDate: '1990-02-28', gender: 'female' as const },
  ...{ phone: `(415) 555-${String(2000 + ++count)}`, isTermsConfirmed: true as const },
  identity: { identityToken: pending.identityToken ?? '', codeVerifier: pending.codeVerifier },
})

/** Makes an account with a new identity and signs it in. */
const enrol = async (person = newPerson()) => {
  const { body, begun } = await visit(person)
  const { codeChallenge, codeVerifier } = makeVerifier()
  const pending = { identityToken: body.identityToken, codeVerifier: begun.codeVerifier }
  const account = { ...toBody(pending, person.email ?? ''), codeChallenge }
  const made = await api.client.withToken(null).call('auth.signUp', { body: account })
  const shopper = await signInByCode(api.client, { authorizationCode: made.authorizationCode, codeVerifier })
  return { person, shopper, consumerNo: made.consumerNo, pending }
}

const makeSessionsOlder = (consumerNo: string) =>
  read(
    `update refresh_token_families set created_at = created_at - interval '16 minutes' where owner_id = $1`,
    consumerNo,
  )

const readMail = async (consumerNo: string, at: number): Promise<string> => {
  const jobs = await read(`delete from pgboss.job where name = 'credentials-mail' returning data`)
  for (const { data } of jobs) await sendCredentialsMail(api.deps)(data)
  return JSON.parse(await readFile(`${api.deps.mailFolder}/credentials-${consumerNo}-${at}.json`, 'utf8')).subject
}

test('the providers are listed in the order of the configuration [AUTH-02]', async () => {
  const { providers } = await api.client.withToken(null).call('auth.listProviders', {})
  expect(providers).toEqual([
    { providerId: 'acme', name: 'Acme' },
    { providerId: 'apple', name: 'Apple' },
    { providerId: 'other', name: 'Other' },
  ])
})

test('a sign-in goes to the provider with state, nonce and a challenge, and comes back to an address of its own', async () => {
  const { status, location } = await begin()
  const asked = Object.fromEntries(new URL(location).searchParams)
  expect([status, new URL(location).origin]).toEqual([200, provider.issuer])
  expect(asked).toMatchObject({
    ...{ response_type: 'code', client_id: provider.clientId, scope: 'openid email profile' },
    ...{ code_challenge_method: 'S256', redirect_uri: `${api.deps.publicUrl}/auth/callback/acme` },
  })
  const again = Object.fromEntries(new URL((await begin()).location).searchParams)
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(asked[secret]).not.toBe(again[secret])
  expect((await begin({ providerId: 'unknown' })).body).toMatchObject({ errorDetails: [{ errorId: 'AUT459' }] })
})

test('a new identity makes an account by the rules of the site, without a password, and then signs in to it [AUTH-02] [REG-03]', async () => {
  const person = newPerson({ email: 'Fresh.Person@Example.com' })
  const { status, body, begun } = await visit(person)
  expect([status, body]).toMatchObject([
    200,
    { outcome: 'enrolment', email: 'fresh.person@example.com', firstName: 'Ada', lastName: 'Marsh' },
  ])
  const pending = { identityToken: body.identityToken, codeVerifier: begun.codeVerifier }
  const { codeChallenge, codeVerifier } = makeVerifier()
  const account = { ...toBody(pending, body.email ?? ''), codeChallenge }
  const send = (own: object) => api.client.withToken(null).tryCall('auth.signUp', { body: { ...account, ...own } })
  expect(await send({ birthDate: '2020-01-01' })).toBeRefused(400, 'PRO410')
  expect((await send({ isTermsConfirmed: false })).status).toBe(400)
  expect(await send({ identity: undefined })).toBeRefused(400, 'FE872')
  const made = await send({})
  expect(made.status).toBe(201)
  const code = { authorizationCode: made.body.authorizationCode, codeVerifier }
  const { sessions } = await (await signInByCode(api.client, code)).call('auth.getSecurity', {})
  expect(sessions).toMatchObject([{ signedInBy: 'provider', provider: 'Acme' }])
  expect(await send({ email: 'other@example.com', phone: '(415) 555-7777' })).toBeRefused(401, 'AUT459')
  const next = await visit(person)
  expect(next.body).toMatchObject({ outcome: 'signed_in' })
  expect(next.headers.getSetCookie().join()).toContain('lh_device=')
  const owner = await signInByCode(api.client, {
    authorizationCode: next.body.authorizationCode ?? '',
    codeVerifier: next.begun.codeVerifier,
  })
  expect(owner.tokens.consumerNo).toBe(made.body.consumerNo)
  expect(await owner.call('auth.getSecurity', {})).toMatchObject({
    emailConfirmed: false,
    identities: [{ providerId: 'acme', provider: 'Acme', email: 'fresh.person@example.com' }],
  })
})

test('the sign-in by a provider merges the guest’s cart like any other [AUTH-03]', async () => {
  const { person } = await enrol()
  const guest = await api.client.createGuest('en-us')
  const { id: basketId } = await createCartWith(guest, variantOf('court'))
  const { body, begun } = await visit(person)
  const tokens = await guest.call('auth.token', {
    body: {
      authorizationCode: body.authorizationCode ?? '',
      codeVerifier: begun.codeVerifier,
      guestObjects: { basketId },
    },
  })
  expect(tokens.basketId).toBeDefined()
})

test('an identity whose address has an account is linked after its owner signed in to it, and not before [AUTH-13]', async () => {
  const { email, consumerNo } = await addConsumer(api.database.db, { emailConfirmedAt: new Date(testNow) })
  const person = newPerson({ email })
  const { body, begun } = await visit(person)
  expect(body).toMatchObject({ outcome: 'proof', email })
  expect(body).not.toHaveProperty('authorizationCode')
  const pending = { identityToken: body.identityToken ?? '', codeVerifier: begun.codeVerifier }
  const link = (shopper: TestShopper, own = pending) => shopper.tryCall('auth.linkIdentity', { body: own })
  expect(await link(await api.client.createGuest())).toBeRefused(403, 'AUT404')
  const stranger = await signInAs(api.client, await addConsumer(api.database.db))
  expect(await link(stranger)).toBeRefused(401, 'AUT459')
  const owner = await signInAs(api.client, { email })
  const { codeVerifier } = makeVerifier()
  expect(await link(owner, { ...pending, codeVerifier })).toBeRefused(401, 'AUT459')
  expect((await link(owner)).status).toBe(201)
  expect(await link(owner)).toBeRefused(401, 'AUT459')
  expect(await readMail(consumerNo, testNow)).toBe('Acme was linked to your Lacehouse account')
  expect((await visit(person)).body.outcome).toBe('signed_in')
  await makeSessionsOlder(consumerNo)
  expect(await link(owner)).toBeRefused(403, 'AUT456')
})

test.for([
  ['an address that the provider has not verified', { email_verified: false }],
  ['an address of which it says nothing', { email_verified: undefined as never }],
] as [string, Partial<ProviderPerson>][])(
  '%s tells nothing of accounts and is linked to none [AUTH-07] [AUTH-13]',
  async ([_name, own]) => {
    const { email } = await addConsumer(api.database.db)
    const { body, begun } = await visit(newPerson({ email, ...own }))
    expect(body.outcome).toBe('enrolment')
    const pending = { identityToken: body.identityToken ?? '', codeVerifier: begun.codeVerifier }
    const owner = await signInAs(api.client, { email })
    expect(await owner.tryCall('auth.linkIdentity', { body: pending })).toBeRefused(401, 'AUT459')
  },
)

test.for([
  ['another nonce', { nonce: 'another-nonce' }],
  ['another audience', { aud: 'another-shop' }],
  ['another issuer', { iss: 'https://issuer.example' }],
  ['a token that ended', { exp: Math.floor(testNow / 1000) - 60 }],
  ['a key that the provider does not have', { hasForeignKey: true }],
] as const)('%s is refused, and says nothing more [AUTH-07]', async ([_name, quirks]) => {
  const { person } = await enrol()
  const answered = await visit(person, { quirks })
  expect(answered).toBeRefused(401, 'AUT459')
  expect(answered.body.errorDetails).toHaveLength(1)
})

test('an answer counts only in the browser that began, at the provider that was asked, and once [AUTH-13]', async () => {
  const { person } = await enrol()
  const quirks = { isCodeReusable: true }
  const [mine, theirs] = [await begin(), await begin()]
  const answer = provider.approve(theirs.location, person, quirks)
  expect(await finish(mine, answer)).toBeRefused(401, 'AUT459')
  expect(await finish({ ...mine, cookie: '' }, answer)).toBeRefused(401, 'AUT459')
  expect(await finish(theirs, answer, 'other')).toBeRefused(401, 'AUT459')
  expect(await finish(theirs, { ...answer, state: 'forged' })).toBeRefused(401, 'AUT459')
  const both = await Promise.all([finish(theirs, answer), finish(theirs, answer)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  expect(await finish(theirs, answer)).toBeRefused(401, 'AUT459')
})

test('an answer that names another issuer, or none, is taken for that of another provider', async () => {
  const { person } = await enrol()
  for (const iss of ['https://issuer.example', null]) {
    const begun = await begin()
    const { iss: _, ...answer } = provider.approve(begun.location, person)
    expect(await finish(begun, { ...answer, ...(iss && { iss }) })).toBeRefused(401, 'AUT459')
  }
})

test('a code that was used, and an answer after ten minutes, sign no one in', async () => {
  const { person } = await enrol()
  const { answer } = await visit(person)
  const later = await begin()
  const state = new URL(later.location).searchParams.get('state') ?? ''
  expect(await finish(later, { ...answer, state })).toBeRefused(401, 'AUT459')
  const late = await begin()
  const approved = provider.approve(late.location, person)
  setNow(testNow + minutes(10))
  expect(await finish(late, approved)).toBeRefused(401, 'AUT459')
})

test('an account links a second identity after a sign-in, only for the one who asked, and a mail tells it [AUTH-13]', async () => {
  const { shopper, consumerNo } = await enrol()
  const person = newPerson()
  const begun = await begin({ as: shopper })
  const answer = provider.approve(begun.location, person)
  const stranger = await signInAs(api.client, await addConsumer(api.database.db))
  expect(await finish({ ...begun, caller: stranger }, answer)).toBeRefused(401, 'AUT459')
  setNow(testNow + minutes(1))
  expect((await finish(begun, answer)).body).toEqual({ outcome: 'linked' })
  expect(await readMail(consumerNo, now)).toBe('Acme was linked to your Lacehouse account')
  expect((await visit(person, { as: shopper })).body).toEqual({ outcome: 'linked' })
  expect(await visit(person, { as: stranger })).toBeRefused(409, 'AUT460')
  await makeSessionsOlder(consumerNo)
  expect(await begin({ as: shopper })).toBeRefused(403, 'AUT456')
})

test('an identity is unlinked with a mail, but never as the last way to sign in [AUTH-13]', async () => {
  const { shopper, consumerNo, person } = await enrol()
  const listed = async () => (await shopper.call('auth.getSecurity', {})).identities
  const [first] = await listed()
  const unlink = (as: TestShopper, identityId = first?.identityId ?? '') =>
    as.tryCall('auth.unlinkIdentity', { params: { identityId } })
  expect(await unlink(shopper)).toBeRefused(409, 'AUT461')
  const stranger = await signInAs(api.client, await addConsumer(api.database.db))
  expect((await unlink(stranger)).status).toBe(200)
  expect(await listed()).toHaveLength(1)
  await visit(newPerson(), { as: shopper })
  const ids = (await listed()).map(({ identityId }) => identityId)
  const both = await Promise.all(ids.map((id) => unlink(shopper, id)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  await read('update consumers set email_confirmed_at = now() where consumer_no = $1', consumerNo)
  setNow(testNow + minutes(1))
  for (const { identityId } of await listed()) expect((await unlink(shopper, identityId)).status).toBe(200)
  expect(await readMail(consumerNo, now)).toBe('Acme was unlinked from your Lacehouse account')
  expect((await visit(person)).body.outcome).toBe('proof')
})

test('an account that is disabled, and one of staff, is not signed in to by an identity [AUTH-13]', async () => {
  for (const change of [`state = 'disabled'`, `consumer_type = 'AGENT'`, `consumer_type = 'STORE_EMPLOYEE'`]) {
    const { person, consumerNo } = await enrol()
    await read(`update consumers set ${change} where consumer_no = $1`, consumerNo)
    expect(await visit(person)).toBeRefused(401, 'AUT459')
  }
})

test('the code that claims an unproved account ends the identities that another person may have linked [AUTH-13]', async () => {
  const { consumerNo, person } = await enrol()
  const { codeChallenge } = makeVerifier()
  const { makeCode } = await import('../../../core/one-time-codes/one-time-code.ts')
  const asked = await api.client
    .withToken(null)
    .call('auth.requestSignInCode', { body: { username: person.email ?? '', codeChallenge } })
  const code = makeCode(api.deps.config, asked.codeId)
  await api.client.withToken(null).call('auth.signInByCode', { body: { codeId: asked.codeId, code } })
  expect(await read('select 1 from linked_identities where consumer_no = $1', consumerNo)).toEqual([])
})

test('Apple is asked for a posted answer, gets a secret that the key signed, and tells the name beside the answer', async () => {
  const person = newPerson({ given_name: undefined as never, family_name: undefined as never, email_verified: 'true' })
  const begun = await begin({ providerId: 'apple' })
  const asked = new URL(begun.location).searchParams
  expect([asked.get('response_mode'), asked.get('scope')]).toEqual(['form_post', 'openid name email'])
  const answer = { ...provider.approve(begun.location, person), firstName: 'Grace', lastName: 'Hopper' }
  const { body } = await finish(begun, answer, 'apple')
  expect(body).toMatchObject({ outcome: 'enrolment', firstName: 'Grace', lastName: 'Hopper', email: person.email })
  const [header = '', claims = ''] = (provider.lastTokenRequest()?.get('client_secret') ?? '').split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(parse(header)).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(parse(claims)).toMatchObject({ iss: 'TEAM', sub: provider.clientId, aud: provider.issuer })
})

test('the return address opens the page of the locale that began, with the answer where no server sees it, and nothing else', async () => {
  const { location } = await begin()
  const state = new URL(location).searchParams.get('state') ?? ''
  const go = async (method: string, sent: Record<string, string>) => {
    const text = new URLSearchParams(sent)
    const address = `${api.url}/auth/callback/acme`
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const isPost = method === 'POST'
    const reply = await fetch(isPost ? address : `${address}?${text}`, {
      ...{ method, redirect: 'manual' },
      ...(isPost && { body: text.toString(), headers: type }),
    })
    return [reply.status, reply.headers.get('location')]
  }
  const german = new URL((await beginIn('de-de')).location).searchParams.get('state') ?? ''
  const parts = (values: Record<string, string>) => new URLSearchParams({ ...values, provider: 'acme' }).toString()
  expect(await go('GET', { code: 'c', state, next: 'https://evil.example' })).toEqual([
    303,
    `/en-us/sign-in#${parts({ code: 'c', state })}`,
  ])
  expect(await go('POST', { code: 'c', state: german, user: '{}' })).toEqual([
    303,
    `/de-de/sign-in#${parts({ code: 'c', state: german, user: '{}' })}`,
  ])
  expect(await go('GET', { error: 'access_denied', state: 'forged' })).toEqual([
    303,
    `/en-us/sign-in#${parts({ state: 'forged', error: 'access_denied' })}`,
  ])
})

const beginIn = (locale: string) =>
  api.client.withToken(null, locale).call('auth.beginProviderSignIn', {
    body: { providerId: 'acme', codeChallenge: makeVerifier().codeChallenge },
  })
