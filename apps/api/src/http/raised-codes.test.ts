import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCatalogue } from '@lacehouse/contracts'
import { expect, test } from 'vitest'

/** The ids of cart and order, inventory, shipping, gift, gift card, payment and tax, promotion and reward, sign-in and profile. */
const areas = /^(AUT|PRO|FE|BSK|ORD|OHS|INV|SHP|CHK|GFS|GFO|GFC|PYT|BIL|PAY|TAX|PRC|PRM|GWP|REW)/

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

test('every error id of accounts, cart, checkout and orders has a test over HTTP that raises it [ERR-01]', async () => {
  const met = await listMetIds()
  const ids = Object.keys(errorCatalogue).filter((id) => areas.test(id))
  expect(ids.length).toBeGreaterThan(95)
  expect(ids.filter((id) => !met.has(id))).toEqual([])
})
