import { listRows } from '@lacehouse/database'
import type { ProductMedium } from '@lacehouse/domain/product/product-media'
import type { Pool } from 'pg'
import { listLooks } from './catalogue-import.queries.ts'
import type { OwnMedium } from './own-media.ts'
import type { StoredProduct } from './stored-product.ts'
import type { ChangedField, WrittenBatch } from './write-batch.ts'

/** A product that is new or other than the shop has it. */
export type ChangedProduct = {
  readonly productId: string
  readonly key: string
  readonly line: number
  readonly isNew: boolean
  /** In a fixed order; empty where the product is new. */
  readonly fields: readonly ChangedField[]
}

type Looks = ReadonlyMap<string, ReadonlySet<ChangedField>>

/**
 * Finds the products of a batch whose pictures or media a dry run would change. No file is fetched for it: they count as others where
 * their number, or the kinds and colours of the media, differ from what the shop has.
 */
export async function listChangedLooks(pool: Pool, products: readonly StoredProduct[]): Promise<Looks> {
  const wanting = products.filter(({ pictures, media }) => pictures.length > 0 || media !== null)
  if (wanting.length === 0) return new Map()
  const productIds = wanting.map(({ product }) => product.id)
  const known = new Map((await listRows(pool, listLooks, { productIds })).map((row) => [row.id, row]))
  return new Map(
    wanting.map(({ product, pictures, media }) => {
      const present = known.get(product.id)
      const hasOther = media !== null && toShape(media) !== toShape(present?.media ?? [])
      const fields: ChangedField[] = [
        ...(pictures.length !== (present?.pictures ?? 0) && pictures.length > 0 ? (['pictures'] as const) : []),
        ...(hasOther ? (['media'] as const) : []),
      ]
      return [product.id, new Set(fields)]
    }),
  )
}

const toShape = (media: readonly Pick<ProductMedium | OwnMedium, 'kind' | 'colour'>[]): string =>
  media
    .map(({ kind, colour }) => `${kind} ${colour ?? ''}`)
    .toSorted()
    .join()

const order: readonly ChangedField[] = ['words', 'variants', 'categories', 'prices', 'stock', 'pictures', 'media']

/** Lists the products of a batch that are new or would change, in the order of the file. */
export function listChanges(products: readonly StoredProduct[], written: WrittenBatch, looks: Looks): ChangedProduct[] {
  const [created, priced, stocked] = [written.created, written.priced, written.stocked].map((ids) => new Set(ids))
  return products.flatMap(({ product: { id: productId }, key, line }) => {
    const isNew = created?.has(productId) ?? false
    const found = new Set<ChangedField>([
      ...(written.fields.get(productId) ?? []),
      ...(priced?.has(productId) ? (['prices'] as const) : []),
      ...(stocked?.has(productId) ? (['stock'] as const) : []),
      ...(looks.get(productId) ?? []),
    ])
    const fields = isNew ? [] : order.filter((field) => found.has(field))
    return isNew || fields.length > 0 ? [{ productId, key, line, isNew, fields }] : []
  })
}
