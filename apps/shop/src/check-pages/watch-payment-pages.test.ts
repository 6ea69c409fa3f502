import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import { hours, minutes } from '@lacehouse/domain/time/durations'
import { buildFolder, buildRecordFile } from '@lacehouse/web'
import { expect, test, vi } from 'vitest'
import { watchPaymentPages } from './watch-payment-pages.ts'

const production = {
  SHOP_MODE: 'production',
  PUBLIC_URL: 'https://shop.lacehouse.com',
  SMTP_URL: 'smtps://user:pass@mail.lacehouse.com',
  MAIL_FROM: 'Lacehouse <hello@lacehouse.com>',
  SESSION_SECRET: '7c0a1f93d5e84b26a1b9c3d7e5f02468913b7d5af08c6e42',
  GIFT_CARD_SECRET: 'e9b1d0475c3a8f62709d5e1bc48f3a6712d0b9e5864fa37c',
  PAYMENT_PROVIDER: 'sandbox',
  PAYMENT_API_KEY: '0d9f64a2c8b13e75d1476f0ab9e2c85370f5a1d84be9c632',
  PAYMENT_WEBHOOK_SECRET: 'b52e08c7f9d3416ae7c05b18d2f6943a81ce0d57a43f9b26',
}

const setUp = async (pageCheckPause: number) => ({
  config: { ...readConfig({}), pageCheckPause, publicUrl: 'http://127.0.0.1:9' },
  sites: await loadSites(),
  log: { error: vi.fn() } as never,
  recordPageCheck: vi.fn<(problems: readonly string[]) => void>(),
})

test.skipIf(!existsSync(join(buildFolder, buildRecordFile)))(
  'payment pages are checked at intervals, and what is found is recorded',
  async () => {
    const deps = await setUp(5)
    const stop = watchPaymentPages(deps)
    await vi.waitFor(() => expect(deps.recordPageCheck.mock.calls.length).toBeGreaterThan(1), { timeout: 10_000 })
    await stop()
    const [problems] = deps.recordPageCheck.mock.calls[0] ?? []
    // Three pages of each locale.
    expect(problems).toHaveLength(3 * deps.sites.flatMap(({ locales }) => locales).length)
    expect(problems?.[0]).toContain('could not be fetched')
  },
)

test('without an interval nothing is checked', async () => {
  const deps = await setUp(0)
  await watchPaymentPages(deps)()
  expect(deps.recordPageCheck).not.toHaveBeenCalled()
})

test('production checks every hour, may check weekly, and cannot leave the checks out', () => {
  const read = (env: Readonly<Record<string, string>>) => readConfig({ ...production, ...env }).pageCheckPause
  expect(read({})).toBe(hours(1))
  expect(read({ PAGE_CHECK_MINUTES: '10080' })).toBe(minutes(10_080))
  expect(() => read({ PAGE_CHECK_MINUTES: '10081' })).toThrow('PAGE_CHECK_MINUTES')
  expect(() => read({ PAGE_CHECK_MINUTES: '0' })).toThrow('PAGE_CHECK_MINUTES')
  expect(readConfig({}).pageCheckPause).toBe(0)
})
