import type { OrderRecord } from '@lacehouse/contracts'
import { isInvoiced } from '@lacehouse/domain/invoice/plan-invoices'
import { amountToWire } from '@lacehouse/domain/money/money'
import { parseTracking } from '@lacehouse/domain/order/carriers'
import { listResendableCards } from '@lacehouse/domain/order/list-resendable-cards'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { GivenBackStep, OrderHistory } from '@lacehouse/domain/order/order-history'
import { countCancellable, planCancellation } from '@lacehouse/domain/order/plan-cancellation'
import { findDeliveryClosed } from '@lacehouse/domain/order/plan-order-change'
import { getRefundDay } from '@lacehouse/domain/returns/get-refund-day'
import { countReturnable } from '@lacehouse/domain/returns/plan-registration'
import { findReturnStep, type RegisteredReturn } from '@lacehouse/domain/returns/registered-return'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import type { Site } from '@lacehouse/domain/site/site'
import type { LoadedHistory } from '../../core/orders/order-history.queries.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import { toReturnContext } from '../../core/returns/load-returnable.ts'
import type { RequestContext } from '../../http/call.ts'
import { type ReplyDeps, toOrderReply } from './to-order-reply.ts'
import { toRefundWays } from './to-refund-ways.ts'

type Caller = Pick<RequestContext, 'locale' | 'site'>
type RecordDeps = ReplyDeps & { readonly sites: readonly Site[] }

type Found = {
  readonly placement: PlacementRow
  readonly loaded: LoadedHistory
  /** False for a reader to whom the cancellation would be refused. */
  readonly mayCancel?: boolean
}

/** Makes the reply of an order with its history (ACC-05 to ACC-07). */
export async function toOrderRecord(
  deps: RecordDeps,
  caller: Caller,
  { placement, loaded, mayCancel = true }: Found,
): Promise<OrderRecord> {
  const { doc, state } = placement
  const { history, shipments, exchanges } = loaded
  const mandate = placement.payment?.mandate ?? null
  const context = { state, shipments, returned: history.returned, mandate }
  const cancellable = mayCancel ? countCancellable(doc, context) : {}
  const returnable = countReturnable(
    doc,
    toReturnContext(
      { doc, state, history, registered: loaded.returns, exchanges },
      { sites: deps.sites, now: deps.now() },
    ),
  )
  const resendable = listResendableCards(doc, { ...context, now: deps.now() })
  return {
    order: await toOrderReply(deps, caller, placement),
    shipments: doc.shipments.map(({ shipmentId }) => ({
      shipmentId,
      steps: toSteps(history, shipmentId),
      ...toTracking(loaded, shipmentId),
    })),
    items: doc.items.map(({ lineId }) => ({
      itemId: lineId,
      givenBack: history.returned[lineId] ?? 0,
      cancellable: cancellable[lineId] ?? 0,
      returnable: returnable[lineId] ?? 0,
      isResendable: resendable.some((card) => card.lineId === lineId),
    })),
    givenBack: history.givenBack.map((step) => toGivenBack(step, doc, caller.locale)),
    returns: loaded.returns.map((registered) => toReturnReply(registered, loaded, caller.site.country)),
    invoices: loaded.invoices.map(({ number, kind, issuedAt, total }) => ({
      ...{ number, kind, issuedAt: new Date(issuedAt).toISOString() },
      total: amountToWire(total, doc.currency),
    })),
    isInvoiced: loaded.invoices.length > 0 || isInvoiced(doc, context),
    isCancellable: mayCancel && planCancellation(doc, context, null).ok,
    isDeliveryEditable: findDeliveryClosed(doc, context) === null,
    deliveryChanges: history.deliveryChanges.map((at) => ({ at: new Date(at).toISOString() })),
    ...toWithdrawn(loaded),
  }
}

/** Gives the moment of a withdrawal, where one was declared. */
export function toWithdrawn({ withdrawnAt }: LoadedHistory): Pick<OrderRecord, 'withdrawnAt'> {
  return withdrawnAt === null ? {} : { withdrawnAt: new Date(withdrawnAt).toISOString() }
}

/** Lists the steps of a shipment with their moments. */
export function toSteps({ steps }: OrderHistory, shipmentId: string): OrderRecord['shipments'][number]['steps'] {
  return (steps[shipmentId] ?? []).map(({ state, at }) => ({ state, at: new Date(at).toISOString() }))
}

/** Gives the parcel of a shipment, where its warehouse has named one. */
export function toTracking(
  { shipments }: LoadedHistory,
  shipmentId: string,
): Pick<OrderRecord['shipments'][number], 'tracking'> {
  const tracking = parseTracking(shipments.find(({ id }) => id === shipmentId)?.tracking ?? '')
  return tracking ? { tracking } : {}
}

const toReturnReply = (
  registered: RegisteredReturn,
  loaded: LoadedHistory,
  country: string,
): OrderRecord['returns'][number] => {
  const { id, number, way, parcels, registeredAt, cancelledAt, items } = registered
  const step = findReturnStep(registered, loaded.history)
  const isRefunded = loaded.history.givenBack.some(({ key }) => key === step?.key)
  return {
    ...{ returnId: id, number: formatReturnNumber(number), way, parcels },
    registeredAt: new Date(registeredAt).toISOString(),
    ...(step && { receivedAt: new Date(step.at).toISOString() }),
    ...(step && isRefunded && { refundBy: getRefundDay(country, step.at) }),
    ...(cancelledAt !== null && { cancelledAt: new Date(cancelledAt).toISOString() }),
    items: items.map(({ lineId, qty, reason }) => ({
      ...{ itemId: lineId, qty, reason },
      ...toExchange(loaded, { returnId: id, lineId }),
    })),
  }
}

const toExchange = (
  { exchanges }: LoadedHistory,
  { returnId, lineId }: { readonly returnId: string; readonly lineId: string },
): Pick<OrderRecord['returns'][number]['items'][number], 'exchange'> => {
  const found = exchanges.find((one) => one.returnId === returnId && one.lineId === lineId)
  if (!found) return {}
  const tracking = parseTracking(found.tracking ?? '')
  return { exchange: { size: found.size, state: found.state, ...(tracking && { tracking }) } }
}

const toGivenBack = (
  { at, kind, items, amount, instruments }: GivenBackStep,
  doc: OrderDraft,
  locale: string,
): OrderRecord['givenBack'][number] => {
  return {
    at: new Date(at).toISOString(),
    kind,
    items: items.map(({ lineId, qty }) => ({ itemId: lineId, qty })),
    amount: amountToWire(amount, doc.currency),
    payments: toRefundWays(instruments, doc, locale),
  }
}
