import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readIdentityProviders } from './read-identity-providers.ts'

const read = (env: Record<string, string>, demo: Parameters<typeof readIdentityProviders>[1] = null) => {
  const problems: string[] = []
  return { providers: readIdentityProviders({ env, problems }, demo), problems }
}
const acme = {
  ...{ IDENTITY_ACME_ISSUER: 'https://id.acme.test', IDENTITY_ACME_NAME: 'Acme' },
  ...{ IDENTITY_ACME_CLIENT_ID: 'shop', IDENTITY_ACME_CLIENT_SECRET: 'secret' },
}
const google = { IDENTITY_GOOGLE_CLIENT_ID: 'shop', IDENTITY_GOOGLE_CLIENT_SECRET: 'secret' }
const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' })
const apple = {
  ...{ IDENTITY_APPLE_CLIENT_ID: 'shop', IDENTITY_APPLE_TEAM_ID: 'TEAM', IDENTITY_APPLE_KEY_ID: 'KEY' },
  IDENTITY_APPLE_PRIVATE_KEY: String(key).replaceAll('\n', '\\n'),
}

test('without the variable a demo has the provider of the sandbox, and an empty one means none', () => {
  const demo = { issuer: 'http://localhost:4001/identity', secret: 'secret' }
  expect(read({}).providers).toEqual([])
  expect(read({}, demo).providers).toMatchObject([{ id: 'laceid', name: 'LaceID', issuer: demo.issuer }])
  for (const text of ['', ' , '])
    expect(read({ IDENTITY_PROVIDERS: text }, demo)).toEqual({ providers: [], problems: [] })
})

test('providers stand in the order of the variable, known ones with their name and address', () => {
  const { providers, problems } = read({ ...acme, ...google, ...apple, IDENTITY_PROVIDERS: 'google, acme apple' })
  expect(problems).toEqual([])
  expect(providers).toMatchObject([
    {
      id: 'google',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      scope: 'openid email profile',
      postsAnswer: false,
    },
    { id: 'acme', name: 'Acme', issuer: 'https://id.acme.test', credential: { kind: 'secret', secret: 'secret' } },
    {
      ...{
        id: 'apple',
        name: 'Apple',
        issuer: 'https://appleid.apple.com',
        scope: 'openid name email',
        postsAnswer: true,
      },
      credential: { kind: 'key', teamId: 'TEAM', keyId: 'KEY', privateKey: key },
    },
  ])
})

test('a hyphen in the name of a provider is an underscore in its variables', () => {
  const env = Object.fromEntries(Object.entries(acme).map(([name, text]) => [name.replace('ACME', 'ACME_2'), text]))
  expect(read({ ...env, IDENTITY_PROVIDERS: 'acme-2' })).toMatchObject({ problems: [], providers: [{ id: 'acme-2' }] })
})

const wrongNames = 'IDENTITY_PROVIDERS must be different names of lower-case letters, digits and hyphens'
test.each([
  ['a name twice', { IDENTITY_PROVIDERS: 'acme,acme' }, [wrongNames]],
  ['capital letters', { IDENTITY_PROVIDERS: 'acme,Acme' }, [wrongNames]],
  ['a digit in front', { IDENTITY_PROVIDERS: 'acme,2acme' }, [wrongNames]],
  ['a name of 21 characters', { IDENTITY_PROVIDERS: `acme,a${'b'.repeat(20)}` }, [wrongNames]],
  ['no secret', { IDENTITY_ACME_CLIENT_SECRET: '' }, ['IDENTITY_ACME_CLIENT_SECRET must be set for the provider acme']],
  ['no address', { IDENTITY_ACME_ISSUER: '' }, ['IDENTITY_ACME_ISSUER must be set for the provider acme']],
  ['no name', { IDENTITY_ACME_NAME: '' }, ['IDENTITY_ACME_NAME must be set for the provider acme']],
  ...['http://id.acme.test', 'http://localhost.acme.test', 'ftp://localhost', 'id.acme.test'].map(
    (text) =>
      [
        `the address ${text}`,
        { IDENTITY_ACME_ISSUER: text },
        ['IDENTITY_ACME_ISSUER must be an https address'],
      ] as const,
  ),
  ['an address of this machine', { IDENTITY_ACME_ISSUER: 'http://127.0.0.1:9000' }, []],
] as [string, Record<string, string>, string[]][])(
  '%s is a problem, or none, of a provider’s settings',
  (_, changes, problems) => {
    expect(read({ IDENTITY_PROVIDERS: 'acme', ...acme, ...changes }).problems).toEqual(problems)
  },
)

test('a provider lists everything that it lacks, and a key that is none is named without its text', () => {
  expect(read({ IDENTITY_PROVIDERS: 'apple', ...apple, IDENTITY_APPLE_PRIVATE_KEY: 'not a key' }).problems).toEqual([
    'IDENTITY_APPLE_PRIVATE_KEY must be the key that Apple made, in PEM',
  ])
  expect(read({ IDENTITY_PROVIDERS: 'apple' }).problems.toSorted()).toEqual(
    ['CLIENT_ID', 'KEY_ID', 'PRIVATE_KEY', 'TEAM_ID'].map(
      (name) => `IDENTITY_APPLE_${name} must be set for the provider apple`,
    ),
  )
})
