import { mkdtemp, rm } from 'node:fs/promises'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { readMetrics } from '../measure/read-metrics.ts'

export type StartFigures = {
  /** Seconds from an empty folder to the first page: database and demo data are made first. */
  readonly first: number
  /** Seconds to the first page on existing data. */
  readonly second: number
  /** Memory of the shop's process after the first page, in megabytes. */
  readonly memory: number
}

/** Starts the shop on an empty folder and again on the same folder, each time up to its first page. */
export async function measureStart(): Promise<StartFigures> {
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const first = await startOnce(dataDir)
  const second = await startOnce(dataDir)
  await rm(dataDir, { recursive: true, force: true })
  return { first: first.seconds, second: second.seconds, memory: second.memory }
}

const startOnce = async (dataDir: string): Promise<{ seconds: number; memory: number }> => {
  const begun = performance.now()
  const shop = await startShop({ dataDir, env: { DATABASE_URL: '' } })
  const page = await fetch(`${shop.url}/en-us`)
  await page.text()
  const seconds = (performance.now() - begun) / 1000
  const { memory } = await readMetrics(shop.url)
  await shop.stop()
  if (page.status !== 200) throw new Error(`the first page was answered ${page.status}`)
  return { seconds, memory }
}
