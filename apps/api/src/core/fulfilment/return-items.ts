import { inTransaction } from '@lacehouse/database'
import { listBoughtCards } from '@lacehouse/domain/order/list-bought-cards'
import { planCancellation } from '@lacehouse/domain/order/plan-cancellation'
import { hasLeft, toEmptied } from '@lacehouse/domain/order/plan-shipment-steps'
import type { InstrumentBack, ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { listRemaining } from '@lacehouse/domain/returns/list-remaining'
import { planReturn, type ReturnInput, type ReturnPlan } from '@lacehouse/domain/returns/plan-return'
import { countCreditable } from '@lacehouse/domain/returns/to-credited-refund'
import type { PoolClient } from 'pg'
import type { BalancesQueries } from '../balances/balances.queries.ts'
import { issueInvoices } from '../invoices/issue-invoices.ts'
import {
  type FulfilmentOrder,
  fulfilmentQueries,
  type MoneyMovement,
  type OrderReturn,
} from '../orders/fulfilment.queries.ts'
import { exchangesQueries } from '../returns/exchanges.queries.ts'
import type { FulfilmentDeps } from './advance-order.ts'
import { countReturned, findLocation, listLeft, toArrivingQuantities, toQuantities } from './fulfilment-order.ts'
import { requestMoneyMovement } from './request-money-movement.ts'
import { returnBalances } from './return-balances.ts'

export type ReturnDeps = FulfilmentDeps & { readonly balances: BalancesQueries }

export type ReturnCommand = {
  readonly orderNumber: string
  /** Null for all items that were not returned before. */
  readonly items: readonly ReturnInput[] | null
  /** Identifies the return, so that a repeated command has one effect. */
  readonly key: string
  readonly reason: string | null
  /** Set for a shopper's cancellation, which ends with the packing (ACC-07). */
  readonly onlyUnpacked?: true
  /** The refund in minor units that a preview showed; another one is refused. */
  readonly expectedAmount?: number
  /** Gives the provider's part as store credit of the order's owner, for goods that had left the shop (decision 0077). */
  readonly asStoreCredit?: boolean
}

type GoodPlan = Extract<ReturnPlan, { ok: true }>

export type Returned =
  | {
      readonly ok: true
      readonly action: OrderReturn
      readonly money: MoneyMovement | null
      readonly isRepeat: boolean
    }
  | {
      readonly ok: false
      readonly reason:
        | Extract<ReturnPlan, { ok: false }>['reason']
        | 'unknown'
        | 'not_final'
        | 'too_late'
        | 'other_amount'
        | 'cards_spent'
        | 'cards_together'
        | 'not_creditable'
        | 'being_charged'
    }

/** Returns items of an order in a transaction of its own. */
export function returnItems(deps: ReturnDeps) {
  return (command: ReturnCommand): Promise<Returned> =>
    inTransaction(deps.database.pool, (client) => returnItemsIn(deps, client, command))
}

/**
 * Returns some items of an order, or all that remain. The caller's transaction restores the shop's own balances, reverses points, moves
 * stock and shipments, and records the refund under the return's key. A job asks the provider for the refund, so that a crash cannot
 * lose it (ACC-07, LOY-01).
 */
export async function returnItemsIn(deps: ReturnDeps, client: PoolClient, command: ReturnCommand): Promise<Returned> {
  const order = await fulfilmentQueries.lock(client, command.orderNumber)
  if (!order) return { ok: false, reason: 'unknown' }
  const before = order.returns.find(({ key }) => key === command.key)
  if (before) return { ok: true, action: before, money: null, isRepeat: true }
  if (order.state !== 'finalised') return { ok: false, reason: 'not_final' }
  // The answer of the provider decides whether there is something to give back.
  if (order.mandate?.state === 'charging') return { ok: false, reason: 'being_charged' }
  const wanted = command.onlyUnpacked
    ? planCancellation(order.doc, { ...order, returned: countReturned(order) }, command.items)
    : { ok: true as const, items: command.items ?? listRemaining(order.doc, countReturned(order)) }
  if (!wanted.ok) return wanted
  const { items } = wanted
  const plan = planReturn(order.doc, countReturned(order), items)
  if (!plan.ok) return { ok: false, reason: plan.reason }
  if (command.expectedAmount !== undefined && command.expectedAmount !== plan.refund.amount)
    return { ok: false, reason: 'other_amount' }
  const credited = command.asStoreCredit ? countCredited(order, items, plan.refund.instruments) : 0
  if (command.asStoreCredit && credited === 0) return { ok: false, reason: 'not_creditable' }
  const cards = await blockBoughtCards(deps, client, { order, plan })
  if (cards) return { ok: false, reason: cards }
  return recordReturn(deps, client, {
    order,
    plan,
    action: { ...command, items, amount: plan.refund.amount, ...(credited > 0 && { credited }) },
  })
}

/**
 * Counts what of a refund can become store credit: the provider's part, for the account that ordered, and goods that had left. The
 * provider has captured nothing for other goods, and what is not captured cannot be owed.
 */
export function countCredited(
  { doc, shipments }: Pick<FulfilmentOrder, 'doc' | 'shipments'>,
  items: readonly ReturnInput[],
  instruments: readonly InstrumentBack[],
): number {
  const left = listLeft({ shipments })
  const leftLines = doc.shipments.flatMap(({ shipmentId, lineIds }) => (left.includes(shipmentId) ? lineIds : []))
  const hasAllLeft = items.every(({ lineId }) => leftLines.includes(lineId))
  return doc.owner.kind === 'consumer' && hasAllLeft ? countCreditable(doc, instruments) : 0
}

type Planned = { readonly order: FulfilmentOrder; readonly plan: GoodPlan }

/** Blocks the order's gift cards when the return contains them; returns the reason against it. They are returned all together and unspent. */
const blockBoughtCards = async (
  { balances }: ReturnDeps,
  client: PoolClient,
  { order: { doc, number }, plan }: Planned,
): Promise<'cards_spent' | 'cards_together' | null> => {
  const lines = doc.items.filter(({ isGiftCard }) => isGiftCard)
  const countReturnedOf = (lineId: string): number => plan.returned[lineId] ?? 0
  if (lines.every(({ lineId }) => countReturnedOf(lineId) === 0)) return null
  if (!lines.every(({ lineId, qty }) => countReturnedOf(lineId) === qty)) return 'cards_together'
  // The job that issues the cards may still run, so only issued cards can be blocked.
  const isIssued = (await fulfilmentQueries.countIssuedCards(client, number)) === listBoughtCards(doc).length
  return isIssued && (await balances.blockCards(client, number)) ? null : 'cards_spent'
}

const recordReturn = async (
  deps: ReturnDeps,
  client: PoolClient,
  { order, plan, action }: Planned & { readonly action: OrderReturn & { readonly orderNumber?: string } },
): Promise<Returned> => {
  const { key, items, reason, amount, credited } = action
  const recorded = { key, items, reason, amount, ...(credited !== undefined && { credited }) }
  await fulfilmentQueries.addMoneyMovement(client, order.number, { kind: 'returned', data: recorded })
  await returnBalances(deps.balances, client, { doc: order.doc, refund: plan.refund, key, credited })
  await moveGoods(deps, client, { order, items, key })
  await reconcileShipments(client, order, plan.returned)
  await exchangesQueries.releaseLines(client, {
    orderNumber: order.number,
    remaining: toRemaining(order, plan.returned),
  })
  const money = await requestMoneyMovement(client, {
    ...order,
    returned: plan.returned,
    returns: [...order.returns, recorded],
    leftShipments: listLeft(order),
  })
  await fulfilmentQueries.enqueueJob(client, 'refund-mail', { orderNumber: order.number, key })
  // An order of before there were invoices gets its own first, so that the credit note has one to correct.
  await issueInvoices(client, order, deps.sites)
  await issueInvoices(client, { ...order, returns: [...order.returns, recorded] }, deps.sites)
  return { ok: true, action: recorded, money, isRepeat: false }
}

const toRemaining = ({ doc }: FulfilmentOrder, returned: ReturnedQuantities): Record<string, number> =>
  Object.fromEntries(doc.items.map(({ lineId, qty }) => [lineId, qty - (returned[lineId] ?? 0)]))

type Goods = { readonly order: FulfilmentOrder; readonly items: readonly ReturnInput[]; readonly key: string }

/** Restocks goods that had left the shop and releases the reservation of goods that had not. */
const moveGoods = async ({ sites }: ReturnDeps, client: PoolClient, { order, items, key }: Goods): Promise<void> => {
  for (const { shipmentId, lineIds } of order.doc.shipments) {
    const own = items.filter(({ lineId }) => lineIds.includes(lineId))
    const hasLeftShop = listLeft(order).includes(shipmentId)
    if (own.length === 0) continue
    await fulfilmentQueries.moveStock(client, order.number, {
      reason: hasLeftShop ? 'return' : 'release',
      location: findLocation(order, { shipmentId, sites }),
      reference: `${key}-${shipmentId}`,
      quantities: hasLeftShop ? toArrivingQuantities(order, own) : toQuantities(order, own, -1),
    })
  }
}

/** Ends the shipments without remaining items, and cancels the order when all its items are returned and no shipment had left. */
const reconcileShipments = async (
  client: PoolClient,
  order: FulfilmentOrder,
  returned: ReturnedQuantities,
): Promise<void> => {
  const isGone = (lineIds: readonly string[]): boolean =>
    order.doc.items.every(({ lineId, qty }) => !lineIds.includes(lineId) || returned[lineId] === qty)
  for (const { id, state } of order.shipments) {
    const lineIds = order.doc.shipments.find(({ shipmentId }) => shipmentId === id)?.lineIds ?? []
    const to = toEmptied(state)
    const isOver = state === 'cancelled' || state === 'returned'
    if (!isOver && to !== state && isGone(lineIds))
      await fulfilmentQueries.moveShipment(client, order.number, { id, state: to })
  }
  const hasAnyLeft = order.shipments.some(({ state }) => hasLeft(state))
  if (!hasAnyLeft && isGone(order.doc.items.map(({ lineId }) => lineId)))
    await fulfilmentQueries.cancel(client, order.number)
}
