import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireShippingMethods } from '@lacehouse/domain/shipping/parse-shipping-methods'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import { readJsonFiles } from './read-json-files.ts'

/**
 * Reads the tables of shipping methods and returns the function that finds the table of a site. Own sites have theirs in the folder
 * `shipping-methods` beside them, or use those of the demo shop.
 */
export async function loadShippingMethods({
  folder = null,
}: {
  readonly folder?: string | null
} = {}): Promise<(site: Site) => readonly ShippingMethod[]> {
  const own = folder === null ? null : join(folder, 'shipping-methods')
  const files = await readJsonFiles('shipping-methods')
  if (own !== null && existsSync(own)) files.push(...(await readJsonFiles(own)))
  const tables = new Map(files.map(({ name, json, path }) => [name, requireShippingMethods(json, path)]))
  return ({ siteId, shippingMethods }) => {
    const methods = tables.get(shippingMethods)
    if (!methods) throw new Error(`There is no table of shipping methods '${shippingMethods}' for ${siteId}.`)
    return methods
  }
}
