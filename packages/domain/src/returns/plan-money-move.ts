import type { LineId } from '../cart/ids.ts'
import { paymentMethodTraits } from '../payment/instrument.ts'
import { countGivenBack } from './count-given-back.ts'
import type { BoughtOrder, GivenBack, ReturnedQuantities } from './given-back.ts'

/**
 * The state of an order's money: returned units, shipments that left the shop, and the amounts captured and refunded so far, in
 * minor units.
 */
export type MoneyContext = {
  readonly returned: ReturnedQuantities
  readonly leftShipments: readonly string[]
  readonly captured: number
  readonly refunded: number
  /** The provider's part of refunds that became store credit, and that the provider therefore keeps. */
  readonly credited?: number
}

export type MoneyPlan = { readonly kind: 'capture' | 'refund' | 'void' | 'release'; readonly amount: number }

/**
 * Plans the provider's next operation in minor units; null when there is none. The provider should hold what it has to pay, less
 * refunds, less the goods that wait to leave: money is captured as goods leave, refunded as they return, and never captured for
 * goods that are cancelled before. When nothing was captured and nothing is due any more, the authorisation is voided (decision
 * 0023). A refund as store credit leaves its part with the provider (decision 0077). Of a payment that was captured at once the
 * provider holds everything from the start, so that only refunds follow (decision 0111).
 */
export function planMoneyMove(order: BoughtOrder, context: MoneyContext): MoneyPlan | null {
  const back = countGivenBack(order, context.returned)
  const paid = toProvider(order, order.payments)
  const due = paid - toProvider(order, back.instruments) + (context.credited ?? 0)
  if (isTakenAtOnce(order)) {
    const excess = paid - context.refunded - due
    return excess > 0 ? { kind: 'refund', amount: excess } : null
  }
  const net = context.captured - context.refunded
  if (paid > 0 && due === 0 && context.captured === 0) return { kind: 'void', amount: paid }
  const wanted = Math.max(0, due - countWaiting(order, back, context.leftShipments))
  if (wanted > net) return { kind: 'capture', amount: wanted - net }
  return wanted < net ? { kind: 'refund', amount: net - wanted } : null
}

/**
 * Plans the release of what an authorisation still holds, in minor units: once something was captured and no goods wait to leave any more,
 * nothing else of it is ever taken (decision 0109). `captured` is the sum after the operation that was planned before. Null when nothing
 * is left, or goods still wait.
 */
export function planRelease(
  order: BoughtOrder,
  { returned, leftShipments, captured }: Pick<MoneyContext, 'returned' | 'leftShipments' | 'captured'>,
): MoneyPlan | null {
  const amount = toProvider(order, order.payments) - captured
  if (captured === 0 || amount === 0 || isTakenAtOnce(order)) return null
  const isWaiting = countWaiting(order, countGivenBack(order, returned), leftShipments) > 0
  return isWaiting ? null : { kind: 'release', amount }
}

/** Says whether the provider took the order's money with the authorisation. */
function isTakenAtOnce({ payments }: BoughtOrder): boolean {
  return payments.some(({ instrument }) => paymentMethodTraits[instrument.method].isCapturedAtOnce)
}

/** The provider's part of some amounts: those of instruments without a limit. */
function toProvider({ payments }: BoughtOrder, amounts: readonly { readonly amount: number }[]): number {
  return payments.reduce(
    (sum, { instrument }, at) => sum + (instrument.upTo === null ? (amounts[at]?.amount ?? 0) : 0),
    0,
  )
}

/** The price of the goods that wait to leave in shipments, with their delivery. */
function countWaiting(order: BoughtOrder, back: GivenBack, leftShipments: readonly string[]): number {
  const whole = countGivenBack(order, listAll(order))
  const remaining = (
    parts: readonly { readonly amount: number }[],
    given: readonly { readonly amount: number }[],
    at: number,
  ) => (parts[at]?.amount ?? 0) - (given[at]?.amount ?? 0)
  return order.shipments.reduce((sum, { shipmentId, lineIds }, nth) => {
    if (leftShipments.includes(shipmentId)) return sum
    const lines = order.items.map(({ lineId }, at) =>
      lineIds.includes(lineId) ? remaining(whole.lines, back.lines, at) : 0,
    )
    return sum + remaining(whole.shipments, back.shipments, nth) + lines.reduce((goods, one) => goods + one, 0)
  }, 0)
}

function listAll({ items }: BoughtOrder): Record<LineId, number> {
  return Object.fromEntries(items.map(({ lineId, qty }) => [lineId, qty]))
}
