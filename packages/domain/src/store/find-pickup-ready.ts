import { minutes } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import { findHoursOn } from './parse-store-hours.ts'
import type { Store } from './store.ts'

/** A time on a store's wall clock: a day (YYYY-MM-DD) and `HH:MM`. */
type WallTime = { readonly date: string; readonly time: string }

/** The opening time that a store needs to have an order ready (docs/bounds.md). */
const pickupPreparation = minutes(120)
/** Times are promised to the next quarter of an hour. */
const step = 15
/** A store that does not open within these days promises no time. */
const mostDays = 14

type Place = Pick<Store, 'hours'> & { readonly address: Pick<Store['address'], 'timeZone'> }

/**
 * Finds when a store has an order ready that is placed now: after two hours in which the store is open, on the wall clock of the
 * store. Null for a store that does not open soon.
 */
export function findPickupReady({ hours, address }: Place, now: Instant): WallTime | null {
  const placed = readWallTime(address.timeZone, now)
  let needed = pickupPreparation / minutes(1)
  for (let day = 0; day < mostDays; day += 1) {
    const date = addDays(placed.date, day)
    const open = findHoursOn(hours, date)
    if (!open) continue
    const from = Math.max(toMinutes(open.opens), day === 0 ? roundUp(toMinutes(placed.time)) : 0)
    const left = Math.max(0, toMinutes(open.closes) - from)
    if (needed <= left) return { date, time: toTime(from + needed) }
    needed -= left
  }
  return null
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Reads a time zone's wall clock at a moment; the Swedish format equals the ISO format. */
export function readWallTime(timeZone: string, now: Instant): WallTime {
  const known = formats.get(timeZone)
  const format = known ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  if (!known) formats.set(timeZone, format)
  const [date = '', time = ''] = format.format(now).split(' ')
  return { date, time }
}

const roundUp = (minute: number): number => Math.ceil(minute / step) * step

function toMinutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

const toTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

function addDays(date: string, count: number): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + count)
  return day.toISOString().slice(0, 10)
}
