import type { ReservationQueries } from './reservations.queries.ts'

type EndDeps = { readonly reservations: ReservationQueries; readonly now: () => number }

/** Ends expired reservations and releases their stock. Several processes may run this at the same time. */
export async function endReservations({ reservations, now }: EndDeps): Promise<number> {
  const most = 200
  let ended = 0
  for (let count = most; count === most; ended += count) count = await reservations.endDue(now())
  return ended
}
