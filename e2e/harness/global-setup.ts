import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { url: string; sandboxUrl: string }
  }
}

// Pictures are named by what they are drawn from: a later run finds them made, and nobody waits for those that nobody looks at.
const keptPictures = join(tmpdir(), 'lacehouse-journeys', 'pictures')

/** One shop for all journeys, with its demo data; SHOP_URL names one that is already running. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SHOP_URL: url, SANDBOX_URL: sandboxUrl } = process.env
  if (url) {
    project.provide('shop', { url, sandboxUrl: sandboxUrl ?? url.replace(/\d+$/, (port) => String(Number(port) + 1)) })
    return async () => {}
  }
  const shop = await startShop({ env: { PICTURES_DIR: keptPictures, WARM_PICTURES: '0' } })
  project.provide('shop', { url: shop.url, sandboxUrl: shop.sandboxUrl })
  return () => shop.stop()
}
