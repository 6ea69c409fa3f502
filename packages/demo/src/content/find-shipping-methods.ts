import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { requireShippingMethods } from '@lacehouse/domain/shipping/parse-shipping-methods'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import { readJson } from '../read-data.ts'

const folder = join(import.meta.dirname, '../../shipping-methods')

/** Finds the shipping methods that the demo shop has for a site; none for a site with a table of its own. */
export function findShippingMethods({ shippingMethods }: Site): readonly ShippingMethod[] {
  const file = join(folder, `${shippingMethods}.json`)
  return existsSync(file) ? requireShippingMethods(readJson(file), file) : []
}

/** The least amount of goods, in minor units, that ships free; null where nothing does. */
export function findFreeDelivery(site: Site): number | null {
  return findShippingMethods(site).find(({ freeFrom }) => freeFrom !== undefined)?.freeFrom ?? null
}
