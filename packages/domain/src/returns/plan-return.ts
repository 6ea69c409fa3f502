import type { LineId } from '../cart/ids.ts'
import { countGivenBack } from './count-given-back.ts'
import type { BoughtOrder, GivenBack, ReturnedQuantities } from './given-back.ts'

export type ReturnInput = { readonly lineId: LineId; readonly qty: number }

export type ReturnPlan =
  | {
      readonly ok: true
      /** How many of each line have gone back with this. */
      readonly returned: ReturnedQuantities
      /** What goes back now, on top of what went before. */
      readonly refund: GivenBack
    }
  | {
      readonly ok: false
      readonly reason: 'nothing' | 'unknown_line' | 'bad_quantity' | 'too_many'
      readonly lineId?: LineId
    }

/**
 * Plans what goes back when some of what is kept of an order is cancelled or returned: the difference of what has gone back after it and
 * before, so that every way of giving an order back ends at what was charged, to the unit and for each instrument (T15).
 */
export function planReturn(order: BoughtOrder, before: ReturnedQuantities, wishes: readonly ReturnInput[]): ReturnPlan {
  const returned: Record<LineId, number> = { ...before }
  for (const { lineId, qty } of wishes) {
    const item = order.items.find((one) => one.lineId === lineId)
    if (!item) return { ok: false, reason: 'unknown_line', lineId }
    if (!Number.isSafeInteger(qty) || qty < 1) return { ok: false, reason: 'bad_quantity', lineId }
    const sum = (returned[lineId] ?? 0) + qty
    if (sum > item.qty) return { ok: false, reason: 'too_many', lineId }
    returned[lineId] = sum
  }
  if (wishes.length === 0) return { ok: false, reason: 'nothing' }
  return { ok: true, returned, refund: subtract(countGivenBack(order, returned), countGivenBack(order, before)) }
}

function subtract(after: GivenBack, before: GivenBack): GivenBack {
  const less = <Part extends object>(parts: readonly Part[], from: readonly Part[]): Part[] =>
    parts.map((part, index) => lessBy(part, from[index] ?? part))
  return {
    amount: after.amount - before.amount,
    tax: after.tax - before.tax,
    lines: less(after.lines, before.lines),
    shipments: less(after.shipments, before.shipments),
    instruments: less(after.instruments, before.instruments),
    vouchers: less(after.vouchers, before.vouchers),
    rewardCodes: less(after.rewardCodes, before.rewardCodes),
    earnedPoints: after.earnedPoints - before.earnedPoints,
  }
}

/** The same thing with its numbers less those of before: what is no number names it. */
function lessBy<Part extends object>(part: Part, before: Part): Part {
  const numbers = Object.entries(part).map(([key, value]) => {
    const was = before[key as keyof Part]
    return [key, typeof value === 'number' && typeof was === 'number' ? value - was : value]
  })
  return { ...part, ...Object.fromEntries(numbers) }
}
