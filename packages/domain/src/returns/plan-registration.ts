import type { LineId } from '../cart/ids.ts'
import type { OrderDraft, OrderItem } from '../order/order.ts'
import type { ShipmentStep } from '../order/order-history.ts'
import type { OrderState } from '../order/order-state.ts'
import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import type { ReturnedQuantities } from './given-back.ts'
import type { ReturnInput } from './plan-return.ts'
import type { RegisteredItem, RegisteredReturn } from './registered-return.ts'

type Order = Pick<OrderDraft, 'items' | 'shipments'>

/** How far an order is, for the question what its shopper may send back. */
export type RegistrationContext = {
  readonly state: OrderState
  /** The steps of each shipment by its id. */
  readonly steps: Readonly<Record<string, readonly ShipmentStep[]>>
  readonly returned: ReturnedQuantities
  /** The returns of which nothing was taken back yet. */
  readonly open: readonly Pick<RegisteredReturn, 'items'>[]
  /** The goods that came back for another size that was not sent yet: the shopper has neither. */
  readonly due: readonly ReturnInput[]
  /** Days after the delivery of a shipment in which its goods can be sent back. */
  readonly days: number
  readonly now: Instant
}

/** Units that a shopper wants to send back, for their money or for another size. */
export type WantedItem = ReturnInput & Pick<RegisteredItem, 'exchange'>

export type RegistrationPlan =
  | { readonly ok: true; readonly items: readonly WantedItem[] }
  | { readonly ok: false; readonly reason: 'nothing' | 'unknown_line' | 'bad_quantity' | 'not_returnable' }

/** Returns the end of a shipment's time for returns; null while it is not delivered. */
export function findReturnEnd(steps: readonly ShipmentStep[], returnDays: number): Instant | null {
  const arrival = steps.findLast(({ state }) => state === 'delivered' || state === 'collected')
  return arrival ? arrival.at + days(returnDays) : null
}

/**
 * Counts the units of each line that its shopper may register for a return: delivered goods within the days of the site, which are not
 * given back, not registered, and not back for another size. What is sent by mail cannot be sent back; its money is a matter of the staff (ACC-08).
 */
export function countReturnable(order: Order, context: RegistrationContext): Record<LineId, number> {
  if (context.state !== 'finalised') return {}
  const counts = order.items
    .filter((item) => !item.isDigital && isInTime(order, context, item))
    .map(({ lineId, qty }) => {
      const due = context.due.reduce((sum, one) => sum + (one.lineId === lineId ? one.qty : 0), 0)
      return [lineId, qty - (context.returned[lineId] ?? 0) - countOpen(context, lineId) - due] as const
    })
  return Object.fromEntries(counts.filter(([, left]) => left > 0))
}

/**
 * Counts the units that will have been given back once every open return is: the preview of a further return starts from them, so that
 * all previews together are what is refunded in the end. What comes back for another size gives back nothing.
 */
export function countExpected(
  { items }: Pick<Order, 'items'>,
  { returned, open }: Pick<RegistrationContext, 'returned' | 'open'>,
): ReturnedQuantities {
  const counts = items.map(({ lineId, qty }) => {
    const units = (returned[lineId] ?? 0) + countOpen({ open: open.map(toRefunded) }, lineId)
    return [lineId, Math.min(qty, units)] as const
  })
  return Object.fromEntries(counts.filter(([, units]) => units > 0))
}

/**
 * Plans what a return takes back: the wanted units, and with the last bought unit the gifts that it had earned. A unit that is exchanged
 * for another size stays bought, and its gifts stay with it.
 */
export function planRegistration(
  order: Order,
  context: RegistrationContext,
  wanted: readonly WantedItem[],
): RegistrationPlan {
  const returnable = countReturnable(order, context)
  if (wanted.length === 0) return { ok: false, reason: 'nothing' }
  const seen = new Set<LineId>()
  for (const { lineId, qty } of wanted) {
    if (!order.items.some((item) => item.lineId === lineId) || seen.has(lineId))
      return { ok: false, reason: 'unknown_line' }
    seen.add(lineId)
    if (!Number.isSafeInteger(qty) || qty < 1) return { ok: false, reason: 'bad_quantity' }
    if (qty > (returnable[lineId] ?? 0)) return { ok: false, reason: 'not_returnable' }
  }
  return { ok: true, items: [...wanted, ...listLonelyGifts(order, context, wanted)] }
}

function isInTime({ shipments }: Order, { steps, days: returnDays, now }: RegistrationContext, { lineId }: OrderItem) {
  const shipment = shipments.find(({ lineIds }) => lineIds.includes(lineId))
  const end = findReturnEnd(steps[shipment?.shipmentId ?? ''] ?? [], returnDays)
  return end !== null && now < end
}

/** Counts the units of a line that are registered and not taken back yet. */
function countOpen({ open }: Pick<RegistrationContext, 'open'>, lineId: LineId): number {
  return open.flatMap(({ items }) => items).reduce((sum, item) => sum + (item.lineId === lineId ? item.qty : 0), 0)
}

/** The part of a return that gives money back. */
function toRefunded({ items }: Pick<RegisteredReturn, 'items'>): Pick<RegisteredReturn, 'items'> {
  return { items: items.filter(({ exchange }) => exchange === undefined) }
}

/** Lists the gifts that can be sent back and would be left without anything bought. */
function listLonelyGifts(order: Order, context: RegistrationContext, wanted: readonly WantedItem[]): ReturnInput[] {
  const returnable = countReturnable(order, context)
  const refunded = { open: context.open.map(toRefunded) }
  const wantedOf = (lineId: LineId): number =>
    wanted.find((one) => one.lineId === lineId && one.exchange === undefined)?.qty ?? 0
  const isLeft = order.items.some(({ lineId, qty, isBonus }) => {
    const gone = (context.returned[lineId] ?? 0) + countOpen(refunded, lineId) + wantedOf(lineId)
    return !isBonus && gone < qty
  })
  if (isLeft) return []
  return order.items
    .filter(({ isBonus, lineId }) => isBonus && !wanted.some((one) => one.lineId === lineId))
    .map(({ lineId }) => ({ lineId, qty: returnable[lineId] ?? 0 }))
    .filter(({ qty }) => qty > 0)
}
