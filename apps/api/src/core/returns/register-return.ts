import { randomInt, randomUUID } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { exchangeHoldDays } from '@lacehouse/domain/returns/plan-exchange'
import { planRegistration, type RegistrationPlan } from '@lacehouse/domain/returns/plan-registration'
import type { RegisteredItem, RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { makeReturnNumber } from '@lacehouse/domain/returns/return-number'
import { days } from '@lacehouse/domain/time/durations'
import type { PoolClient } from 'pg'
import type { Deps } from '../../deps.ts'
import { type FulfilmentOrder, fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { requireFreeStock } from '../reservations/hold-stock.ts'
import { exchangesQueries } from './exchanges.queries.ts'
import { listOrderSizes, type OfferedSize, type SizeDeps } from './list-order-sizes.ts'
import { loadReturnable, type ReturnableDeps } from './load-returnable.ts'
import { returnsQueries } from './returns.queries.ts'

export type RegistrationDeps = ReturnableDeps & SizeDeps & Pick<Deps, 'database'>

/** Units to send back, for their money or for another size. */
export type WantedReturnItem = Omit<RegisteredItem, 'exchange'> & { readonly exchangeVariantId?: string | undefined }

export type WantedReturn = Pick<RegisteredReturn, 'id' | 'way' | 'parcels'> & {
  readonly orderNumber: string
  /** Null asks for a return that is registered. */
  readonly items: readonly WantedReturnItem[] | null
}

export type Registered =
  | { readonly ok: true; readonly registered: RegisteredReturn; readonly isNew: boolean }
  | {
      readonly ok: false
      readonly reason: Extract<RegistrationPlan, { ok: false }>['reason'] | 'unknown' | 'not_exchangeable'
    }

/** Registers a return in a transaction of its own. */
export function registerReturn(deps: RegistrationDeps) {
  return (wanted: WantedReturn): Promise<Registered> =>
    inTransaction(deps.database.pool, (client) => registerReturnIn(deps, client, wanted))
}

/**
 * Registers a return once for its id: a repetition gets the return of the first, whatever it asks for. The order is locked, so that two
 * returns of the same goods at once are one return and a refusal. Other sizes are reserved with it; where one is not free, INV700
 * refuses the whole (ACC-08).
 */
export async function registerReturnIn(
  deps: RegistrationDeps,
  client: PoolClient,
  wanted: WantedReturn,
): Promise<Registered> {
  const order = await fulfilmentQueries.lock(client, wanted.orderNumber)
  if (!order) return { ok: false, reason: 'unknown' }
  const { context, registered } = await loadReturnable(deps, client, order)
  const before = registered.find(({ id }) => id === wanted.id)
  if (before?.cancelledAt) return { ok: false, reason: 'unknown' }
  if (before) return { ok: true, registered: before, isNew: false }
  if (!wanted.items) return { ok: false, reason: 'unknown' }
  const chosen = await chooseSizes(deps, client, { order, items: wanted.items })
  if (!chosen) return { ok: false, reason: 'not_exchangeable' }
  const plan = planRegistration(
    order.doc,
    context,
    chosen.map(({ item }) => item),
  )
  if (!plan.ok) return plan
  const items = plan.items.map(({ lineId, qty, exchange }) => ({
    ...{ lineId, qty, reason: findReason(wanted.items ?? [], lineId) },
    ...(exchange && { exchange }),
  }))
  const made = await record(client, wanted, { items, registeredAt: deps.now() })
  for (const { item, size } of chosen) if (size) await holdSize(client, { wanted, item, size, now: deps.now() })
  return { ok: true, registered: made, isNew: true }
}

type Chosen = { readonly item: RegisteredItem; readonly size: OfferedSize | null }

/** Finds the wanted sizes; null where one is not offered. */
const chooseSizes = async (
  deps: RegistrationDeps,
  client: PoolClient,
  { order: { doc }, items }: { readonly order: FulfilmentOrder; readonly items: readonly WantedReturnItem[] },
): Promise<readonly Chosen[] | null> => {
  if (items.every(({ exchangeVariantId }) => exchangeVariantId === undefined))
    return items.map((item) => ({ item, size: null }))
  const exchanges = await exchangesQueries.listOfOrder(client, doc.orderNumber)
  const offered = await listOrderSizes(deps, { doc, exchanges, locale: doc.locale })
  const chosen = items.map(({ exchangeVariantId, ...item }) => {
    const size = offered.get(item.lineId)?.find(({ variantId }) => variantId === exchangeVariantId) ?? null
    const exchange = size && { exchange: { variantId: size.variantId, size: size.size } }
    return { item: { ...item, ...exchange }, size, isMissing: exchangeVariantId !== undefined && !size }
  })
  return chosen.some(({ isMissing }) => isMissing) ? null : chosen
}

type Holding = {
  readonly wanted: WantedReturn
  readonly item: RegisteredItem
  readonly size: OfferedSize
  readonly now: number
}

const holdSize = (client: PoolClient, { wanted, item, size, now }: Holding): Promise<void> => {
  const { variantId, upc, locationId } = size
  const exchange = { id: randomUUID(), returnId: wanted.id, orderNumber: wanted.orderNumber, lineId: item.lineId }
  const goods = { qty: item.qty, variantId, upc, size: size.size, locationId }
  return requireFreeStock(
    exchangesQueries.hold(client, { ...exchange, ...goods, now, expiresAt: now + days(exchangeHoldDays) }),
  )
}

const record = async (
  client: PoolClient,
  { id, orderNumber, way, parcels }: WantedReturn,
  made: Pick<RegisteredReturn, 'items' | 'registeredAt'>,
): Promise<RegisteredReturn> => {
  const registered = { id, way, parcels, number: makeReturnNumber(randomInt), ...made }
  await returnsQueries.register(client, { ...registered, orderNumber })
  return { ...registered, cancelledAt: null }
}

/** A gift comes back for the reason of the goods that it came with. */
const findReason = (items: readonly WantedReturnItem[], lineId: string): RegisteredItem['reason'] =>
  (items.find((item) => item.lineId === lineId) ?? items[0])?.reason ?? 'changed_mind'
