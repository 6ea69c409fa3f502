import { type Database, inTransaction } from '@lacehouse/database'
import { hasLeft, planShipmentSteps, type ShipmentState } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { PoolClient } from 'pg'
import { askForMoney } from './ask-for-money.ts'
import { countReturned, findLocation, listLeft, toQuantities } from './desk-order.ts'
import { type DeskOrder, type DeskShipment, deskQueries, type MoneyDeed } from './order-desk.queries.ts'

export type DeskDeps = { readonly database: Pick<Database, 'pool'>; readonly sites: readonly Site[] }

export type Advanced =
  | { readonly ok: true; readonly moved: readonly DeskShipment[]; readonly money: MoneyDeed | null }
  | { readonly ok: false; readonly reason: 'unknown' | 'not_final' | 'no_way' }

type Wish = { readonly orderNumber: string; readonly to?: ShipmentState | undefined }

/**
 * Moves an order's shipments on to a state, or each to its next: what leaves comes off the shelf, its money is taken, and whoever waits
 * for it is written to. All of it is one transaction; done again it changes nothing (decisions, States).
 */
export const advanceOrder =
  ({ database, sites }: DeskDeps) =>
  ({ orderNumber, to }: Wish): Promise<Advanced> =>
    inTransaction(database.pool, async (client) => {
      const order = await deskQueries.hold(client, orderNumber)
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
      const money = await askForMoney(client, {
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

const toPlanned = ({ doc }: DeskOrder, { id, state }: DeskShipment) => {
  const storeId = doc.shipments.find(({ shipmentId }) => shipmentId === id)?.storeId
  return { state, ...(storeId !== undefined && { storeId }) }
}

type Walk = DeskShipment & { readonly steps: readonly ShipmentState[]; readonly sites: readonly Site[] }

const walk = async (client: PoolClient, order: DeskOrder, { id, state, steps, sites }: Walk): Promise<void> => {
  for (const step of steps) await deskQueries.moveShipment(client, order.number, { id, state: step })
  if (!hasLeft(state) && steps.some(hasLeft)) {
    await deskQueries.moveStock(client, order.number, {
      reason: 'ship',
      location: findLocation(order, { shipmentId: id, sites }),
      reference: id,
      quantities: toQuantities(order, listKept(order, id), -1),
    })
  }
  // Of what happened at once only the last is news.
  const news = steps.findLast((step) => step === 'shipped' || step === 'ready_for_pickup')
  const isOver = steps.at(-1) === 'delivered' || steps.at(-1) === 'collected'
  if (!news || isOver || isDigital(order, id)) return
  await deskQueries.leaveJob(client, 'shipment-mail', { orderNumber: order.number, shipmentId: id })
}

const listKept = (order: DeskOrder, id: string) => {
  const returned = countReturned(order)
  const lineIds = order.doc.shipments.find(({ shipmentId }) => shipmentId === id)?.lineIds ?? []
  return order.doc.items
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map(({ lineId, qty }) => ({ lineId, qty: qty - (returned[lineId] ?? 0) }))
}

/** Digital goods were sent by mail already. */
const isDigital = ({ doc }: DeskOrder, id: string): boolean =>
  doc.shipments.find(({ shipmentId }) => shipmentId === id)?.groupId === 'digital'
