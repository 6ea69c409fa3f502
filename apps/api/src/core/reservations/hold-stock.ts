import { isRefusedByCheck } from '@lacehouse/database'
import { confirmationLinkTime } from '@lacehouse/domain/cart/plan-reserve-item'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import type { OpenCount } from './count-open.ts'
import type { Hold, HoldDecision, ReservationQueries } from './reservations.queries.ts'

export type HoldDeps = { readonly reservations: ReservationQueries }

/** Waits for a statement that reserves a store's stock; refuses with INV700 when no unit is free. */
export async function requireFreeStock<T>(reserving: Promise<T>): Promise<T> {
  try {
    return await reserving
  } catch (error) {
    if (isRefusedByCheck(error, 'stock_items_reserved_within')) throw new Refusal(toErrorId('out_of_stock'))
    // A store has no unit for anyone else while a draw of its product lasts.
    if (isRefusedByCheck(error, 'draw_winners_only')) throw new Refusal(toErrorId('out_of_stock'))
    throw error
  }
}

type Holding<T> = {
  readonly hold: Hold
  readonly decide: HoldDecision
  readonly work: (open: OpenCount) => Promise<T>
}

/**
 * Reserves a store's stock as decided, runs `work`, and releases the stock when `work` throws. Refuses with INV700 when no unit is
 * free.
 */
export async function holdStock<T>(
  { reservations, now }: HoldDeps & { readonly now: () => number },
  { hold, decide, work }: Holding<T>,
): Promise<T> {
  const times = { now: now(), mailedSince: now() - confirmationLinkTime }
  const open = await requireFreeStock(reservations.hold(hold, decide, times))
  try {
    return await work(open)
  } catch (error) {
    await reservations.end(hold.id)
    throw error
  }
}
