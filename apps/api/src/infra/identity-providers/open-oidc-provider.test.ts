import { hours } from '@lacehouse/domain/time/durations'
import {
  type ProviderPerson,
  type ProviderQuirks,
  startIdentityProvider,
  type TestIdentityProvider,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startScriptedServer } from '../payment-providers/testing/start-scripted-server.ts'
import { openIdentityProviders } from './open-identity-providers.ts'
import { openOidcProvider } from './open-oidc-provider.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const publicUrl = 'https://shop.test'
const asked = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) }
let server: TestIdentityProvider
beforeAll(async () => {
  server = await startIdentityProvider(() => start)
})
afterAll(() => server.close())

const configOf = ({
  issuer,
  clientId,
  clientSecret,
}: Pick<TestIdentityProvider, 'issuer' | 'clientId' | 'clientSecret'>) => ({
  ...{ id: 'acme', name: 'Acme', issuer, clientId, scope: 'openid email profile', postsAnswer: false },
  credential: { kind: 'secret' as const, secret: clientSecret },
})

const signIn = async (person: ProviderPerson, quirks?: ProviderQuirks) => {
  const provider = openOidcProvider(configOf(server), { publicUrl, now: () => start })
  const location = await provider.begin({ ...asked, locale: 'fr-ca' })
  return provider.finish({ ...asked, ...server.approve(location, person, quirks) })
}

test.each([
  ['in the token', { email: ' Ada@Example.com ', email_verified: true }, {}, ['ada@example.com', true]],
  ['in words', { email: 'ada@example.com', email_verified: 'true' }, {}, ['ada@example.com', true]],
  ['in other words', { email: 'ada@example.com', email_verified: 'yes' }, {}, ['ada@example.com', false]],
  ['beside the token', {}, { email: 'ada@example.com', email_verified: true }, ['ada@example.com', true]],
  ['beside the token and not verified', {}, { email: 'ada@example.com' }, ['ada@example.com', false]],
  ['nowhere', {}, {}, [null, false]],
  ['as an empty text', { email: '', email_verified: true }, {}, [null, true]],
])('a mailbox that the provider names %s is read as it says it [AUTH-13]', async (_, facts, besideToken, expected) => {
  const { email, isEmailVerified } = await signIn({ sub: 'ada', ...facts }, { besideToken })
  expect([email, isEmailVerified]).toEqual(expected)
})

test('an identity is that of the token, and its name is trimmed and may be missing', async () => {
  const person = { sub: 'ada', email: 'ada@example.com', given_name: ' Ada ' }
  const { issuer, subject, firstName, lastName } = await signIn(person)
  expect([issuer, subject, firstName, lastName]).toEqual([server.issuer, 'ada', 'Ada', ''])
})

test('facts of another person beside the token are refused [AUTH-13]', async () => {
  await expect(signIn({ sub: 'ada' }, { besideToken: { sub: 'eve', email: 'eve@example.com' } })).rejects.toThrow()
})

test('what a provider says of itself is read again after a failure and after a day, and not in between', async () => {
  const scripted = await startScriptedServer()
  onTestFinished(scripted.close)
  const call = 'GET /.well-known/openid-configuration'
  const body = { issuer: scripted.url, authorization_endpoint: `${scripted.url}/authorize` }
  scripted.script(call, { status: 503 }, { status: 200, body })
  let now = start
  const config = configOf({ issuer: scripted.url, clientId: 'shop', clientSecret: 'secret' })
  const provider = openOidcProvider(config, { publicUrl, now: () => now })
  const begin = () => provider.begin({ ...asked, locale: 'fr-ca' })
  await expect(begin()).rejects.toThrow()
  const { origin, searchParams } = new URL(await begin())
  expect(origin).toBe(scripted.url)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ client_id: 'shop', redirect_uri: 'https://shop.test/auth/callback/acme', ui_locales: 'fr-ca' },
    ...{ state: 'state', nonce: 'nonce', code_challenge_method: 'S256', scope: 'openid email profile' },
  })
  expect(searchParams.has('response_mode')).toBe(false)
  now = start + hours(24)
  await begin()
  expect(scripted.seen).toHaveLength(2)
  now += 1
  await begin()
  expect(scripted.seen).toHaveLength(3)
})

test('a provider is found by its id, and one that is configured no more is named by it', () => {
  const { all, find, nameOf } = openIdentityProviders([configOf(server)], { publicUrl, now: () => start })
  expect(all.map(({ id }) => id)).toEqual(['acme'])
  expect([find('acme')?.name, find('other')]).toEqual(['Acme', null])
  expect([nameOf('acme'), nameOf('other')]).toEqual(['Acme', 'other'])
})
