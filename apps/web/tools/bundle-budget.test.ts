import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildFolder } from '../src/host/web-build.ts'
import { measureBundles } from './measure-bundles.ts'

/** Bytes of script on first load, compressed (experience.md, Figures to hold). */
const budgets = [
  { pages: /routes\/(?:product|by-address)$/, bytes: 128_000 },
  { pages: /account|cart|checkout|order-confirmation|routes\/favourites$/, bytes: 153_000 },
  { pages: /./, bytes: 118_000 },
]

// Reading the whole server build takes its time on a busy machine.
describe.skipIf(!existsSync(buildFolder))('script on first load', { timeout: 60_000 }, () => {
  test('no page is over what it may weigh', async () => {
    const weights = await measureBundles()
    const over = weights.filter(({ route, js }) => js > (budgets.find(({ pages }) => pages.test(route))?.bytes ?? 0))
    expect(over).toEqual([])
  })
})
