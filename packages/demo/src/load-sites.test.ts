import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadShippingMethods } from './load-shipping-methods.ts'
import { loadSites } from './load-sites.ts'

test('the sites are in the order of their countries', async () => {
  const sites = await loadSites()
  expect(sites.map(({ country }) => country)).toEqual(['US', 'CA', 'DE', 'GB'])
})

test('every site has shipping methods for its own country, whose names have words', async () => {
  const [sites, methodsOf] = await Promise.all([loadSites(), loadShippingMethods()])
  const catalogue = join(import.meta.dirname, '../../messages/en-us/checkout.json')
  const words: Record<string, string> = JSON.parse(await readFile(catalogue, 'utf8'))
  for (const site of sites) {
    const methods = methodsOf(site)
    expect(methods.filter(({ groups }) => groups.includes('me')).length).toBeGreaterThanOrEqual(3)
    for (const { labelKey, restrictions } of methods) {
      expect(words[labelKey], labelKey).toBeDefined()
      expect(restrictions.countries).toContain(site.country)
    }
  }
})

test('a missing table of shipping methods is an error with its name', async () => {
  const [[site], methodsOf] = await Promise.all([loadSites(), loadShippingMethods()])
  if (!site) throw new Error('There are no sites.')
  expect(() => methodsOf({ ...site, shippingMethods: 'nowhere' })).toThrow("'nowhere'")
})
