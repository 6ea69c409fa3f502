import type { LineId } from '../cart/ids.ts'
import { countGivenBack } from './count-given-back.ts'
import type { BoughtOrder, GivenBack, ReturnedQuantities } from './given-back.ts'

/** How far an order has come: what went back of it, what has left, and what its provider was asked for so far, in minor units. */
export type MoneyContext = {
  readonly returned: ReturnedQuantities
  readonly leftShipments: readonly string[]
  readonly captured: number
  readonly refunded: number
}

export type MoneyPlan = { readonly kind: 'capture' | 'refund' | 'void'; readonly amount: number }

/**
 * Plans what the provider of an order is to move next, in minor units; null where nothing is. It is to hold what it has to pay less
 * what went back, less what still waits to leave: so that money is taken as goods leave, given back as they return, and what is
 * cancelled before is never taken. Where nothing was taken and nothing is left to take, all that is held is let go (decision 0023).
 */
export function planMoneyMove(order: BoughtOrder, context: MoneyContext): MoneyPlan | null {
  const back = countGivenBack(order, context.returned)
  const paid = toProvider(order, order.payments)
  const due = paid - toProvider(order, back.instruments)
  const net = context.captured - context.refunded
  if (paid > 0 && due === 0 && context.captured === 0) return { kind: 'void', amount: paid }
  const wanted = Math.max(0, due - countWaiting(order, back, context.leftShipments))
  if (wanted > net) return { kind: 'capture', amount: wanted - net }
  return wanted < net ? { kind: 'refund', amount: net - wanted } : null
}

/** What of some amounts is the provider's: instruments without a limit of their own. */
function toProvider({ payments }: BoughtOrder, amounts: readonly { readonly amount: number }[]): number {
  return payments.reduce(
    (sum, { instrument }, at) => sum + (instrument.upTo === null ? (amounts[at]?.amount ?? 0) : 0),
    0,
  )
}

/** What the kept goods of shipments that have not left cost, their delivery with them. */
function countWaiting(order: BoughtOrder, back: GivenBack, leftShipments: readonly string[]): number {
  const whole = countGivenBack(order, listAll(order))
  const kept = (
    parts: readonly { readonly amount: number }[],
    given: readonly { readonly amount: number }[],
    at: number,
  ) => (parts[at]?.amount ?? 0) - (given[at]?.amount ?? 0)
  return order.shipments.reduce((sum, { shipmentId, lineIds }, nth) => {
    if (leftShipments.includes(shipmentId)) return sum
    const lines = order.items.map(({ lineId }, at) =>
      lineIds.includes(lineId) ? kept(whole.lines, back.lines, at) : 0,
    )
    return sum + kept(whole.shipments, back.shipments, nth) + lines.reduce((goods, one) => goods + one, 0)
  }, 0)
}

function listAll({ items }: BoughtOrder): Record<LineId, number> {
  return Object.fromEntries(items.map(({ lineId, qty }) => [lineId, qty]))
}
