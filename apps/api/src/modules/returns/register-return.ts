import { randomInt } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { planRegistration, type RegistrationPlan } from '@lacehouse/domain/returns/plan-registration'
import type { RegisteredItem, RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { makeReturnNumber } from '@lacehouse/domain/returns/return-number'
import type { PoolClient } from 'pg'
import { fulfilmentQueries } from '../../core/fulfilment/fulfilment.queries.ts'
import { loadReturnable, type ReturnableDeps } from '../../core/returns/load-returnable.ts'
import { returnsQueries } from '../../core/returns/returns.queries.ts'
import type { Deps } from '../../deps.ts'

export type RegistrationDeps = ReturnableDeps & Pick<Deps, 'database'>

type Wanted = Pick<RegisteredReturn, 'id' | 'way' | 'parcels'> & {
  readonly orderNumber: string
  /** Null asks for a return that is registered. */
  readonly items: readonly RegisteredItem[] | null
}

export type Registered =
  | { readonly ok: true; readonly registered: RegisteredReturn }
  | { readonly ok: false; readonly reason: Extract<RegistrationPlan, { ok: false }>['reason'] | 'unknown' }

/**
 * Registers a return once for its id: a repetition gets the return of the first, whatever it asks for. The order is locked, so that two
 * returns of the same goods at once are one return and a refusal (ACC-08).
 */
export function registerReturn(deps: RegistrationDeps) {
  return (wanted: Wanted): Promise<Registered> =>
    inTransaction(deps.database.pool, async (client) => {
      const order = await fulfilmentQueries.lock(client, wanted.orderNumber)
      if (!order) return { ok: false, reason: 'unknown' }
      const { context, registered } = await loadReturnable(deps, client, order)
      const before = registered.find(({ id }) => id === wanted.id)
      if (before) return { ok: true, registered: before }
      if (!wanted.items) return { ok: false, reason: 'unknown' }
      const plan = planRegistration(order.doc, context, wanted.items)
      if (!plan.ok) return plan
      const items = plan.items.map(({ lineId, qty }) => ({
        lineId,
        qty,
        reason: findReason(wanted.items ?? [], lineId),
      }))
      return { ok: true, registered: await record(client, wanted, { items, registeredAt: deps.now() }) }
    })
}

const record = async (
  client: PoolClient,
  { id, orderNumber, way, parcels }: Wanted,
  made: Pick<RegisteredReturn, 'items' | 'registeredAt'>,
): Promise<RegisteredReturn> => {
  const registered = { id, way, parcels, number: makeReturnNumber(randomInt), ...made }
  await returnsQueries.register(client, { ...registered, orderNumber })
  return registered
}

/** A gift comes back for the reason of the goods that it came with. */
const findReason = (items: readonly RegisteredItem[], lineId: string): RegisteredItem['reason'] =>
  (items.find((item) => item.lineId === lineId) ?? items[0])?.reason ?? 'changed_mind'
