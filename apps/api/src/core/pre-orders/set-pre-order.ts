import { isIsoDay } from '@lacehouse/domain/date/iso-day'
import type { PoolClient } from 'pg'
import { preOrdersQueries } from './pre-orders.queries.ts'

/** The units on their way to a warehouse: all that have not arrived, promised ones included; 0 ends the sale before the arrival. */
export type PreOrderCommand = {
  readonly variantId: string
  readonly locationId: string
  readonly units: number
  /** The day from which they are sent, as `2027-03-12`; without one, the present day stays. */
  readonly day: string | null
  /** Milliseconds since 1970. */
  readonly now: number
}

export type PreOrderSet =
  | { readonly ok: true; readonly promised: number }
  | { readonly ok: false; readonly reason: 'unknown' | 'no_day' | 'past_day' | 'promised' | 'bad_units' }

/**
 * Sets how many units of a variant may be sold before their arrival, and from which day they are sent, in the caller's transaction. Not
 * below what orders wait for; the shoppers of those are mailed about another day (decision 0130).
 */
export async function setPreOrderIn(client: PoolClient, command: PreOrderCommand): Promise<PreOrderSet> {
  const { variantId, locationId, units, now } = command
  const place = { variantId, locationId }
  if (!Number.isSafeInteger(units) || units < 0 || units > maxUnits) return { ok: false, reason: 'bad_units' }
  const item = await preOrdersQueries.lockItem(client, place)
  if (!item) return { ok: false, reason: 'unknown' }
  const day = command.day ?? item.expectedOn
  if (units < item.promised) return { ok: false, reason: 'promised' }
  if (units > 0 && (day === null || !isIsoDay(day))) return { ok: false, reason: 'no_day' }
  const isNewDay = day !== null && day !== item.expectedOn
  if (units > 0 && isNewDay && Date.parse(day) <= now) return { ok: false, reason: 'past_day' }
  if (units > 0 && isNewDay) {
    await preOrdersQueries.setDay(client, place, day)
    if (item.promised > 0) await preOrdersQueries.moveOrders(client, place, day)
  }
  const change = units - item.incoming
  if (change !== 0)
    await preOrdersQueries.addEntry(client, place, { reason: 'expect', quantity: change, reference: 'operator' })
  return { ok: true, promised: item.promised }
}

const maxUnits = 1_000_000

export type Arrival = Pick<PreOrderCommand, 'variantId' | 'locationId' | 'units'>

/**
 * Books goods in that have arrived, in the caller's transaction. The ledger gives them to the waiting orders first, in the order of their
 * placement; only what is left is for sale.
 */
export async function receiveGoodsIn(client: PoolClient, { units, ...place }: Arrival): Promise<PreOrderSet> {
  if (!Number.isSafeInteger(units) || units < 1 || units > maxUnits) return { ok: false, reason: 'bad_units' }
  const item = await preOrdersQueries.lockItem(client, place)
  if (!item) return { ok: false, reason: 'unknown' }
  await preOrdersQueries.addEntry(client, place, { reason: 'receive', quantity: units, reference: 'arrival' })
  const after = await preOrdersQueries.lockItem(client, place)
  return { ok: true, promised: after?.promised ?? 0 }
}
