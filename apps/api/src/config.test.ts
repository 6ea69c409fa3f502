import { resolve } from 'node:path'
import { days, hours, minutes } from '@lacehouse/domain/time/durations'
import { expect, test } from 'vitest'
import { InvalidEnvironment, readConfig } from './config.ts'
import { listProductionWarnings } from './list-production-warnings.ts'

const secrets = {
  SESSION_SECRET: '7c0a1f93d5e84b26a1b9c3d7e5f02468913b7d5af08c6e42',
  GIFT_CARD_SECRET: 'e9b1d0475c3a8f62709d5e1bc48f3a6712d0b9e5864fa37c',
}
const complete = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.lacehouse.com',
  SMTP_URL: 'smtps://user:pass@mail.lacehouse.com',
  MAIL_FROM: 'Lacehouse <hello@lacehouse.com>',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ...secrets,
}

/** The problems of a production shop whose environment differs from a complete one. */
const listProblems = (changes: Record<string, string | undefined>): string[] => {
  try {
    readConfig({ ...complete, ...changes })
    return []
  } catch (error) {
    return (error as Error).message.split('\n  ').slice(1)
  }
}

test('a production shop with everything set starts, and a demo needs nothing', () => {
  expect(listProblems({})).toEqual([])
  expect(readConfig({}).production).toBe(false)
})

test('production refuses to start with one message that lists every problem', () => {
  expect(() => readConfig({ SHOP_MODE: 'production' })).toThrow(/^The environment is not right:\n/)
  const missing = [...Object.keys(secrets), 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'PAYMENT_PROVIDER']
  const problems = listProblems(Object.fromEntries(missing.map((name) => [name, undefined])))
  expect(problems.map((problem) => problem.split(' ', 1)[0]).toSorted()).toEqual([
    'GIFT_CARD_SECRET',
    'MAIL_FROM',
    'PAYMENT_PROVIDER',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'SMTP_URL',
  ])
})

