import { readFile } from 'node:fs/promises'
import { requireShippingMethods } from '@lacehouse/domain/shipping/parse-shipping-methods'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'

const names = ['us', 'ca', 'de', 'gb'] as const

/** Reads the tables of shipping methods; the answered function gives a site the one that it names. */
export const loadShippingMethods = async (): Promise<(site: Site) => readonly ShippingMethod[]> => {
  const tables = new Map(await Promise.all(names.map(loadTable)))
  return (site) => {
    const methods = tables.get(site.shippingMethods)
    if (!methods) throw new Error(`${site.siteId} names shipping methods that do not exist: ${site.shippingMethods}`)
    return methods
  }
}

const loadTable = async (name: string): Promise<[string, readonly ShippingMethod[]]> => {
  const file = new URL(`../shipping-methods/${name}.json`, import.meta.url)
  return [name, requireShippingMethods(JSON.parse(await readFile(file, 'utf8')), file.pathname)]
}
