import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import type { StoredProduct } from './stored-product.ts'

/** Sanitises the descriptions with markup of a product of our own format. */
export async function sanitiseOwn(stored: StoredProduct): Promise<StoredProduct> {
  const descriptions = Object.entries(stored.product.richDescriptions)
  if (descriptions.length === 0) return stored
  const sanitised = await Promise.all(
    descriptions.map(async ([locale, richText]) => [locale, (await sanitiseDocument({ richText })).richText]),
  )
  return { ...stored, product: { ...stored.product, richDescriptions: Object.fromEntries(sanitised) } }
}
