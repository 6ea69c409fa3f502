import { execute, findRow, listRows, type RowOf, refreshSearchDocuments } from '@lacehouse/database'
import { sanitiseDocument } from '@lacehouse/database/sanitise-document'
import { slugify } from '@lacehouse/domain/url/slugify'
import type { PoolClient } from 'pg'
import type { Localised } from '../catalogue/product-record.ts'
import * as statements from './product-edit.queries.ts'

export type EditedProduct = RowOf<typeof statements.findProduct>

export type ProductEdit = {
  readonly version: string
  readonly names: Localised
  readonly descriptions: Localised
  readonly richDescriptions: Localised
  readonly optionNames?: Readonly<Record<string, Localised>> | undefined
  readonly categoryIds: readonly string[]
  readonly state: 'draft' | 'live' | 'withdrawn'
  readonly withdrawnVariantIds: readonly string[]
}

export type Edited =
  | { readonly ok: true; readonly before: EditedProduct; readonly after: EditedProduct }
  | { readonly ok: false; readonly reason: 'unknown' | 'changed' | 'no_name' | 'unknown_category' }

/** Changes the words, options, categories and visibility of a product in the caller's transaction, unless they were changed since. */
export async function editProduct(client: PoolClient, productId: string, edit: ProductEdit): Promise<Edited> {
  await findRow(client, statements.lockProduct, { productId })
  const before = await findRow(client, statements.findProduct, { productId })
  if (!before) return { ok: false, reason: 'unknown' }
  if (before.version !== edit.version) return { ok: false, reason: 'changed' }
  const names = dropEmpty(edit.names)
  if (Object.keys(names).length === 0) return { ok: false, reason: 'no_name' }
  await execute(client, statements.writeProduct, {
    productId,
    names,
    slugs: fillSlugs(before.slugs, names, productId),
    descriptions: dropEmpty(edit.descriptions),
    richDescriptions: await sanitiseWords(dropEmpty(edit.richDescriptions)),
    options:
      before.options?.map((option) => ({
        ...option,
        names: { ...option.names, ...edit.optionNames?.[option.type] },
      })) ?? null,
    status: edit.state,
  })
  await execute(client, statements.setVariantStates, { productId, withdrawn: [...edit.withdrawnVariantIds] })
  const categoryIds = [...new Set(edit.categoryIds)]
  await execute(client, statements.dropPlaces, { productId, categoryIds })
  const placed = await listRows(client, statements.writePlaces, { productId, categoryIds })
  if (placed.length < categoryIds.length) return { ok: false, reason: 'unknown_category' }
  await refreshSearchDocuments(client, [productId])
  const after = await findRow(client, statements.findProduct, { productId })
  return after ? { ok: true, before, after } : { ok: false, reason: 'unknown' }
}

const dropEmpty = (words: Localised): Localised =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ''))

const sanitiseWords = async (words: Localised): Promise<Localised> => {
  const sanitised = Object.entries(words).map(async ([locale, richText]) => [
    locale,
    (await sanitiseDocument({ richText })).richText,
  ])
  return Object.fromEntries(await Promise.all(sanitised))
}

/** An address stays what it was, so that links keep leading there; a new locale gets one. */
const fillSlugs = (slugs: Localised, names: Localised, id: string): Localised => ({
  ...Object.fromEntries(
    Object.entries(names).map(([locale, name]) => [locale, slugify(name, locale).slice(0, 100) || id.toLowerCase()]),
  ),
  ...slugs,
})
