import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildFolder } from '../src/host/web-build.ts'
import { measureBundles } from './measure-bundles.ts'

/** Bytes of script on first load, compressed (experience.md, Figures to hold). */
const budgets = [
  { pages: /product/, bytes: 125_000 },
  { pages: /cart|checkout|order-confirmation/, bytes: 150_000 },
  { pages: /./, bytes: 115_000 },
]

/** Pages that are known to be too heavy; each has to leave this list as soon as it is not. */
const tooHeavy = /routes\/(?:listing|search|by-address|checkout)$/

const findOver = async () => {
  const weights = await measureBundles()
  return weights
    .filter(({ route, js }) => js > (budgets.find(({ pages }) => pages.test(route))?.bytes ?? 0))
    .map(({ route }) => route)
}

// Reading the whole server build takes its time on a busy machine.
describe.skipIf(!existsSync(buildFolder))('script on first load', { timeout: 60_000 }, () => {
  test('no page is over its budget but those that are known to be', async () => {
    expect((await findOver()).filter((route) => !tooHeavy.test(route))).toEqual([])
  })

  test('every page that is known to be over its budget still is', async () => {
    const weights = await measureBundles()
    const known = weights.map(({ route }) => route).filter((route) => tooHeavy.test(route))
    expect((await findOver()).filter((route) => tooHeavy.test(route))).toEqual(known)
  })
})
