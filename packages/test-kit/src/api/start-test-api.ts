import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type Deps, type Faults, makeDeps, purgeOnChange, readConfig } from '@lacehouse/api'
import { loadShippingMethods, loadSites, seedDemoShop } from '@lacehouse/demo'
import { type PaymentSandbox, startPaymentSandbox } from '@lacehouse/payment-sandbox'
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.ts'
import { addTestCatalogue } from './add-test-catalogue.ts'
import { compileOnce } from './compile-once.ts'
import { listBadMails } from './list-mail-violations.ts'
import { createTestClient, type TestClient } from './test-client.ts'

/** The time of the tests' clock. */
export const testNow = Date.parse('2026-11-20T10:00:00Z')

export type TestApi = {
  readonly url: string
  readonly deps: Deps
  readonly database: TestDatabase
  readonly sandbox: PaymentSandbox
  readonly client: TestClient
  /** Sets the shop's clock, in milliseconds since 1970. */
  readonly setNow: (now: number) => void
  /** Ends the API; throws when a call answered an error that its contract does not declare. */
  readonly close: () => Promise<void>
}

const secret = 'a secret of the tests that is long enough'

export type TestApiOptions = {
  /** The address of a Redis for rate limits; by default the test run's, if it has one. */
  readonly redisUrl?: string | undefined
  /** Further variables of the environment. */
  readonly env?: Readonly<Record<string, string>>
  /** The faults of parts that the test switches on (T23). */
  readonly faults?: Faults
  /** Receives every line of the log, which is then written on all levels. */
  readonly logTo?: { readonly write: (line: string) => void }
  /** The catalogue of the shop: the products of the tests, or the whole demo shop without its people. */
  readonly range?: 'test' | 'demo'
}

const fillWith =
  (range: TestApiOptions['range'], sites: Awaited<ReturnType<typeof loadSites>>) =>
  async (db: TestDatabase['db']): Promise<void> => {
    if (range !== 'demo') return addTestCatalogue(db, sites)
    await seedDemoShop({ database: db, sites, now: testNow, hasTestData: false })
  }

/** Starts the API over HTTP on a real PostgreSQL, with the real payment sandbox and a stopped clock. */
export async function startTestApi({ redisUrl, env, faults, logTo, range }: TestApiOptions = {}): Promise<TestApi> {
  const [sites, shippingMethods] = await Promise.all([loadSites(), loadShippingMethods()])
  const database = await createTestDatabase({
    seed: { name: `api_${range ?? 'test'}`, fill: fillWith(range, sites) },
    connections: 20,
  })
  const dataDir = await mkdtemp(join(tmpdir(), 'lacehouse-api-'))
  let now = testNow
  const sandbox = await startPaymentSandbox({
    port: 0,
    apiKey: secret,
    webhookSecret: secret,
    allowTestTokens: true,
    clock: () => new Date(now),
    delays: { slow: 300, pending: 200, lateCapture: 200 },
  })
  const config = readConfig({
    DATA_DIR: dataDir,
    SESSION_SECRET: secret,
    GIFT_CARD_SECRET: secret,
    PAYMENT_API_KEY: secret,
    PAYMENT_WEBHOOK_SECRET: secret,
    // Each shopper of the tests has its own address, because rate limits count by address.
    TRUST_PROXY: '1',
    REDIS_URL: redisUrl ?? process.env.TEST_REDIS_URL,
    LOG_LEVEL: logTo ? 'trace' : (process.env.TEST_LOG_LEVEL ?? 'fatal'),
    SECURITY_LOG: join(dataDir, 'security.log'),
    ...env,
  })
  const deps = await makeDeps({
    config,
    database: database.db,
    sites,
    shippingMethods,
    paymentUrl: sandbox.url,
    isWorker: true,
    now: () => now,
    faults,
    ...(logTo && { logTo }),
  })
  const undeclared = new Set<string>()
  const app = await buildApp(deps, {
    onUndeclared: ({ callId, errorId }) => undeclared.add(`${callId} answers ${errorId}`),
  })
  compileOnce(app)
  const stopFollowing = await purgeOnChange(deps, () => undefined)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  await sandbox.sendWebhooksTo(`${url}/webhooks/payments/lacepay`)
  return {
    url,
    deps,
    database,
    sandbox,
    client: createTestClient(url),
    setNow: (moment) => {
      now = moment
    },
    close: async () => {
      stopFollowing()
      await app.close()
      const badMails = await listBadMails(deps.mailFolder)
      await deps.close()
      await sandbox.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      if (badMails.length > 0) throw new Error(`Mail programs do not show: ${badMails.join(', ')}`)
      if (undeclared.size > 0) throw new Error(`Contracts do not declare: ${[...undeclared].join(', ')}`)
    },
  }
}
