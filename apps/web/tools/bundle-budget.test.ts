import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildFolder } from '../src/host/web-build.ts'
import { measureBundles } from './measure-bundles.ts'

/** Compressed bytes of script on the first load of a page ([budgets](../../../docs/performance.md)). */
const budgets = [
  { pages: /routes\/(?:product|by-address)$/, bytes: 132_600 },
  {
    pages: /account|cart|checkout|order|sign-in|sign-up|confirm-email|forgot-password|routes\/favou?rites$/,
    bytes: 160_100,
  },
  { pages: /./, bytes: 124_000 },
]

// Reading the whole server build takes long on a busy machine.
describe.skipIf(!existsSync(buildFolder))('script on first load', { timeout: 60_000 }, () => {
  test('no page exceeds its budget', async () => {
    const weights = await measureBundles()
    const over = weights.filter(({ route, js }) => js > (budgets.find(({ pages }) => pages.test(route))?.bytes ?? 0))
    expect(over).toEqual([])
  })
})
