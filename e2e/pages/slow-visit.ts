import type { Page } from '@playwright/test'

/** How many times slower the processor of a cheap phone is. */
const slowdown = 6
const megabit = 1_000_000 / 8

/** Makes a page as slow as on a cheap phone with a poor connection: a sixth of the processor, 1.6 Mbit/s, 150 ms a round trip. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * megabit,
    uploadThroughput: 0.75 * megabit,
  })
}

/** Opens a page and comes back at its first paint, long before its scripts have come. */
export async function openUntilFirstPaint(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}
