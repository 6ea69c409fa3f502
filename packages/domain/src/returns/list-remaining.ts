import type { BoughtOrder, ReturnedQuantities } from './given-back.ts'
import type { ReturnInput } from './plan-return.ts'

/** Lists what has not been cancelled or returned of an order: the units of each line that has any. */
export function listRemaining({ items }: Pick<BoughtOrder, 'items'>, returned: ReturnedQuantities): ReturnInput[] {
  return items.map(({ lineId, qty }) => ({ lineId, qty: qty - (returned[lineId] ?? 0) })).filter(({ qty }) => qty > 0)
}
