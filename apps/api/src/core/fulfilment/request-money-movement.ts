import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { planMoneyMove, planRelease } from '@lacehouse/domain/returns/plan-money-move'
import type { PoolClient } from 'pg'
import { fulfilmentQueries, type MoneyMovement, type OrderReturn } from '../orders/fulfilment.queries.ts'

type Context = {
  readonly doc: OrderDraft
  readonly returned: ReturnedQuantities
  readonly leftShipments: readonly string[]
  /** Earlier movements, answered or not. */
  readonly money: readonly MoneyMovement[]
  /** Returns up to now, the present one included. */
  readonly returns: readonly OrderReturn[]
}

/**
 * Records the next money movement of an order with the job that carries it out, and returns it; returns null when no money has to
 * move. The movement has its key before the provider is asked, so that a repeated job moves the money once. With the last parcel or
 * cancellation it also records, once, the release of what the authorisation still holds (decision 0109).
 */
export async function requestMoneyMovement(
  client: PoolClient,
  { doc, money, returns, ...context }: Context,
): Promise<MoneyMovement | null> {
  const sumOf = (kind: MoneyMovement['kind']): number =>
    money.reduce((sum, action) => sum + (action.kind === kind ? action.amount : 0), 0)
  if (sumOf('void') > 0) return null
  const credited = returns.reduce((sum, one) => sum + (one.credited ?? 0), 0)
  const plan = planMoneyMove(doc, { ...context, captured: sumOf('capture'), refunded: sumOf('refund'), credited })
  const captured = sumOf('capture') + (plan?.kind === 'capture' ? plan.amount : 0)
  const release = sumOf('release') > 0 ? null : planRelease(doc, { ...context, captured })
  const planned = [plan, release].filter((one) => one !== null)
  const actions = planned.map((one, at) => ({ ...one, key: `${one.kind}-${money.length + at + 1}` }))
  for (const data of actions) await fulfilmentQueries.addMoneyMovement(client, doc.orderNumber, { kind: 'money', data })
  if (actions.length > 0)
    await fulfilmentQueries.enqueueJob(client, 'move-order-money', { orderNumber: doc.orderNumber })
  return actions.find(({ kind }) => kind !== 'release') ?? null
}
