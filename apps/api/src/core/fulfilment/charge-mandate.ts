import { inTransaction } from '@lacehouse/database'
import { type ChargeAnswer, planMandateAnswer } from '@lacehouse/domain/payment/mandate'
import type { PoolClient } from 'pg'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type FulfilmentOrder, fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import type { PlacementDeps } from '../placement/placement-deps.ts'
import { toOrderLines } from '../placement/to-payment-lines.ts'
import { advanceOrderIn, type FulfilmentDeps } from './advance-order.ts'

type ChargeDeps = Pick<PlacementDeps, 'database' | 'placements' | 'payments' | 'now'> & Pick<FulfilmentDeps, 'sites'>

type Answered = { readonly answer: ChargeAnswer; readonly reference: string }

/**
 * Creates the handler of the job that charges the card of a pre-order before its parcel leaves. Each charge has its number and key, so
 * that a repeated job charges once; without an answer it throws, and the queue tries again. After the charge the parcel leaves in the same
 * transaction; after a refusal it waits, and its shopper is mailed (decision 0130).
 */
export function chargeMandate(deps: ChargeDeps) {
  return async ({ orderNumber }: JobData['charge-mandate']): Promise<void> => {
    const answered = await askProvider(deps, orderNumber)
    if (answered)
      await inTransaction(deps.database.pool, (client) => record(deps, client, { orderNumber, ...answered }))
  }
}

const askProvider = async (deps: ChargeDeps, orderNumber: string): Promise<Answered | null> => {
  const placement = await deps.placements.find(orderNumber)
  const { mandate = null, provider } = placement?.payment ?? {}
  if (!placement || !provider || mandate?.state !== 'charging' || !mandate.charge) return null
  const { mandates } = deps.payments.get(provider)
  if (!mandates) throw new Error(`the payment provider ${provider} cannot charge a card later`)
  const { doc, currency } = placement
  const { number, amount } = mandate.charge
  const charged = await mandates.charge({
    ...{ idempotencyKey: toKey(orderNumber, number), orderNumber, reference: mandate.reference },
    ...{ amount, currency, locale: doc.locale, lines: toOrderLines(doc, amount) },
  })
  if (charged.state === 'authorised') return { answer: { number, state: 'charged' }, reference: charged.reference }
  if (charged.state === 'declined') return { answer: { number, ...charged }, reference: charged.reference }
  throw new Error(`the charge of ${orderNumber} is not answered yet`)
}

const toKey = (orderNumber: string, number: number): string => `${orderNumber}-charge-${number}`

type Recorded = Answered & { readonly orderNumber: string }

const record = async (
  deps: ChargeDeps,
  client: PoolClient,
  { orderNumber, answer, reference }: Recorded,
): Promise<void> => {
  const order = await fulfilmentQueries.lock(client, orderNumber)
  const mandate = order?.mandate && planMandateAnswer(order.mandate, answer, deps.now())
  if (!order || !mandate?.charge) return
  const { amount, shipmentId, to, tracking } = mandate.charge
  if (answer.state === 'declined') return recordDecline(client, order, { mandate, reason: answer.reason })
  await fulfilmentQueries.setMandate(client, orderNumber, { mandate, reference, isCharged: true })
  const key = `charge-${answer.number}`
  // The job that moves money finds this capture done, because the ledger has its event.
  await fulfilmentQueries.addMoneyMovement(client, orderNumber, {
    kind: 'money',
    data: { kind: 'capture', amount, key },
  })
  await fulfilmentQueries.enterCharge(client, orderNumber, {
    ...{ amount, authorisedBy: `${reference}-authorised`, capturedBy: toKey(orderNumber, answer.number) },
  })
  await advanceOrderIn(deps, client, { orderNumber, shipmentId, to, tracking })
}

type Decline = { readonly mandate: NonNullable<FulfilmentOrder['mandate']>; readonly reason: string }

const recordDecline = async (
  client: PoolClient,
  { number: orderNumber }: FulfilmentOrder,
  { mandate, reason }: Decline,
): Promise<void> => {
  const { number = 0, amount = 0 } = mandate.charge ?? {}
  await fulfilmentQueries.setMandate(client, orderNumber, { mandate })
  const data = { number, amount, reason }
  await fulfilmentQueries.addMoneyMovement(client, orderNumber, { kind: 'charge_declined', data })
  await fulfilmentQueries.enqueueJob(client, 'charge-declined-mail', { orderNumber, key: String(number) })
}
