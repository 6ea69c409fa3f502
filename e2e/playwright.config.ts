import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { chromiumFlags } from '@lacehouse/test-kit/browser/chromium-flags'
import { requireChromium } from '@lacehouse/test-kit/browser/find-chromium'
import { defineConfig, devices } from '@playwright/test'
import type { SiteOptions } from './fixtures/test.ts'

// Run with `npx playwright test -c e2e`. SHOP_URL names a shop that runs already.
export default defineConfig<SiteOptions>({
  testDir: 'journeys',
  globalSetup: './fixtures/start-shops.ts',
  // Each worker has a shop of its own; a shop that runs already is shared, and its people can be in one journey at a time only.
  workers: process.env.SHOP_URL ? 1 : 2,
  // In CI one repetition; the report names every journey that needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Machines differ threefold in speed.
  timeout: minutes(3),
  globalTimeout: minutes(55),
  expect: { timeout: seconds(30) },
  reporter: [['list'], ['junit', { outputFile: '../reports/journeys.xml', includeRetries: true }]],
  outputDir: '../reports/journeys',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // The next journey finds the shop's code in the browser's cache, and nothing else of the one before.
    reuseContext: true,
    actionTimeout: seconds(30),
    navigationTimeout: seconds(60),
    contextOptions: { reducedMotion: 'reduce' },
    // A page under a service worker is out of reach for the answers that journeys give themselves.
    serviceWorkers: 'block',
    launchOptions: { executablePath: requireChromium(), args: chromiumFlags },
    trace: 'on-first-retry',
  },
})
