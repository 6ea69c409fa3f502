import { planMandateCharge } from '@lacehouse/domain/payment/mandate'
import { planMoneyMove } from '@lacehouse/domain/returns/plan-money-move'
import type { PoolClient } from 'pg'
import { type FulfilmentOrder, fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { countReturned, listLeft } from './fulfilment-order.ts'

type Leaving = {
  readonly shipmentId: string
  readonly to: NonNullable<NonNullable<FulfilmentOrder['mandate']>['charge']>['to']
  readonly tracking?: string | undefined
}

/**
 * Records the charge that a leaving parcel waits for, with the job that asks the provider for it. Returns its amount in minor units; null
 * where nothing is due, so that the parcel may leave. A charge that is asked for already is not asked for twice (decision 0130).
 */
export async function requestCharge(
  client: PoolClient,
  order: FulfilmentOrder,
  { shipmentId, to, tracking }: Leaving,
): Promise<number | null> {
  const { mandate, doc, number: orderNumber } = order
  if (!mandate || mandate.state === 'charged') return null
  const due = planMoneyMove(doc, {
    ...{ returned: countReturned(order), captured: 0, refunded: 0 },
    leftShipments: [...listLeft(order), shipmentId],
  })
  if (due?.kind !== 'capture') return null
  const { amount } = due
  const charging = planMandateCharge(mandate, { amount, shipmentId, to, ...(tracking && { tracking }) })
  if (!charging) return mandate.charge?.amount ?? amount
  await fulfilmentQueries.setMandate(client, orderNumber, { mandate: charging })
  await fulfilmentQueries.enqueueJob(client, 'charge-mandate', { orderNumber })
  return amount
}
