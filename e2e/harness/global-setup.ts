import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    shop: { url: string; sandboxUrl: string }
  }
}

/** One shop for all journeys, with its demo data; SHOP_URL names one that is already running. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { SHOP_URL: url, SANDBOX_URL: sandboxUrl } = process.env
  if (url) {
    project.provide('shop', { url, sandboxUrl: sandboxUrl ?? url.replace(/\d+$/, (port) => String(Number(port) + 1)) })
    return async () => {}
  }
  const shop = await startShop()
  project.provide('shop', { url: shop.url, sandboxUrl: shop.sandboxUrl })
  return () => shop.stop()
}
