import { toReturnKey } from '@lacehouse/domain/returns/registered-return'
import { returnsQueries } from '../returns/returns.queries.ts'
import type { NamedItem } from './find-lines.ts'
import { findLines } from './find-lines.ts'
import { type ReturnDeps, type Returned, returnItems } from './return-items.ts'

/** What arrived of a return; null for all that its shopper registered. */
export type TakeBackCommand = { readonly returnNumber: string; readonly items: readonly NamedItem[] | null }

export type TakenBack =
  | { readonly orderNumber: string; readonly result: Returned }
  | { readonly orderNumber: null; readonly reason: 'unknown_return' }
  | { readonly orderNumber: string; readonly reason: 'unknown_item'; readonly item: string }

/**
 * Takes a registered return back: refunds what arrived, once for the return, with the reasons that its shopper gave. What did not
 * arrive can be registered again (ACC-08).
 */
export function takeBack(deps: ReturnDeps) {
  const giveBack = returnItems(deps)
  return async ({ returnNumber, items }: TakeBackCommand): Promise<TakenBack> => {
    const registered = await returnsQueries.find(deps.database.pool, returnNumber)
    if (!registered) return { orderNumber: null, reason: 'unknown_return' }
    const { orderNumber } = registered
    const found = items ? await findLines(deps.database.pool, orderNumber, items) : null
    if (found && !found.ok) return { orderNumber, reason: 'unknown_item', item: found.item }
    const result = await giveBack({
      orderNumber,
      key: toReturnKey(registered),
      reason: [...new Set(registered.items.map(({ reason }) => reason))].join(', '),
      items: found?.lines ?? registered.items.map(({ lineId, qty }) => ({ lineId, qty })),
    })
    return { orderNumber, result }
  }
}
