import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadShippingMethods } from './load-shipping-methods.ts'
import { loadSites } from './load-sites.ts'

test('the sites are in the order of their countries', async () => {
  const sites = await loadSites()
  expect(sites.map(({ country }) => country)).toEqual(['US', 'CA', 'DE', 'GB', 'FR', 'AU', 'IT', 'ES', 'NL'])
})

test('a shop has the sites that are named, the first as its default, and no unknown one', async () => {
  expect((await loadSites({ ids: ['LH-DE', 'LH-US'] })).map(({ siteId }) => siteId)).toEqual(['LH-DE', 'LH-US'])
  await expect(loadSites({ ids: ['LH-XX'] })).rejects.toThrow('There is no site LH-XX. There are LH-US, LH-CA')
})

test('own sites come from their folder, with own shipping methods beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lacehouse-sites-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const data = join(import.meta.dirname, '..')
  const us = JSON.parse(await readFile(join(data, 'sites/us.json'), 'utf8'))
  await writeFile(join(folder, 'own.json'), JSON.stringify({ ...us, siteId: 'OWN-US', shippingMethods: 'own' }))
  await mkdir(join(folder, 'shipping-methods'))
  const methods = JSON.parse(await readFile(join(data, 'shipping-methods/us.json'), 'utf8'))
  await writeFile(join(folder, 'shipping-methods/own.json'), JSON.stringify(methods.slice(0, 2)))
  const [site, ...others] = await loadSites({ folder })
  if (!site) throw new Error('There are no sites.')
  expect([site.siteId, others]).toEqual(['OWN-US', []])
  expect((await loadShippingMethods({ folder }))(site)).toHaveLength(2)
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
