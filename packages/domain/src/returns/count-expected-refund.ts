import type { BoughtOrder, ReturnedQuantities } from './given-back.ts'
import { countExpected } from './plan-registration.ts'
import { planReturn } from './plan-return.ts'
import type { RegisteredReturn } from './registered-return.ts'

type OpenReturn = Pick<RegisteredReturn, 'id' | 'items'>

/**
 * Counts what an open return will give back, in minor units, when those that were registered before it have arrived: the returns of an
 * order together are what is refunded in the end. Units that come back for another size give back nothing.
 */
export function countExpectedRefund(
  order: BoughtOrder,
  { returned, open }: { readonly returned: ReturnedQuantities; readonly open: readonly OpenReturn[] },
  id: string,
): number {
  const position = open.findIndex((one) => one.id === id)
  if (position === -1) return 0
  const before = countExpected(order, { returned, open: open.slice(0, position) })
  const after = countExpected(order, { returned, open: open.slice(0, position + 1) })
  const items = Object.entries(after)
    .map(([lineId, units]) => ({ lineId, qty: units - (before[lineId] ?? 0) }))
    .filter(({ qty }) => qty > 0)
  const plan = planReturn(order, before, items)
  return plan.ok ? plan.refund.amount : 0
}
