import { type Database, inTransaction } from '@lacehouse/database'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { hasLeft, planShipmentSteps } from '@lacehouse/domain/order/plan-shipment-steps'
import type { Site } from '@lacehouse/domain/site/site'
import type { PoolClient } from 'pg'
import {
  type FulfilmentOrder,
  type FulfilmentShipment,
  fulfilmentQueries,
  type MoneyMovement,
} from './fulfilment.queries.ts'
import { countReturned, findLocation, listLeft, toQuantities } from './fulfilment-order.ts'
import { requestMoneyMovement } from './request-money-movement.ts'

export type FulfilmentDeps = { readonly database: Pick<Database, 'pool'>; readonly sites: readonly Site[] }

export type Advanced =
  | { readonly ok: true; readonly moved: readonly FulfilmentShipment[]; readonly money: MoneyMovement | null }
  | { readonly ok: false; readonly reason: 'unknown' | 'not_final' | 'no_way' }

type AdvanceCommand = { readonly orderNumber: string; readonly to?: ShipmentState | undefined }

/**
 * Moves an order's shipments to a state, or each shipment to its next state. One transaction takes shipped goods off the stock, records
 * the capture and enqueues the mail to the shopper. A repetition changes nothing.
 */
export function advanceOrder({ database, sites }: FulfilmentDeps) {
  return ({ orderNumber, to }: AdvanceCommand): Promise<Advanced> =>
    inTransaction(database.pool, async (client) => {
      const order = await fulfilmentQueries.lock(client, orderNumber)
      if (!order) return { ok: false, reason: 'unknown' }
      if (order.state !== 'finalised') return { ok: false, reason: 'not_final' }
      const moves = order.shipments.map((shipment) => ({
        ...shipment,
        steps: planShipmentSteps(toPlanned(order, shipment), to),
      }))
      if (moves.every(({ steps }) => steps.length === 0)) {
        const isThere = to !== undefined && order.shipments.some(({ state }) => state === to)
        return isThere ? { ok: true, moved: [], money: null } : { ok: false, reason: 'no_way' }
      }
      for (const move of moves) await walk(client, order, { ...move, sites })
      const after = moves.map(({ id, state, steps }) => ({ id, state: steps.at(-1) ?? state }))
      const money = await requestMoneyMovement(client, {
        ...order,
        returned: countReturned(order),
        leftShipments: listLeft({ shipments: after }),
      })
      return {
        ok: true,
        moved: after.filter(({ id }) => moves.some((move) => move.id === id && move.steps.length > 0)),
        money,
      }
    })
}

const toPlanned = ({ doc }: FulfilmentOrder, { id, state }: FulfilmentShipment) => {
  const storeId = doc.shipments.find(({ shipmentId }) => shipmentId === id)?.storeId
  return { state, ...(storeId !== undefined && { storeId }) }
}

type Walk = FulfilmentShipment & { readonly steps: readonly ShipmentState[]; readonly sites: readonly Site[] }

const walk = async (client: PoolClient, order: FulfilmentOrder, { id, state, steps, sites }: Walk): Promise<void> => {
  for (const step of steps) await fulfilmentQueries.moveShipment(client, order.number, { id, state: step })
  if (!hasLeft(state) && steps.some(hasLeft)) {
    await fulfilmentQueries.moveStock(client, order.number, {
      reason: 'ship',
      location: findLocation(order, { shipmentId: id, sites }),
      reference: id,
      quantities: toQuantities(order, listRemaining(order, id), -1),
    })
  }
  // Several steps at once cause one mail, about the last of them that has a mail.
  const mailedStep = steps.findLast((step) => step === 'shipped' || step === 'ready_for_pickup')
  const isOver = steps.at(-1) === 'delivered' || steps.at(-1) === 'collected'
  if (!mailedStep || isOver || isDigital(order, id)) return
  await fulfilmentQueries.enqueueJob(client, 'shipment-mail', { orderNumber: order.number, shipmentId: id })
}

const listRemaining = (order: FulfilmentOrder, id: string) => {
  const returned = countReturned(order)
  const lineIds = order.doc.shipments.find(({ shipmentId }) => shipmentId === id)?.lineIds ?? []
  return order.doc.items
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, qty }) => ({ lineId, qty: qty - (returned[lineId] ?? 0) }))
}

/** The order's mails have delivered digital goods already. */
const isDigital = ({ doc }: FulfilmentOrder, id: string): boolean =>
  doc.shipments.find(({ shipmentId }) => shipmentId === id)?.groupId === 'digital'
