import { isDeepStrictEqual } from 'node:util'
import { execute, findRow, listRows, refreshSearchDocuments } from '@lacehouse/database'
import { type FactProblem, findFactProblem, type ProductFacts } from '@lacehouse/domain/product/product-facts'
import { dropEmptyWords, fromStoredMark, type ProductMark, toStoredMark } from '@lacehouse/domain/product/product-mark'
import type { PoolClient } from 'pg'
import { findUpsellLayout } from '../catalogue/product-attributes.ts'
import type { Localised } from '../catalogue/product-record.ts'
import type { EditedProduct } from './edit-product.ts'
import { findProduct, lockProduct } from './product-edit.queries.ts'
import { listExisting, writeProductFacts } from './product-facts.queries.ts'

export type FactsEdited =
  | { readonly ok: true; readonly before: EditedProduct; readonly after: EditedProduct }
  | { readonly ok: false; readonly reason: 'unknown' | 'changed' }
  | { readonly ok: false; readonly reason: 'refused'; readonly problem: FactProblem; readonly facts: ProductFacts }

/** Changes the facts of a product in the caller's transaction by the rules of an import, unless they were changed since. */
export async function editProductFacts(
  client: PoolClient,
  productId: string,
  { version, ...wanted }: ProductFacts & { readonly version: string },
): Promise<FactsEdited> {
  await findRow(client, lockProduct, { productId })
  const before = await findRow(client, findProduct, { productId })
  if (!before) return { ok: false, reason: 'unknown' }
  if (before.factsVersion !== version) return { ok: false, reason: 'changed' }
  const facts = { ...wanted, upsells: wanted.upsells.map((id) => id.toUpperCase()) }
  const existing = await listRows(client, listExisting, { ids: facts.upsells })
  // What a file named before its product came stays, so that it is not in the way of other changes.
  const known = new Set([...existing, ...before.upsells].map(({ id }) => id))
  const problem = findFactProblem(facts, { productId, known })
  if (problem) return { ok: false, reason: 'refused', problem, facts }
  const { launchAt, presale, isReserveInStoreOnly } = facts
  await execute(client, writeProductFacts, {
    ...{ productId, launchAt, presale, isReserveInStoreOnly, attributes: toAttributes(facts) },
    badge: toStored(facts.badge, before.badge),
    eyebrow: toStored(facts.eyebrow, before.eyebrow),
  })
  await refreshSearchDocuments(client, [productId])
  const after = await findRow(client, findProduct, { productId })
  return after ? { ok: true, before, after } : { ok: false, reason: 'unknown' }
}

/** Reads the facts of a product as staff edit them. */
export function readProductFacts(product: EditedProduct): ProductFacts {
  const { badge, eyebrow, targetPublishAt, presale, isReserveInStoreOnly, upsells } = product
  return {
    ...{ badge: fromStoredMark(badge), eyebrow: fromStoredMark(eyebrow), presale, isReserveInStoreOnly },
    launchAt: targetPublishAt === null ? null : targetPublishAt.toISOString(),
    modelMeasurements: readWords(product.attributes.modelMeasurements),
    upsells: upsells.map(({ id }) => id),
    upsellLayout: findUpsellLayout(product),
  }
}

const readWords = (value: unknown): Localised =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
    : {}

/** A mark that stays as it is gets no code that it did not have. */
const toStored = (wanted: ProductMark | null, stored: Localised | null): Localised | null =>
  isDeepStrictEqual(wanted, fromStoredMark(stored)) ? stored : toStoredMark(wanted)

const toAttributes = ({ upsells, upsellLayout, modelMeasurements }: ProductFacts) => {
  const measurements = dropEmptyWords(modelMeasurements)
  return {
    ...(upsells.length > 0 && { upsells }),
    ...(upsellLayout === 'carousel' && { upsellLayout }),
    ...(Object.keys(measurements).length > 0 && { modelMeasurements: measurements }),
  }
}
