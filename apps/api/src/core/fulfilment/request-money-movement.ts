import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { planMoneyMove } from '@lacehouse/domain/returns/plan-money-move'
import type { PoolClient } from 'pg'
import { fulfilmentQueries, type MoneyMovement } from './fulfilment.queries.ts'

type Context = {
  readonly doc: OrderDraft
  readonly returned: ReturnedQuantities
  readonly leftShipments: readonly string[]
  /** What the provider was asked for before, whether it has answered yet or not. */
  readonly money: readonly MoneyMovement[]
}

/**
 * Writes down what the provider of an order is to move now, with the job that asks for it until it is answered; null where nothing is
 * to move. The deed has its key before anybody is asked, so that whoever asks again moves the money once (T15).
 */
export async function requestMoneyMovement(
  client: PoolClient,
  { doc, money, ...context }: Context,
): Promise<MoneyMovement | null> {
  const sumOf = (kind: MoneyMovement['kind']): number =>
    money.reduce((sum, action) => sum + (action.kind === kind ? action.amount : 0), 0)
  if (sumOf('void') > 0) return null
  const plan = planMoneyMove(doc, { ...context, captured: sumOf('capture'), refunded: sumOf('refund') })
  if (!plan) return null
  const action = { ...plan, key: `${plan.kind}-${money.length + 1}` }
  await fulfilmentQueries.addMoneyMovement(client, doc.orderNumber, { kind: 'money', data: action })
  await fulfilmentQueries.enqueueJob(client, 'settle-money', { orderNumber: doc.orderNumber })
  return action
}
