import type { LineId } from '../cart/ids.ts'
import type { PaymentMandate } from '../payment/mandate.ts'
import type { ReturnedQuantities } from '../returns/given-back.ts'
import { listRemaining } from '../returns/list-remaining.ts'
import type { ReturnInput } from '../returns/plan-return.ts'
import type { OrderDraft } from './order.ts'
import type { OrderState, ShipmentState } from './order-state.ts'

/** How far an order is, for the question what its shopper may still cancel. */
export type CancellationContext = {
  readonly state: OrderState
  readonly shipments: readonly { readonly id: string; readonly state: ShipmentState }[]
  readonly returned: ReturnedQuantities
  /** Of a card that is charged at shipping: packing alone ends nothing while it was not charged (decision 0130). */
  readonly mandate?: Pick<PaymentMandate, 'state'> | null
}

type Order = Pick<OrderDraft, 'items' | 'shipments'>

export type CancellationPlan =
  | { readonly ok: true; readonly items: readonly ReturnInput[] }
  | { readonly ok: false; readonly reason: 'too_late' | 'unknown_line' | 'bad_quantity' }

/**
 * Counts the units of each line that its shopper may still cancel: those of a final order whose packing has not begun (ACC-07). What is
 * sent by mail goes out at once, and cannot be called back.
 */
export function countCancellable({ items, shipments }: Order, context: CancellationContext): Record<LineId, number> {
  if (context.state !== 'finalised' || context.mandate?.state === 'charging') return {}
  const isUncharged = context.mandate?.state === 'waiting' || context.mandate?.state === 'declined'
  const open = shipments.filter(
    ({ shipmentId, groupId }) =>
      groupId !== 'digital' &&
      context.shipments.some(
        ({ id, state }) => id === shipmentId && (state === 'allocated' || (isUncharged && state === 'picking')),
      ),
  )
  const counts = items
    .filter(({ lineId, isDigital }) => !isDigital && open.some(({ lineIds }) => lineIds.includes(lineId)))
    .map(({ lineId, qty }) => [lineId, qty - (context.returned[lineId] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, left]) => left > 0))
}

/**
 * Plans what a shopper's cancellation takes out of an order: the wanted units, or the whole rest for null. With the last bought unit
 * its gifts go too. The whole order can be cancelled only while each of its units can.
 */
export function planCancellation(
  order: Order,
  context: CancellationContext,
  wanted: readonly ReturnInput[] | null,
): CancellationPlan {
  const cancellable = countCancellable(order, context)
  const items = wanted ?? listRemaining(order, context.returned)
  if (items.length === 0) return { ok: false, reason: 'too_late' }
  const seen = new Set<LineId>()
  for (const { lineId, qty } of items) {
    if (!order.items.some((item) => item.lineId === lineId) || seen.has(lineId))
      return { ok: false, reason: 'unknown_line' }
    seen.add(lineId)
    if (!Number.isSafeInteger(qty) || qty < 1) return { ok: false, reason: 'bad_quantity' }
    if (qty > (cancellable[lineId] ?? 0)) return { ok: false, reason: 'too_late' }
  }
  return { ok: true, items: [...items, ...listLonelyGifts(order, context, items)] }
}

/** Lists the gifts that would be left without anything bought. */
const listLonelyGifts = (
  { items }: Order,
  { returned }: CancellationContext,
  taken: readonly ReturnInput[],
): ReturnInput[] => {
  const left = items.map(({ lineId, qty, isBonus }) => {
    const gone = (returned[lineId] ?? 0) + (taken.find((one) => one.lineId === lineId)?.qty ?? 0)
    return { lineId, isBonus, qty: qty - gone }
  })
  if (left.some(({ isBonus, qty }) => !isBonus && qty > 0)) return []
  return left.filter(({ qty }) => qty > 0).map(({ lineId, qty }) => ({ lineId, qty }))
}
