import type { Instant } from '../time/instant.ts'

/** An event of a site that people sign up for (decision 0092). */
export type ShopEvent = {
  readonly id: string
  readonly siteId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  /** Until when people can sign up; null until it begins. */
  readonly closesAt: Instant | null
  readonly cancelledAt: Instant | null
  /** An IANA time zone: that of the place. */
  readonly timeZone: string
  /** People who can come, guests of theirs included. */
  readonly capacity: number
  readonly allowsPlusOne: boolean
  /** By locale. */
  readonly names: Readonly<Record<string, string>>
  /** Where it is, by locale. */
  readonly places: Readonly<Record<string, string>>
}

type Span = { readonly startsAt: Instant; readonly endsAt: Instant; readonly timeZone: string }

/** Lists the days of an event at its place as YYYY-MM-DD; an event that ends at midnight does not reach into the next day. */
export function listEventDays({ startsAt, endsAt, timeZone }: Span): string[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const last = format.format(Math.max(startsAt, endsAt - 1))
  const listed: string[] = []
  for (let day = format.format(startsAt); day <= last; day = toNextDay(day)) listed.push(day)
  return listed
}

const toNextDay = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}
