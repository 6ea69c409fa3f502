import { type Database, inTransaction } from '@lacehouse/database'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { hasLeft, planShipmentSteps } from '@lacehouse/domain/order/plan-shipment-steps'
import { listRemaining } from '@lacehouse/domain/returns/list-remaining'
import type { Site } from '@lacehouse/domain/site/site'
import type { PoolClient } from 'pg'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import {
  type FulfilmentOrder,
  type FulfilmentShipment,
  fulfilmentQueries,
  type MoneyMovement,
} from '../orders/fulfilment.queries.ts'
import { countReturned, findLocation, listLeft, toQuantities } from './fulfilment-order.ts'
import { requestCharge } from './request-charge.ts'
import { requestMoneyMovement } from './request-money-movement.ts'

export type FulfilmentDeps = { readonly database: Pick<Database, 'pool'>; readonly sites: readonly Site[] }

export type Advanced =
  | {
      readonly ok: true
      readonly moved: readonly FulfilmentShipment[]
      readonly money: MoneyMovement | null
      /** Minor units that are asked of the card of a pre-order first; the parcel leaves by itself once they are taken. */
      readonly charging?: number
    }
  | { readonly ok: false; readonly reason: 'unknown' | 'not_final' | 'no_way' | 'not_arrived' }

type AdvanceCommand = {
  readonly orderNumber: string
  /** Only this shipment; without it, all. */
  readonly shipmentId?: string | undefined
  readonly to?: ShipmentState | undefined
  /** The parcel of what is sent: `ups:1Z999AA10123456784`. */
  readonly tracking?: string | undefined
}

/** Moves an order's shipments in a transaction of its own. */
export function advanceOrder(deps: FulfilmentDeps) {
  return (command: AdvanceCommand): Promise<Advanced> =>
    inTransaction(deps.database.pool, (client) => advanceOrderIn(deps, client, command))
}

/**
 * Moves an order's shipments to a state, or each shipment to its next state. The caller's transaction takes shipped goods off the
 * stock, records the capture, enqueues the mail to the shopper and issues the invoice. A repetition changes nothing. Goods that have not
 * arrived do not move, and a parcel whose card is charged at shipping leaves after the charge.
 */
export async function advanceOrderIn(
  { sites }: Pick<FulfilmentDeps, 'sites'>,
  client: PoolClient,
  { orderNumber, shipmentId, to, tracking }: AdvanceCommand,
): Promise<Advanced> {
  const order = await fulfilmentQueries.lock(client, orderNumber)
  if (!order) return { ok: false, reason: 'unknown' }
  if (order.state !== 'finalised') return { ok: false, reason: 'not_final' }
  const isMeant = ({ id }: FulfilmentShipment) => shipmentId === undefined || id === shipmentId
  const moves = order.shipments.map((shipment) => ({
    ...shipment,
    steps: isMeant(shipment) ? planShipmentSteps(toPlanned(order, shipment), to) : [],
  }))
  if (moves.every(({ steps }) => steps.length === 0)) {
    const isThere = to !== undefined && order.shipments.some((shipment) => isMeant(shipment) && shipment.state === to)
    return isThere ? { ok: true, moved: [], money: null } : { ok: false, reason: 'no_way' }
  }
  if (order.promised > 0) return { ok: false, reason: 'not_arrived' }
  const leaving = moves.find(({ state, steps }) => !hasLeft(state) && steps.some(hasLeft))
  if (leaving) {
    const charging = await requestCharge(client, order, {
      ...{ shipmentId: leaving.id, to: leaving.steps.at(-1) ?? leaving.state, tracking },
    })
    if (charging !== null) return { ok: true, moved: [], money: null, charging }
  }
  for (const move of moves) await walk(client, order, { ...move, sites, tracking })
  const after = moves.map(({ id, state, steps }) => ({ id, state: steps.at(-1) ?? state }))
  const money = await requestMoneyMovement(client, {
    ...order,
    returned: countReturned(order),
    leftShipments: listLeft({ shipments: after }),
  })
  await issueInvoices(client, { ...order, shipments: after }, sites)
  return {
    ok: true,
    moved: after.filter(({ id }) => moves.some((move) => move.id === id && move.steps.length > 0)),
    money,
  }
}

const toPlanned = ({ doc }: FulfilmentOrder, { id, state }: FulfilmentShipment) => {
  const storeId = doc.shipments.find(({ shipmentId }) => shipmentId === id)?.storeId
  return { state, ...(storeId !== undefined && { storeId }) }
}

type Walk = FulfilmentShipment &
  Pick<AdvanceCommand, 'tracking'> & { readonly steps: readonly ShipmentState[]; readonly sites: readonly Site[] }

const walk = async (client: PoolClient, order: FulfilmentOrder, move: Walk): Promise<void> => {
  const { id, state, steps, sites } = move
  for (const step of steps) {
    const tracking = step === 'shipped' ? move.tracking : undefined
    await fulfilmentQueries.moveShipment(client, order.number, { id, state: step, ...(tracking && { tracking }) })
  }
  if (!hasLeft(state) && steps.some(hasLeft)) {
    await fulfilmentQueries.moveStock(client, order.number, {
      reason: 'ship',
      location: findLocation(order, { shipmentId: id, sites }),
      reference: id,
      quantities: toQuantities(order, listRemainingOf(order, id), -1),
    })
  }
  // Several steps at once cause one mail, about the last of them that has a mail.
  const mailedStep = steps.findLast((step) => step === 'shipped' || step === 'ready_for_pickup')
  const isOver = steps.at(-1) === 'delivered' || steps.at(-1) === 'collected'
  if (!mailedStep || isOver || isDigital(order, id)) return
  await fulfilmentQueries.enqueueJob(client, 'shipment-mail', { orderNumber: order.number, shipmentId: id })
}

const listRemainingOf = (order: FulfilmentOrder, id: string) => {
  const lineIds = order.doc.shipments.find(({ shipmentId }) => shipmentId === id)?.lineIds ?? []
  return listRemaining(order.doc, countReturned(order)).filter(({ lineId }) => lineIds.includes(lineId))
}

/** The order's mails have delivered digital goods already. */
const isDigital = ({ doc }: FulfilmentOrder, id: string): boolean =>
  doc.shipments.find(({ shipmentId }) => shipmentId === id)?.groupId === 'digital'
