import type { PoolClient } from 'pg'
import { type EventRow, eventsQueries } from '../../../core/events/events.queries.ts'
import { Refusal } from '../../../http/refusal.ts'

type Wanted = { readonly id: string; readonly revision: number; readonly now: number }

/** Locks an event for a change by staff; refuses one that has begun, was cancelled, or was changed by someone else since. */
export async function lockChangeable(client: PoolClient, { id, revision, now }: Wanted): Promise<EventRow> {
  const event = await eventsQueries.lock(client, id)
  if (!event) throw new Refusal('EVT404')
  if (event.cancelledAt !== null || now >= event.startsAt) throw new Refusal('EVT414')
  if (event.revision !== revision) throw new Refusal('EVT412')
  return event
}
