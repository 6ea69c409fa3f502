import { findRow, listRows } from '@lacehouse/database'
import { type PriceChange, planPriceChange } from '@lacehouse/domain/catalogue-import/plan-price-entries'
import type { Instant } from '@lacehouse/domain/time/instant'
import type { PoolClient } from 'pg'
import { addPrices, listNewestPrices } from '../catalogue-import/catalogue-import.queries.ts'
import type { EditedProduct } from './edit-product.ts'
import { findProduct, lockProduct } from './product-edit.queries.ts'

export type PriceSetting = PriceChange & {
  readonly productId: string
  readonly priceList: string
  readonly currency: string
  /** The newest entry of the price list that was seen. */
  readonly version: string
  readonly variantId: string | null
  readonly colourCode: string | null
  readonly now: Instant
}

export type PriceSet =
  | { readonly ok: true; readonly before: EditedProduct; readonly after: EditedProduct; readonly added: number }
  | { readonly ok: false; readonly reason: 'unknown' | 'changed' }

/** Adds a price to the history in the caller's transaction, as an import does, unless prices of the list were added since. */
export async function setPrice(client: PoolClient, setting: PriceSetting): Promise<PriceSet> {
  const { productId, priceList, currency, variantId, colourCode, now } = setting
  await findRow(client, lockProduct, { productId })
  const before = await findRow(client, findProduct, { productId })
  if (!before || !hasLevel(before, setting)) return { ok: false, reason: 'unknown' }
  if ((before.priceVersions[priceList] ?? '') !== setting.version) return { ok: false, reason: 'changed' }
  const [newest] = await listRows(client, listNewestPrices, { productIds: [productId], priceList })
  const planned = planPriceChange({ variantId, colourCode }, setting, { stored: newest?.prices ?? [], now })
  const rows = planned.map(({ from, until, ...price }, position) => ({
    ...{ ...price, priceList, currency, productId, position },
    startsAt: new Date(from).toISOString(),
    endsAt: until === null ? null : new Date(until).toISOString(),
  }))
  if (rows.length > 0) await listRows(client, addPrices, { rows })
  const after = await findRow(client, findProduct, { productId })
  return after ? { ok: true, before, after, added: rows.length } : { ok: false, reason: 'unknown' }
}

const hasLevel = ({ variants, colours }: EditedProduct, { variantId, colourCode }: PriceSetting): boolean =>
  (variantId === null || variants.some(({ id }) => id === variantId)) &&
  (colourCode === null || colours.some(({ code }) => code === colourCode))