test.each([
  ['a shop without an address', { PUBLIC_URL: '' }, 'PUBLIC_URL must be set'],
  ['an address without TLS', { PUBLIC_URL: 'http://shop.lacehouse.com' }, 'PUBLIC_URL must be an https address'],
  ['a shop without a mail server', { SMTP_URL: undefined }, 'SMTP_URL must be set'],
  ['a mail server that is none', { SMTP_URL: 'https://mail.lacehouse.com' }, 'SMTP_URL must be an smtp'],
  ['mails without a sender', { MAIL_FROM: undefined }, 'MAIL_FROM must be set'],
  ['a sender that is no address', { MAIL_FROM: 'Lacehouse' }, 'MAIL_FROM must be one mail address'],
  ['two senders', { MAIL_FROM: 'a@lacehouse.com, b@lacehouse.com' }, 'MAIL_FROM must be one mail address'],
  ['the demo sender', { MAIL_FROM: 'Lacehouse <hello@lacehouse.test>' }, 'MAIL_FROM must be of a domain of yours'],
  ['a sender of an example', { MAIL_FROM: 'a@mail.example.com' }, 'MAIL_FROM must be of a domain of yours'],
  ['a missing secret', { SESSION_SECRET: undefined }, 'SESSION_SECRET must be set'],
  ['a short secret', { SESSION_SECRET: '7c0a1f93d5e84b26a1b9c3d7e5f0246' }, 'SESSION_SECRET must have at least 32'],
  ['one letter', { SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET is not random'],
  ['a repetition', { SESSION_SECRET: '7c0a1f93d5e84b26'.repeat(3) }, 'SESSION_SECRET is not random'],
  ['the alphabet', { SESSION_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789' }, 'SESSION_SECRET is not random'],
  ['words', { SESSION_SECRET: 'a secret of a shop that is long enough' }, 'SESSION_SECRET contains a word'],
  [
    'one secret for two purposes',
    { GIFT_CARD_SECRET: secrets.SESSION_SECRET },
    'GIFT_CARD_SECRET must not be the same as SESSION_SECRET',
  ],
  ['a shop without a payment provider', { PAYMENT_PROVIDER: undefined }, 'PAYMENT_PROVIDER must be stripe or sandbox'],
  ['another mode that only looks like it', { SHOP_MODE: 'prod' }, 'SHOP_MODE must be production or demo'],
  ['a short token for metrics', { METRICS_TOKEN: '7c0a1f93d5' }, 'METRICS_TOKEN must have at least 32'],
  ['an unknown port for metrics', { METRICS_PORT: 'many' }, 'METRICS_PORT must be a port'],
])('production refuses %s', (_, changes: Record<string, string | undefined>, problem) => {
  const problems = listProblems(changes)
  expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(problem)]))
  expect(problems.join()).not.toContain(secrets.SESSION_SECRET)
})

test('the sandbox takes payments in production only where it is named, with secrets and a warning', () => {
  const sandbox = {
    PAYMENT_PROVIDER: 'sandbox',
    PAYMENT_API_KEY: '0d9f64a2c8b13e75d1476f0ab9e2c85370f5a1d84be9c632',
    PAYMENT_WEBHOOK_SECRET: 'b52e08c7f9d3416ae7c05b18d2f6943a81ce0d57a43f9b26',
  }
  expect(listProblems({ ...sandbox, PAYMENT_API_KEY: undefined })).toEqual([
    'PAYMENT_API_KEY must be set in production',
  ])
  expect(listProductionWarnings(readConfig({ ...complete, ...sandbox }))).toEqual([
    'PAYMENT_PROVIDER=sandbox takes no money: it is for staging only',
  ])
})

test('connections to other machines without TLS are warned of, those within the machine are not', () => {
  const warn = (changes: Record<string, string>) => listProductionWarnings(readConfig({ ...complete, ...changes }))
  const words = warn({
    DATABASE_URL: 'postgres://u:p@db.lacehouse.com/shop',
    REDIS_URL: 'redis://cache.lacehouse.com',
    SMTP_URL: 'smtp://mail.lacehouse.com',
    STRIPE_SECRET_KEY: 'sk_test_1',
  })
  expect(words.map((warning) => warning.split(' ', 1)[0])).toEqual([
    'DATABASE_URL',
    'REDIS_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
  ])
  expect(
    warn({
      DATABASE_URL: 'postgres://u:p@db.lacehouse.com/shop?sslmode=verify-full',
      REDIS_URL: 'redis://localhost:6379',
      SMTP_URL: 'smtp://mail.lacehouse.com?requireTLS=true',
    }),
  ).toEqual([])
})

test('a demo shows metrics to its own machine, production only on a port of their own or by a token', () => {
  expect(readConfig({}).observation).toMatchObject({ isOpenLocally: true, hasApiDocs: true })
  const production = readConfig(complete).observation
  expect(production).toMatchObject({ isOpenLocally: false, hasApiDocs: false, metricsToken: null, metricsPort: null })
  expect(readConfig({ ...complete, API_DOCS: '1', METRICS_PORT: '9100' }).observation).toMatchObject({
    hasApiDocs: true,
    metricsPort: 9100,
  })
})

/** The problems of a demo with these settings, without what production asks for. */
const listDemoProblems = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return error instanceof InvalidEnvironment ? error.problems : [String(error)]
  }
}

test.each([
  ['PORT', ['0', '65535'], ['-1', '65536', '80.5', 'http'], 'a port from 0 to 65535'],
  ['PAYMENT_TIMEOUT', ['1', '60000'], ['0', '60001', '1.5', 'soon'], 'whole milliseconds up to 60000'],
  ['PAGE_CHECK_MINUTES', ['0', '10080'], ['-1', '10081', '0.5', 'daily'], 'whole minutes from 0 to 10080'],
  ['SHOPPERS_PER_NETWORK', ['1', '1000000'], ['0', '1000001', '2.5', 'all'], 'a whole number from 1 to 1000000'],
])('%s may be %j and not %j', (name, allowed, refused, words) => {
  const sandboxPort = { PAYMENT_SANDBOX_PORT: '4001' }
  for (const text of ['', ...allowed]) expect(listDemoProblems({ ...sandboxPort, [name]: text })).toEqual([])
  for (const text of refused)
    expect(listDemoProblems({ ...sandboxPort, [name]: text })).toEqual([`${name} must be ${words}, not “${text}”`])
})

test('payment pages are checked hourly in production and never in a demo, and production cannot switch it off', () => {
  expect(readConfig({}).pageCheckPause).toBe(0)
  expect(readConfig(complete).pageCheckPause).toBe(hours(1))
  expect(readConfig({ ...complete, PAGE_CHECK_MINUTES: '1' }).pageCheckPause).toBe(minutes(1))
  expect(readConfig({ ...complete, PAGE_CHECK_MINUTES: '10080' }).pageCheckPause).toBe(days(7))
  expect(listProblems({ PAGE_CHECK_MINUTES: '0' })).toEqual([
    'PAGE_CHECK_MINUTES must be whole minutes from 1 to 10080, not “0”',
  ])
})

