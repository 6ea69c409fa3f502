import type { LineId } from '../cart/ids.ts'
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

export type MoneyPlan = { readonly kind: 'capture' | 'refund' | 'void'; readonly amount: number }

/**
 * Plans the provider's next operation in minor units; null when there is none. The provider should hold what it has to pay, less
 * refunds, less the goods that wait to leave: money is captured as goods leave, refunded as they return, and never captured for
 * goods that are cancelled before. When nothing was captured and nothing is due any more, the authorisation is voided (decision
 * 0023). A refund as store credit leaves its part with the provider (decision 0077).
 */
export function planMoneyMove(order: BoughtOrder, context: MoneyContext): MoneyPlan | null {
  const back = countGivenBack(order, context.returned)
  const paid = toProvider(order, order.payments)
  const due = paid - toProvider(order, back.instruments) + (context.credited ?? 0)
  const net = context.captured - context.refunded
  if (paid > 0 && due === 0 && context.captured === 0) return { kind: 'void', amount: paid }
  const wanted = Math.max(0, due - countWaiting(order, back, context.leftShipments))
  if (wanted > net) return { kind: 'capture', amount: wanted - net }
  return wanted < net ? { kind: 'refund', amount: net - wanted } : null
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
