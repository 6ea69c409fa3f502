import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { openDatabase } from '@lacehouse/database'
import { exportCatalogue } from '@lacehouse/demo'
import { createTestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { createDemoDatabase } from '@lacehouse/test-kit/shop/create-demo-database'
import { runCommand } from '@lacehouse/test-kit/shop/run-command'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startMailServer, type TestMailServer } from './testing/start-mail-server.ts'

const patience = 180_000
const password = 'Halden-Court-2026'

let folder: string
let mails: TestMailServer
let catalogue: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lh-setup-'))
  mails = await startMailServer()
  catalogue = join(folder, 'catalogue.json')
  const { db, drop } = await createDemoDatabase()
  await writeFile(catalogue, JSON.stringify(await exportCatalogue(db)))
  await drop()
}, patience)
afterAll(async () => {
  mails?.close()
  await rm(folder, { recursive: true, force: true })
})

type Run = {
  readonly program?: readonly string[]
  readonly args?: readonly string[]
  readonly env?: Record<string, string>
  readonly input?: string
}

/** Runs `lacehouse setup` to its end. */
const run = ({ program = ['setup'], args = [], env = {}, input = '' }: Run) =>
  runCommand([...program, ...args], { env: { ...process.env, ...env }, input })

const toFlags = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value])

test('setup without questions makes a production shop in an empty folder, which starts and says nothing of itself', {
  timeout: patience,
}, async () => {
  const dataDir = join(folder, 'shop')
  const file = join(dataDir, 'shop.env')
  const args = [
    '--non-interactive',
    ...toFlags({
      'settings-file': file,
      'public-url': 'https://shop.lacehouse.com',
      sites: 'LH-DE,LH-US',
      'mail-from': 'Lacehouse <hello@lacehouse.com>',
      'payment-provider': 'sandbox',
      catalogue,
      'staff-email': 'Ana@lacehouse.com',
      'staff-first-name': 'Ana',
      'staff-last-name': 'Lind',
    }),
  ]
  const env = { SMTP_URL: mails.url, STAFF_PASSWORD: password }
  const first = await run({ args, env })
  expect([first.code, first.refused]).toEqual([0, ''])
  expect(first.said).toContain('Ana@lacehouse.com sells in de-001')
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  const written = await readFile(file, 'utf8')
  const { SESSION_SECRET = '', GIFT_CARD_SECRET = '', SITES } = parseEnv(written)
  expect([SITES, SESSION_SECRET.length, GIFT_CARD_SECRET.length]).toEqual(['LH-DE,LH-US', 64, 64])
  expect(written).not.toContain(password)
  for (const secret of [SESSION_SECRET, GIFT_CARD_SECRET, password]) expect(first.said).not.toContain(secret)

  const again = await run({ args, env })
  expect([again.code, again.refused]).toEqual([0, ''])
  expect(again.said).toContain('was there already')
  expect(await readFile(file, 'utf8')).toBe(written)

  const shop = await startShop({ dataDir, env: { SHOP_ENV_FILE: file, WARM_PICTURES: '0' } })
  onTestFinished(shop.stop)
  const ask = (path: string) => fetch(`${shop.url}${path}`, { redirect: 'manual' })
  expect((await ask('/')).headers.get('location')).toBe('/de-de')
  expect([(await ask('/de-de')).status, (await ask('/en-us')).status]).toEqual([200, 200])
  expect((await ask('/de-de')).headers.get('strict-transport-security')).toContain('max-age')
  expect(await (await ask('/readyz')).json()).toEqual({ status: 'ok' })
  for (const path of ['/metrics', '/openapi.json', '/docs/api', '/dev/mail'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  expect(shop.output()).toContain('PAYMENT_PROVIDER=sandbox takes no money')
})

test('setup asks step by step, asks again for a wrong answer, and stores a password as a hash', {
  timeout: patience,
}, async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const file = join(folder, 'asked', 'shop.env')
  const answers = [
    ...['http://shop.lacehouse.com', 'https://shop.lacehouse.com'],
    ...['LH-XX', 'LH-US', url, mails.url],
    ...['Shop <hello@example.com>', 'Shop <hello@lacehouse.com>'],
    ...['sandbox', '', '', '', catalogue],
    ...['ana@lacehouse.com', 'Ana', 'Lind', 'short', password, ''],
  ]
  const { code, said, refused } = await run({ args: ['--settings-file', file], input: `${answers.join('\n')}\n` })
  expect([code, refused]).toEqual([0, ''])
  expect(said).toContain('PUBLIC_URL must be an https address')
  expect(said).toContain('SITES has an unknown site LH-XX')
  expect(said).toContain('MAIL_FROM must be of a domain of yours')
  expect(parseEnv(await readFile(file, 'utf8'))).toMatchObject({
    DATABASE_URL: url,
    MAIL_FROM: 'Shop <hello@lacehouse.com>',
  })
  const database = openDatabase({ url, connections: 1 })
  onTestFinished(() => database.close())
  const people = await database.pool.query(
    `select c.consumer_type, c.password_hash, e.name from consumers c, store_employees e where c.email = 'ana@lacehouse.com'`,
  )
  expect(people.rows).toEqual([
    { consumer_type: 'STORE_EMPLOYEE', password_hash: expect.stringMatching(/^\$argon2id\$/), name: 'Ana Lind' },
  ])
})

test('setup without questions names what is missing, and a mail server or database that does not answer', {
  timeout: patience,
}, async () => {
  const file = join(folder, 'missing', 'shop.env')
  const missing = await run({ args: ['--non-interactive', '--settings-file', file] })
  expect(missing.code).toBe(1)
  for (const name of ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'STRIPE_SECRET_KEY'])
    expect(missing.refused).toContain(`${name} must`)
  await expect(stat(file)).rejects.toThrow()
  const flags = {
    'public-url': 'https://shop.lacehouse.com',
    'mail-from': 'a@lacehouse.com',
    'payment-provider': 'sandbox',
  }
  const unreachable = await run({
    args: ['--non-interactive', '--settings-file', file, ...toFlags(flags)],
    env: { SMTP_URL: 'smtp://127.0.0.1:1' },
  })
  expect([unreachable.code, unreachable.said.includes('Database')]).toEqual([1, false])
  expect(unreachable.refused).toContain('The mail server does not answer')
  const lost = await run({
    args: ['--non-interactive', '--skip-checks', '--settings-file', file],
    env: { DATABASE_URL: 'postgres://127.0.0.1:1/shop' },
  })
  expect([lost.code, lost.said.includes('Staff')]).toEqual([1, false])
  expect(lost.refused).toContain('The database cannot be opened: ')
  const nowhere = await run({
    program: ['catalogue', 'export', 'x.json'],
    env: { SHOP_ENV_FILE: join(folder, 'none') },
  })
  expect([nowhere.code, nowhere.refused]).toEqual([
    2,
    `SHOP_ENV_FILE names ${join(folder, 'none')}, which cannot be read.\n`,
  ])
})
