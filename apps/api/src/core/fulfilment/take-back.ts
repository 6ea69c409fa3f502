import { inTransaction } from '@lacehouse/database'
import { listRemaining } from '@lacehouse/domain/returns/list-remaining'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import { type RegisteredReturn, toReturnKey } from '@lacehouse/domain/returns/registered-return'
import type { PoolClient } from 'pg'
import { fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { exchangesQueries, type ReceivedUnits } from '../returns/exchanges.queries.ts'
import { returnsQueries } from '../returns/returns.queries.ts'
import type { NamedItem } from './find-lines.ts'
import { findLines } from './find-lines.ts'
import { countReturned, findLocation, toArrivingQuantities } from './fulfilment-order.ts'
import { type ReturnDeps, type Returned, returnItemsIn } from './return-items.ts'

type TakeBackDeps = ReturnDeps & { readonly now: () => number }

/** The goods of a return that arrived; null for all that its shopper registered. */
export type TakeBackCommand = {
  readonly returnNumber: string
  readonly items: readonly NamedItem[] | null
  /** Refunds by store credit what can be (decision 0077). */
  readonly asStoreCredit?: boolean
}

export type TakenBack =
  | {
      readonly orderNumber: string
      readonly result: Returned
      /** The goods that came back for another size, without a refund. */
      readonly exchanged: readonly ReceivedUnits[]
    }
  | { readonly orderNumber: null; readonly reason: 'unknown_return' }
  | { readonly orderNumber: string; readonly reason: 'unknown_item'; readonly item: string }

/** Takes a registered return back in a transaction of its own. */
export function takeBack(deps: TakeBackDeps) {
  return (command: TakeBackCommand): Promise<TakenBack> =>
    inTransaction(deps.database.pool, (client) => takeBackIn(deps, client, command))
}

/**
 * Takes a registered return back once: what arrived for another size makes that size due, and the rest is refunded with the reasons
 * that its shopper gave. A size that is held no more is refunded too, and what was refunded meanwhile is left out. What did not arrive can be registered
 * again (ACC-08).
 */
export async function takeBackIn(
  deps: TakeBackDeps,
  client: PoolClient,
  { returnNumber, items, asStoreCredit }: TakeBackCommand,
): Promise<TakenBack> {
  const registered = await returnsQueries.find(client, returnNumber)
  if (!registered) return { orderNumber: null, reason: 'unknown_return' }
  const { orderNumber } = registered
  const found = items ? await findLines(client, orderNumber, items) : null
  if (found && !found.ok) return { orderNumber, reason: 'unknown_item', item: found.item }
  const key = toReturnKey(registered)
  const arrived = found?.lines ?? registered.items.map(({ lineId, qty }) => ({ lineId, qty }))
  const { exchanged, isRepeat } = await receiveExchanges(deps, client, { registered, orderNumber, arrived })
  const refunded = arrived.flatMap(({ lineId, qty }) => {
    const left = qty - (exchanged.find((one) => one.lineId === lineId)?.qty ?? 0)
    return left > 0 ? [{ lineId, qty: left }] : []
  })
  const owed = items === null || exchanged.length > 0 ? await keepOwed(client, orderNumber, refunded) : refunded
  if (exchanged.length > 0 && owed.length === 0) {
    const action = { key, items: exchanged, reason: null, amount: 0 }
    return { orderNumber, exchanged, result: { ok: true, action, money: null, isRepeat } }
  }
  const reason = [...new Set(registered.items.map((item) => item.reason))].join(', ')
  const result = await returnItemsIn(deps, client, {
    ...{ orderNumber, key, reason },
    // Where everything was refunded before, the refusal says it.
    items: owed.length > 0 ? owed : refunded,
    ...(asStoreCredit && { asStoreCredit }),
  })
  return { orderNumber, exchanged, result }
}

/** Leaves out what staff refunded while the parcel was on its way, so that it does not hold up the rest. */
const keepOwed = async (
  client: PoolClient,
  orderNumber: string,
  arrived: readonly ReturnInput[],
): Promise<readonly ReturnInput[]> => {
  const order = await fulfilmentQueries.lock(client, orderNumber)
  if (!order) return arrived
  const remaining = listRemaining(order.doc, countReturned(order))
  return arrived.flatMap(({ lineId, qty }) => {
    const left = Math.min(qty, remaining.find((one) => one.lineId === lineId)?.qty ?? 0)
    return left > 0 ? [{ lineId, qty: left }] : []
  })
}

type Arrival = {
  readonly registered: RegisteredReturn
  readonly orderNumber: string
  readonly arrived: readonly ReturnInput[]
}

type Received = { readonly exchanged: readonly ReceivedUnits[]; readonly isRepeat: boolean }

const nothing: Received = { exchanged: [], isRepeat: false }

/** Restocks what arrived for another size and makes that size due, once; an exchange of which a part is missing ends. */
const receiveExchanges = async (
  { sites, now }: TakeBackDeps,
  client: PoolClient,
  { registered, orderNumber, arrived }: Arrival,
): Promise<Received> => {
  if (registered.items.every(({ exchange }) => exchange === undefined)) return nothing
  const order = await fulfilmentQueries.lock(client, orderNumber)
  const key = toReturnKey(registered)
  if (order?.state !== 'finalised') return nothing
  const before = order.exchanged.find((one) => one.key === key)
  if (before) return { exchanged: before.items, isRepeat: true }
  if (order.returns.some((one) => one.key === key)) return nothing
  const isWhole = ({ lineId, qty }: ReturnInput): boolean =>
    arrived.some((one) => one.lineId === lineId && one.qty >= qty)
  const lineIds = registered.items.filter((item) => item.exchange && isWhole(item)).map(({ lineId }) => lineId)
  const of = { returnId: registered.id, now: now() }
  const exchanged = await exchangesQueries.receive(client, { ...of, lineIds })
  await exchangesQueries.release(client, of)
  if (exchanged.length === 0) return nothing
  for (const { shipmentId, lineIds: own } of order.doc.shipments) {
    const units = exchanged.filter(({ lineId }) => own.includes(lineId))
    if (units.length === 0) continue
    await fulfilmentQueries.moveStock(client, orderNumber, {
      reason: 'return',
      location: findLocation(order, { shipmentId, sites }),
      reference: `exchange-${key}-${shipmentId}`,
      quantities: toArrivingQuantities(order, units),
    })
  }
  await exchangesQueries.noteReceived(client, { orderNumber, key, items: exchanged })
  return { exchanged, isRepeat: false }
}
