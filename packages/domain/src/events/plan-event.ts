import type { Instant } from '../time/instant.ts'
import { isTimeZone } from '../time/is-time-zone.ts'
import { fromWallTime } from '../time/site-clock.ts'

/** An event as staff write it: times by the clock of its place, as `2027-03-12T18:00`. */
export type EventInput = {
  readonly timeZone: string
  readonly startsAt: string
  readonly endsAt: string
  /** Until when people can sign up; null until it begins. */
  readonly closesAt: string | null
  readonly capacity: number
}

export type EventTimes = { readonly startsAt: Instant; readonly endsAt: Instant; readonly closesAt: Instant | null }

export type EventPlan =
  | { readonly ok: true; readonly times: EventTimes }
  | { readonly ok: false; readonly reason: 'wrong_time'; readonly field: keyof EventInput }
  | { readonly ok: false; readonly reason: 'capacity_taken' }

/**
 * Decides whether an event can be written: its times exist, follow one another and are to come, and its capacity has the places that are
 * taken. The event of a place whose clock goes back has the earlier of two moments.
 */
export function planEvent(
  input: EventInput,
  { taken, now }: { readonly taken: number; readonly now: Instant },
): EventPlan {
  const wrong = (field: keyof EventInput): EventPlan => ({ ok: false, reason: 'wrong_time', field })
  if (!isTimeZone(input.timeZone)) return wrong('timeZone')
  const startsAt = fromWallTime(input.startsAt, input.timeZone)
  if (startsAt === null || startsAt <= now) return wrong('startsAt')
  const endsAt = fromWallTime(input.endsAt, input.timeZone)
  if (endsAt === null || endsAt <= startsAt) return wrong('endsAt')
  const closesAt = input.closesAt === null ? null : fromWallTime(input.closesAt, input.timeZone)
  if (input.closesAt !== null && (closesAt === null || closesAt > startsAt)) return wrong('closesAt')
  if (input.capacity < taken) return { ok: false, reason: 'capacity_taken' }
  return { ok: true, times: { startsAt, endsAt, closesAt } }
}

type Dated = {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly closesAt: Instant | null
  readonly cancelledAt: Instant | null
}

export const eventStates = ['open', 'closed', 'past', 'cancelled'] as const
export type EventState = (typeof eventStates)[number]

/** Returns the state of an event; `closed` is to come or running, and no one can sign up any more. */
export function findEventState({ startsAt, endsAt, closesAt, cancelledAt }: Dated, now: Instant): EventState {
  if (cancelledAt !== null) return 'cancelled'
  if (now >= endsAt) return 'past'
  return now >= (closesAt ?? startsAt) ? 'closed' : 'open'
}
