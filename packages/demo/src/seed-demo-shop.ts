import type { Database } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import type { Site } from '@lacehouse/domain/site/site'
import { listRenderedModels } from './catalogue/list-rendered-models.ts'
import type { DemoSize } from './seed/choose-plans.ts'
import { fillOnce } from './seed/fill-once.ts'
import { type Client, listSteps } from './seed/list-steps.ts'

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
  /** Whether to make people, cards, codes and offers to try the shop with; true by default, never in production. */
  readonly hasTestData?: boolean
  /** Models to sell; by default those with pictures. */
  readonly models?: readonly string[]
}

/** The rows written by table. Where the shop had products already, `isNew` is false and there are none. */
export type SeedSummary = { readonly isNew: boolean; readonly rows: Readonly<Record<string, number>> }

/**
 * Fills an empty database with the demo shop in one transaction. A seeder that is killed leaves nothing; when two start
 * at once, the second waits and finds the shop complete.
 */
export async function seedDemoShop(options: SeedOptions): Promise<SeedSummary> {
  const done = await fillOnce(options.database, (client) => fill(client, options))
  return done?.filled ?? { isNew: false, rows: {} }
}

const fill = async (client: Client, options: SeedOptions): Promise<SeedSummary> => {
  const { sites, now, onProgress, size = 'full', hasTestData } = options
  // The data of the demo shop is read on the first start only.
  const { makeDemoShop } = await import('./seed/make-demo-shop.ts')
  const models = options.models ?? (await listRenderedModels())
  const shop = makeDemoShop({ sites, now, models, size, ...(hasTestData !== undefined && { hasTestData }) })
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
