import { type OrderDraft, planMoneyMove, type ReturnedQuantities } from '@lacehouse/domain'
import type { PoolClient } from 'pg'
import { deskQueries, type MoneyDeed } from './order-desk.queries.ts'

type Scene = {
  readonly doc: OrderDraft
  readonly returned: ReturnedQuantities
  readonly leftShipments: readonly string[]
  /** What the provider was asked for before, whether it has answered yet or not. */
  readonly money: readonly MoneyDeed[]
}

/**
 * Writes down what the provider of an order is to move now, with the job that asks for it until it is answered; null where nothing is
 * to move. The deed has its key before anybody is asked, so that whoever asks again moves the money once (T15).
 */
export const askForMoney = async (client: PoolClient, { doc, money, ...scene }: Scene): Promise<MoneyDeed | null> => {
  const sumOf = (kind: MoneyDeed['kind']): number =>
    money.reduce((sum, deed) => sum + (deed.kind === kind ? deed.amount : 0), 0)
  if (sumOf('void') > 0) return null
  const plan = planMoneyMove(doc, { ...scene, captured: sumOf('capture'), refunded: sumOf('refund') })
  if (!plan) return null
  const deed = { ...plan, key: `${plan.kind}-${money.length + 1}` }
  await deskQueries.addDeed(client, doc.orderNumber, { kind: 'money', data: deed })
  await deskQueries.leaveJob(client, 'settle-money', { orderNumber: doc.orderNumber })
  return deed
}
