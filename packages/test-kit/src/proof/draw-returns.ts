import type { BoughtOrder, ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import type { ReturnStep } from '@lacehouse/domain/returns/list-broken-refunds'
import { planReturn, type ReturnInput } from '@lacehouse/domain/returns/plan-return'

type Draw = (below: number) => number

/** Draws a cancellation or return of one to three remaining lines; empty if none remains. */
export function drawReturnInput({ items }: BoughtOrder, returned: ReturnedQuantities, draw: Draw): ReturnInput[] {
  const remaining = items
    .map(({ lineId, qty }) => ({ lineId, left: qty - (returned[lineId] ?? 0) }))
    .filter(({ left }) => left > 0)
  const count = Math.min(remaining.length, 1 + draw(3))
  return Array.from({ length: count }, () => remaining.splice(draw(remaining.length), 1))
    .flat()
    .map(({ lineId, left }) => ({ lineId, qty: draw(2) === 0 ? left : 1 + draw(left) }))
}

/** Returns an order in random steps: completely, or partly after `most` steps. */
export function drawReturns(order: BoughtOrder, draw: Draw, most = Number.POSITIVE_INFINITY): ReturnStep[] {
  const steps: ReturnStep[] = []
  for (let returned: ReturnedQuantities = {}; steps.length < most; ) {
    const input = drawReturnInput(order, returned, draw)
    if (input.length === 0) break
    const plan = planReturn(order, returned, input)
    if (!plan.ok) throw new Error(`The remaining items could not be returned: ${plan.reason}`)
    steps.push(plan)
    returned = plan.returned
  }
  return steps
}
