import type { Database } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import type { Site } from '@lacehouse/domain/site/site'
import { listRenderedModels } from './catalogue/list-rendered-models.ts'
import { type Client, listSteps } from './seed/list-steps.ts'
import type { DemoSize } from './seed/make-demo-shop.ts'

/** The progress of the seeder in rows, and the table that it loads. */
export type SeedProgress = { readonly done: number; readonly total: number; readonly step: string }

export type SeedOptions = {
  readonly database: Database
  readonly sites: readonly Site[]
  /** Milliseconds since 1970. */
  readonly now: number
  readonly onProgress?: (progress: SeedProgress) => void
  /** `small` has some fifty products, every special case among them. */
  readonly size?: DemoSize
  /** Whether to make people who can sign in; true by default, never in production. */
  readonly hasPeople?: boolean
  /** Models to sell; by default those with pictures. */
  readonly models?: readonly string[]
}

/** The rows written by table. Where the shop had products already, `isNew` is false and there are none. */
export type SeedSummary = { readonly isNew: boolean; readonly rows: Readonly<Record<string, number>> }

// Loading takes longer than the shop's statement timeout and sorts more rows than its work_mem holds.
const settings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local work_mem = '64MB'`

const lockKey = 720_450_301

/**
 * Fills an empty database with the demo shop in one transaction. A seeder that is killed leaves nothing; when two start
 * at once, the second waits and finds the shop complete.
 */
export async function seedDemoShop(options: SeedOptions): Promise<SeedSummary> {
  const client = await options.database.pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query(settings)
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const summary = (await hasProducts(client)) ? { isNew: false, rows: {} } : await fill(client, options)
    await client.query('commit')
    return summary
  } catch (error) {
    // Releasing with an error closes the connection and so ends the transaction.
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}

const hasProducts = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select exists (select 1 from products) as found')
  return rows[0]?.found ?? false
}

const fill = async (client: Client, options: SeedOptions): Promise<SeedSummary> => {
  const { sites, now, onProgress, size = 'full', hasPeople } = options
  // The data of the demo shop is read on the first start only.
  const { makeDemoShop } = await import('./seed/make-demo-shop.ts')
  const models = options.models ?? (await listRenderedModels())
  const shop = makeDemoShop({ sites, now, models, size, ...(hasPeople !== undefined && { hasPeople }) })
  const content = await Promise.all(
    shop.content.map(async (row) => ({ ...row, body: await sanitiseDocument(row.body) })),
  )
  const steps = listSteps({ ...shop, content })
  const total = steps.reduce((sum, { rows }) => sum + rows, 0)
  let done = 0
  for (const { name, rows, load } of steps) {
    onProgress?.({ done, total, step: name })
    await load(client)
    done += rows
  }
  onProgress?.({ done, total, step: '' })
  return { isNew: true, rows: Object.fromEntries(steps.map(({ name, rows }) => [name, rows])) }
}
