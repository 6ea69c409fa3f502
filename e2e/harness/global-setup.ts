import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    shops: { url: string; sandboxUrl: string; dataDir: string | null }[]
  }
}

// Pictures are named by what they are drawn from: a later run finds them made, and nobody waits for those that nobody looks at.
const keptPictures = join(tmpdir(), 'lacehouse-journeys', 'pictures')

/** A shop with its demo data for each worker, so that no journey meets another’s people; SHOP_URL names one that is already running. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SHOP_URL: url, SANDBOX_URL: sandboxUrl, SHOP_DATA_DIR: dataDir = null } = process.env
  if (url) {
    project.provide('shops', [
      { url, dataDir, sandboxUrl: sandboxUrl ?? url.replace(/\d+$/, (port) => String(Number(port) + 1)) },
    ])
    return async () => {}
  }
  const shops: RunningShop[] = []
  // One after the other: each looks for free ports.
  for (let worker = 0; worker < project.config.maxWorkers; worker += 1)
    shops.push(await startShop({ env: { PICTURES_DIR: keptPictures, WARM_PICTURES: '0', QUICK_PICTURES: '1' } }))
  project.provide(
    'shops',
    shops.map(({ url, sandboxUrl, dataDir }) => ({ url, sandboxUrl, dataDir })),
  )
  return async () => void (await Promise.all(shops.map((shop) => shop.stop())))
}
