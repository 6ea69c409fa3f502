import type { productSetItems, productSets } from '@lacehouse/database'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import { localise, localiseSlugs } from '../words/localise.ts'
import { wordCatalogue } from '../words/word-catalogue.ts'
import { productIdOf, productKeyOf } from './product-id.ts'

const Part = z.strictObject({
  model: z.string(),
  family: z.string(),
  edition: z.string(),
  gender: z.enum(['women', 'men', 'kids', 'unisex']),
})
const Sets = z.array(z.strictObject({ key: z.string(), products: z.array(Part).min(2) }))

export type PlannedSet = {
  readonly row: typeof productSets.$inferInsert
  readonly items: readonly (typeof productSetItems.$inferInsert)[]
}

/** Plans the sets of which at least two products are in the shop. */
export function planSets(products: readonly { readonly id: string }[], locales: readonly string[]): PlannedSet[] {
  const made = new Set(products.map(({ id }) => id))
  return readData('sets', Sets).flatMap(({ key, products: parts }, position) => {
    const id = productIdOf(`set/${key}`)
    const ids = parts.map((part) => productIdOf(productKeyOf(part))).filter((part) => made.has(part))
    if (ids.length < 2) return []
    const names = wordCatalogue.get(`sets.${key}.name`)
    const descriptions = localise(wordCatalogue.get(`sets.${key}.description`), locales)
    return {
      row: { id, names: localise(names, locales), slugs: localiseSlugs(names, locales), descriptions, position },
      items: ids.map((productId, place) => ({ setId: id, productId, position: place })),
    }
  })
}
