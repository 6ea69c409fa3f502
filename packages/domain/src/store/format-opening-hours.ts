import { type Weekday, weekdays } from './store.ts'

type Hours = { readonly opens: string; readonly closes: string } | undefined
type Day = { readonly day: Weekday; readonly hours?: Hours }

/** A run of days with the same hours as text: `Mon – Fri` and `10:00 – 20:00`, or null for closed. */
export type HoursLine = { readonly days: string; readonly hours: string | null }

/** Formats a week's hours, with consecutive days of equal hours on one line; `tag` is the locale's language tag. */
export function formatOpeningHours(days: readonly Day[], tag: string): HoursLine[] {
  return groupDays(days).map(({ first, last, hours }) => ({
    days: first === last ? formatWeekday(first, tag) : `${formatWeekday(first, tag)} – ${formatWeekday(last, tag)}`,
    hours: formatHours(hours, tag),
  }))
}

/** Formats the hours of one day; null on a closed day. */
export function formatHours(hours: Hours, tag: string): string | null {
  if (!hours) return null
  const { opens, closes } = hours
  return `${formatTime(opens, tag)} – ${formatTime(closes, tag)}`
}

type Run = { readonly first: Weekday; readonly last: Weekday; readonly hours: Hours }

function groupDays(days: readonly Day[]): Run[] {
  const runs: Run[] = []
  for (const { day, hours } of days) {
    const before = runs.at(-1)
    if (before && isSame(before.hours, hours)) runs[runs.length - 1] = { ...before, last: day }
    else runs.push({ first: day, last: day, hours })
  }
  return runs
}

function isSame(a: Hours, b: Hours): boolean {
  return a?.opens === b?.opens && a?.closes === b?.closes
}

/** The date of the 1st of January 2024 was a Monday. */
function formatWeekday(day: Weekday, tag: string): string {
  const date = Date.UTC(2024, 0, 1 + weekdays.indexOf(day))
  return new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }).format(date)
}

/** Formats `HH:MM` as the locale writes it. */
export function formatTime(time: string, tag: string): string {
  const date = new Date(`2024-01-01T${time}:00Z`)
  return new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(date)
}
