import type { LineId } from '../cart/ids.ts'
import { countGivenBack } from './count-given-back.ts'
import type { BoughtOrder, GivenBack, ReturnedQuantities } from './given-back.ts'

export type ReturnInput = { readonly lineId: LineId; readonly qty: number }

export type ReturnPlan =
  | {
      readonly ok: true
      /** The units of each line that have been returned, this return included. */
      readonly returned: ReturnedQuantities
      /** The refund of this return, on top of earlier ones. */
      readonly refund: GivenBack
    }
  | {
      readonly ok: false
      readonly reason: 'nothing' | 'unknown_line' | 'bad_quantity' | 'too_many'
      readonly lineId?: LineId
    }

/**
 * Plans the refund when further units of an order are cancelled or returned: the difference between everything given back after
 * it and before. Every sequence of returns therefore ends at the charged amounts, to the minor unit and for each instrument
 * (T15).
 */
export function planReturn(order: BoughtOrder, before: ReturnedQuantities, inputs: readonly ReturnInput[]): ReturnPlan {
  const returned: Record<LineId, number> = { ...before }
  for (const { lineId, qty } of inputs) {
    const item = order.items.find((one) => one.lineId === lineId)
    if (!item) return { ok: false, reason: 'unknown_line', lineId }
    if (!Number.isSafeInteger(qty) || qty < 1) return { ok: false, reason: 'bad_quantity', lineId }
    const sum = (returned[lineId] ?? 0) + qty
    if (sum > item.qty) return { ok: false, reason: 'too_many', lineId }
    returned[lineId] = sum
  }
  if (inputs.length === 0) return { ok: false, reason: 'nothing' }
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
    programmeSpend: after.programmeSpend - before.programmeSpend,
  }
}

/** Subtracts the numbers of one object from those of another; other fields stay. */
function lessBy<Part extends object>(part: Part, before: Part): Part {
  const numbers = Object.entries(part).map(([key, value]) => {
    const was = before[key as keyof Part]
    return [key, typeof value === 'number' && typeof was === 'number' ? value - was : value]
  })
  return { ...part, ...Object.fromEntries(numbers) }
}
