import type { BoughtOrder, ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import type { ReturnStep } from '@lacehouse/domain/returns/list-broken-refunds'
import { planReturn, type ReturnInput } from '@lacehouse/domain/returns/plan-return'

type Draw = (below: number) => number

/** One random cancellation or return of what is kept: some of one to three lines; empty where nothing is kept. */
export function drawReturnInput({ items }: BoughtOrder, returned: ReturnedQuantities, draw: Draw): ReturnInput[] {
  const kept = items
    .map(({ lineId, qty }) => ({ lineId, left: qty - (returned[lineId] ?? 0) }))
    .filter(({ left }) => left > 0)
  const count = Math.min(kept.length, 1 + draw(3))
  return Array.from({ length: count }, () => kept.splice(draw(kept.length), 1))
    .flat()
    .map(({ lineId, left }) => ({ lineId, qty: draw(2) === 0 ? left : 1 + draw(left) }))
}

/** Gives an order back in random steps, down to nothing, or to a part of it after so many. */
export function drawReturns(order: BoughtOrder, draw: Draw, most = Number.POSITIVE_INFINITY): ReturnStep[] {
  const steps: ReturnStep[] = []
  for (let returned: ReturnedQuantities = {}; steps.length < most; ) {
    const wish = drawReturnInput(order, returned, draw)
    if (wish.length === 0) break
    const plan = planReturn(order, returned, wish)
    if (!plan.ok) throw new Error(`What is kept could not be given back: ${plan.reason}`)
    steps.push(plan)
    returned = plan.returned
  }
  return steps
}