test('an address is shared by 50 shoppers in production, by a load test of 20,000 in a demo, or by what is set', () => {
  expect(readConfig(complete).shoppersPerNetwork).toBe(50)
  expect(readConfig({}).shoppersPerNetwork).toBe(20_000)
  expect(readConfig({ ...complete, SHOPPERS_PER_NETWORK: '400' }).shoppersPerNetwork).toBe(400)
})

test.each(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'PUBLIC_URL', 'PAYMENT_SANDBOX_PUBLIC_URL'])(
  'a %s that is no address is refused without its password in the message',
  (name) => {
    expect(listDemoProblems({ [name]: '//user:secret@db.lacehouse.com' })).toEqual([`${name} is not an address`])
  },
)

test.each(['PUBLIC_URL', 'PAYMENT_SANDBOX_PUBLIC_URL'])('a %s has the protocol of a browser’s address', (name) => {
  const problem = `${name} must begin with http:// or https://`
  for (const text of ['localhost:4000', 'ftp://localhost'])
    expect(listDemoProblems({ [name]: text })).toEqual([problem])
  for (const text of ['http://localhost:4000', 'HTTPS://shop.test'])
    expect(listDemoProblems({ [name]: text })).toEqual([])
})

test('the public address loses the slashes at its end, and follows the port where it is not set', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.lacehouse.com//' }).publicUrl).toBe('https://shop.lacehouse.com')
  const { publicUrl, paymentPublicUrl } = readConfig({ PORT: '5000' })
  expect([publicUrl, paymentPublicUrl]).toEqual(['http://localhost:5000', 'http://localhost:5001'])
})

test('the sites are all, or those of a list with spaces and commas, in a folder from the working directory', () => {
  expect(readConfig({}).sites).toEqual({ folder: null, ids: null })
  expect(readConfig({ SITES: 'LH-US, LH-DE LH-FR' }).sites.ids).toEqual(['LH-US', 'LH-DE', 'LH-FR'])
  expect(readConfig({ SITES_DIR: 'own-sites' }).sites.folder).toBe(resolve('own-sites'))
})

test('pictures and originals lie in the data’s folder unless they have their own', () => {
  const folders = ({ dataDir, picturesDir, originalsDir }: ReturnType<typeof readConfig>) => [
    dataDir,
    picturesDir,
    originalsDir,
  ]
  expect(folders(readConfig({ DATA_DIR: '/data' }))).toEqual(['/data', '/data/pictures', '/data/originals'])
  const own = { DATA_DIR: '/data', PICTURES_DIR: '/shared/pictures', ORIGINALS_DIR: '/shared/originals' }
  expect(folders(readConfig(own))).toEqual(['/data', '/shared/pictures', '/shared/originals'])
})

test('a secret has 32 characters or more, the one before it too, and a demo makes those it lacks', () => {
  const short = 'a'.repeat(31)
  expect(listDemoProblems({ SESSION_SECRET: short })).toEqual(['SESSION_SECRET must have at least 32 characters'])
  expect(listProblems({ SESSION_SECRET_PREVIOUS: short })).toEqual([
    'SESSION_SECRET_PREVIOUS must have at least 32 characters',
  ])
  expect(readConfig({ SESSION_SECRET: `${short}b` }).sessionSecret).toBe(`${short}b`)
  expect(readConfig(complete).sessionSecretPrevious).toBeNull()
  const [one, other] = [readConfig({}), readConfig({})]
  expect(one.sessionSecret).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set([one.sessionSecret, one.giftCardSecret, other.sessionSecret, other.giftCardSecret]).size).toBe(4)
})

test('a release has a name of at most 60 characters, and faults are for a demo only', () => {
  expect(readConfig({ RELEASE: '' }).release).toBe('unnamed')
  expect(readConfig({ RELEASE: 'r'.repeat(61) }).release).toBe('r'.repeat(60))
  expect(readConfig({ FAULTS: '/tmp/faults' }).faultsFile).toBe('/tmp/faults')
  expect(listProblems({ FAULTS: '/tmp/faults' })).toEqual(['FAULTS is for proofs and cannot be set in production'])
})
