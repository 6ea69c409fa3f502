import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@lacehouse/database'
import { seconds } from '@lacehouse/domain/time/durations'
import {
  createSandboxControl,
  createTestClient,
  findSellable,
  listDisagreements,
  type SandboxControl,
  type TestClient,
} from '@lacehouse/test-kit'
import { openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { loadSites } from '@lacehouse/test-kit/shop/sites'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'

/** The shop under test: a process of its own on a database with durable commits, with direct access to database and sandbox. */
export type ProofShop = {
  readonly kind: 'embedded' | 'server'
  readonly url: () => string
  readonly client: () => TestClient
  readonly sandbox: () => SandboxControl
  readonly sandboxUrl: () => string
  readonly secrets: { readonly apiKey: string; readonly webhookSecret: string }
  readonly database: Database
  /** Sizes of different products, sold from the warehouse of the American site. */
  readonly variantIds: readonly string[]
  /** Id of that warehouse. */
  readonly warehouse: string
  /** Sets the available units of a size in the warehouse or in a store, regardless of earlier sales. */
  readonly setStock: (variantId: string, free: number, locationId?: string) => Promise<void>
  /** Adds a million units of every size to every warehouse. */
  readonly fillStock: () => Promise<void>
  readonly stockOf: (variantId: string, locationId?: string) => Promise<Stock>
  /** Kills the process of the shop. */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  /** Stops the shop and starts it again, with more environment until the next start. */
  readonly restart: (more?: Readonly<Record<string, string>>) => Promise<void>
  /** The output of the shop's present process so far. */
  readonly output: () => string
  readonly dataDir: string
  /** Lists disagreements of orders, charges and stock; repeats until there are none or half a minute has passed. */
  readonly listDisagreements: () => Promise<string[]>
  readonly close: () => Promise<void>
}

export type Stock = { readonly onHand: number; readonly reserved: number }

const patience = seconds(30)
/** The timeout of provider calls in milliseconds: short, so that slow replies exceed it often (T9). */
export const providerPatience = seconds(2)
const env = {
  PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true',
  PAYMENT_TIMEOUT: String(providerPatience),
  TRUST_PROXY: '1',
  // As in production; the demo's own value lets one machine be thousands of shoppers.
  SHOPPERS_PER_NETWORK: '50',
  LOG_LEVEL: 'fatal',
  WARM_PICTURES: '0',
}

/** Opens a shop with demo data: on the server that DATABASE_URL names, else on an embedded database. */
export async function openProofShop(): Promise<ProofShop> {
  const durable = await openDurableDatabase()
  const dataDir = await mkdtemp('/tmp/lh-prove-')
  let shop: RunningShop | null = null
  const running = (): RunningShop => {
    if (!shop) throw new Error('the shop is not open')
    return shop
  }
  const start = async (more: Readonly<Record<string, string>> = {}): Promise<void> => {
    shop = await startShop({ dataDir, env: { ...env, ...more, DATABASE_URL: durable.url } })
  }
  await start()
  const database = openDatabase({ url: durable.url, connections: 8 })
  const stored: Record<string, string> = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const secrets = { apiKey: stored.PAYMENT_API_KEY ?? '', webhookSecret: stored.PAYMENT_WEBHOOK_SECRET ?? '' }
  const client = (): TestClient => createTestClient(running().url)
  const sandbox = (): SandboxControl => createSandboxControl(running().sandboxUrl, secrets.apiKey)
  const variantIds = await findSellable(client().withToken(null), 20)
  const warehouse = (await loadSites()).find(({ siteId }) => siteId === 'LH-US')?.warehouse ?? ''
  return {
    kind: durable.kind,
    url: () => running().url,
    client,
    sandbox,
    sandboxUrl: () => running().sandboxUrl,
    secrets,
    database,
    variantIds,
    warehouse,
    ...makeStock(database, variantIds, warehouse),
    kill: () => running().kill(),
    start: () => start(),
    restart: async (more) => {
      await running().stop()
      await start(more)
    },
    output: () => running().output(),
    dataDir,
    listDisagreements: () => waitForNone(() => listDisagreements(database.pool, sandbox())),
    close: async () => {
      await database.close()
      await running().stop()
      await durable.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type StockControl = Pick<ProofShop, 'setStock' | 'fillStock' | 'stockOf'>

const makeStock = ({ pool }: Database, variantIds: readonly string[], warehouse: string): StockControl => ({
  fillStock: async () => {
    await pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity)
      select v.id, l.id, 'receive', 1000000 from unnest($1::text[]) as v(id), locations l where l.kind = 'warehouse'`,
      [variantIds],
    )
  },
  setStock: async (variantId, free, locationId = warehouse) => {
    await pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity)
      select variant_id, location_id, 'count', $2 - (on_hand - reserved) from stock_items
      where variant_id = $1 and location_id = $3 and on_hand - reserved <> $2`,
      [variantId, free, locationId],
    )
  },
  stockOf: async (variantId, locationId = warehouse) => {
    const { rows } = await pool.query<Stock>(
      `select on_hand as "onHand", reserved from stock_items where variant_id = $1 and location_id = $2`,
      [variantId, locationId],
    )
    const [row] = rows
    if (!row) throw new Error(`${variantId} is not at ${locationId}`)
    return row
  },
})

const waitForNone = async (list: () => Promise<string[]>): Promise<string[]> => {
  for (const until = Date.now() + patience; ; await pause(500)) {
    const found = await list()
    if (found.length === 0 || Date.now() > until) return found
  }
}
