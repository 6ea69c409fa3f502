import { inTransaction } from '@lacehouse/database'
import { toReturnKey } from '@lacehouse/domain/returns/registered-return'
import type { PoolClient } from 'pg'
import { returnsQueries } from '../returns/returns.queries.ts'
import type { NamedItem } from './find-lines.ts'
import { findLines } from './find-lines.ts'
import { type ReturnDeps, type Returned, returnItemsIn } from './return-items.ts'

/** What arrived of a return; null for all that its shopper registered. */
export type TakeBackCommand = { readonly returnNumber: string; readonly items: readonly NamedItem[] | null }

export type TakenBack =
  | { readonly orderNumber: string; readonly result: Returned }
  | { readonly orderNumber: null; readonly reason: 'unknown_return' }
  | { readonly orderNumber: string; readonly reason: 'unknown_item'; readonly item: string }

/** Takes a registered return back in a transaction of its own. */
export function takeBack(deps: ReturnDeps) {
  return (command: TakeBackCommand): Promise<TakenBack> =>
    inTransaction(deps.database.pool, (client) => takeBackIn(deps, client, command))
}

/**
 * Takes a registered return back: refunds what arrived, once for the return, with the reasons that its shopper gave. What did not
 * arrive can be registered again (ACC-08).
 */
export async function takeBackIn(
  deps: ReturnDeps,
  client: PoolClient,
  { returnNumber, items }: TakeBackCommand,
): Promise<TakenBack> {
  const registered = await returnsQueries.find(client, returnNumber)
  if (!registered) return { orderNumber: null, reason: 'unknown_return' }
  const { orderNumber } = registered
  const found = items ? await findLines(client, orderNumber, items) : null
  if (found && !found.ok) return { orderNumber, reason: 'unknown_item', item: found.item }
  const result = await returnItemsIn(deps, client, {
    orderNumber,
    key: toReturnKey(registered),
    reason: [...new Set(registered.items.map(({ reason }) => reason))].join(', '),
    items: found?.lines ?? registered.items.map(({ lineId, qty }) => ({ lineId, qty })),
  })
  return { orderNumber, result }
}
