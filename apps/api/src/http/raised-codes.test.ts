import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '@lacehouse/contracts'
import { expect, test } from 'vitest'

/** The ids of cart and order, inventory, shipping, gift, gift card, payment and tax, promotion and reward. */
const areas = /^(BSK|ORD|OHS|INV|SHP|CHK|GFS|GFO|GFC|PYT|BIL|PAY|TAX|FE309|PRC|PRM|GWP|REW)/

/** The ids that no call raises yet, each with the feature that will raise it. */
const later: Readonly<Record<string, string>> = {
  OHS4004: 'the history of orders in the account',
}

const source = join(import.meta.dirname, '..')

/** The ids that tests over HTTP expect: an id as a whole word in quotes, outside this file. */
const listMetIds = async (): Promise<Set<string>> => {
  const met = new Set<string>()
  for await (const file of glob('**/*.test.ts', { cwd: source })) {
    if (import.meta.filename.endsWith(file)) continue
    const text = await readFile(join(source, file), 'utf8')
    for (const [, id = ''] of text.matchAll(/'([A-Z]{2,4}\d{3,4})'/g)) met.add(id)
  }
  return met
}

test('every error id of cart and checkout, except those of later work, has a test over HTTP that raises it [ERR-01]', async () => {
  const met = await listMetIds()
  const ids = Object.keys(errorCatalogue).filter((id) => areas.test(id))
  expect(ids.length).toBeGreaterThan(60)
  expect(ids.filter((id) => !met.has(id) && !(id in later))).toEqual([])
})
