import { requireShippingMethods } from '@lacehouse/domain/shipping/parse-shipping-methods'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import { readJsonFiles } from './read-json-files.ts'

/** Reads the tables of shipping methods and returns the function that finds the table of a site. */
export async function loadShippingMethods(): Promise<(site: Site) => readonly ShippingMethod[]> {
  const files = await readJsonFiles('shipping-methods')
  const tables = new Map(files.map(({ name, json, path }) => [name, requireShippingMethods(json, path)]))
  return ({ siteId, shippingMethods }) => {
    const methods = tables.get(shippingMethods)
    if (!methods) throw new Error(`There is no table of shipping methods '${shippingMethods}' for ${siteId}.`)
    return methods
  }
}
