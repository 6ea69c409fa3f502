import type { ReservationQueries } from './reservations.queries.ts'

type EndDeps = { readonly reservations: ReservationQueries; readonly now: () => number }

/** Ends the reservations whose time is over and frees their stock; any number of processes may do so at once (T5). */
export async function endReservations({ reservations, now }: EndDeps): Promise<number> {
  const most = 200
  let ended = 0
  for (let count = most; count === most; ended += count) count = await reservations.endDue(now())
  return ended
}
