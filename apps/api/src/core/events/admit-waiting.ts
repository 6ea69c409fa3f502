import { type Executor, inTransaction } from '@lacehouse/database'
import { planAdmissions } from '@lacehouse/domain/events/plan-registration'
import type { Deps } from '../../deps.ts'
import { type EventRow, eventsQueries } from './events.queries.ts'

/** Gives the free places of an event to the first of its waiting list, and enqueues their mails. The caller has locked the event. */
export async function admitWaiting(client: Executor, event: EventRow, now: number): Promise<void> {
  if (now >= event.startsAt || event.cancelledAt !== null) return
  const waiting = await eventsQueries.listWaiting(client, event.id)
  if (waiting.length === 0) return
  const { taken } = await eventsQueries.countSeats(client, event.id)
  const ids = planAdmissions(waiting, event.capacity - taken)
  if (ids.length === 0) return
  await eventsQueries.admit(client, ids)
  await eventsQueries.enqueueMails(client, { ids, kind: 'admitted', now })
}

/** Enqueues the reminders of the day before, and gives away places that came free. Several instances may run this at the same time. */
export async function runEvents({ database: { pool }, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await eventsQueries.enqueueReminders(pool, now())
  for (const id of await eventsQueries.listToAdmit(pool, now())) {
    await inTransaction(pool, async (client) => {
      const event = await eventsQueries.lock(client, id)
      if (event) await admitWaiting(client, event, now())
    })
  }
}
