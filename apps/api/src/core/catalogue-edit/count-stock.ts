import { execute, findRow } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { addStockItems } from '../catalogue-import/catalogue-import.queries.ts'
import { addStockEntry, findStockPlace, lockStock } from './product-edit.queries.ts'

export type StockCounting = {
  readonly productId: string
  readonly variantId: string
  readonly locationId: string
  /** The stock that the editor has seen. */
  readonly expected: number
  readonly quantity: number
  readonly reason: string
}

export type StockCounted =
  | { readonly ok: true; readonly siteId: string; readonly change: number }
  | { readonly ok: false; readonly reason: 'unknown' | 'changed' | 'reserved' }

/** Counts a variant at a location in the caller's transaction; not below what orders have reserved, and not over another change. */
export async function countStock(client: PoolClient, counting: StockCounting): Promise<StockCounted> {
  const { productId, variantId, locationId, expected, quantity, reason } = counting
  const place = await findRow(client, findStockPlace, { productId, variantId, locationId })
  if (!place) return { ok: false, reason: 'unknown' }
  await execute(client, addStockItems, { rows: [{ variantId, locationId, quantity: 0 }] })
  const stock = await findRow(client, lockStock, { variantId, locationId })
  if (!stock || stock.onHand !== expected) return { ok: false, reason: 'changed' }
  if (quantity < stock.reserved) return { ok: false, reason: 'reserved' }
  const change = quantity - stock.onHand
  if (change !== 0) {
    const isReceived = reason === 'received' && change > 0
    await execute(client, addStockEntry, { variantId, locationId, change, isReceived, reference: reason })
  }
  return { ok: true, siteId: place.siteId, change }
}
