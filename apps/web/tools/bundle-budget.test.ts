import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildFolder } from '../src/host/web-build.ts'
import { measureBundles } from './measure-bundles.ts'

/** Bytes of script on first load, compressed (experience.md, Figures to hold). */
const budgets = [
  { pages: /product/, bytes: 125_000 },
  { pages: /cart|checkout|order-confirmation/, bytes: 150_000 },
  { pages: /./, bytes: 115_000 },
]

test.skipIf(!existsSync(buildFolder))('no page loads more script than its budget', async () => {
  const weights = await measureBundles()
  const over = weights.filter(({ route, js }) => js > (budgets.find(({ pages }) => pages.test(route))?.bytes ?? 0))
  expect(weights.length).toBeGreaterThan(2)
  expect(over).toEqual([])
})
