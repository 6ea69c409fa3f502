import { type DayHours, type HoursException, type StoreHours, type Weekday, weekdays } from './store.ts'

/**
 * Parses opening hours as the database stores them: `{ mon: ["10:00", "20:00"], sun: [], exceptions: [{ date, hours }] }`. Exceptions are
 * returned in the order of their days.
 */
export function parseStoreHours(value: Readonly<Record<string, unknown>>): StoreHours {
  const days = weekdays.map((day): [Weekday, DayHours] => [day, toDayHours(value[day])])
  const exceptions = Array.isArray(value.exceptions) ? value.exceptions.flatMap(toException) : []
  const sorted = exceptions.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return { weekdays: Object.fromEntries(days) as Record<Weekday, DayHours>, exceptions: sorted }
}

/** Returns the hours of a day (YYYY-MM-DD): those of its exception, else those of its weekday; null when closed. */
export function findHoursOn({ weekdays: regular, exceptions }: StoreHours, day: string): DayHours {
  const exception = exceptions.find(({ date }) => date === day)
  if (exception) return exception.hours
  // The week of `Date` begins on Sunday.
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]
  return weekday ? regular[weekday] : null
}

function toDayHours(value: unknown): DayHours {
  if (!Array.isArray(value)) return null
  const [opens, closes] = value
  return typeof opens === 'string' && typeof closes === 'string' ? { opens, closes } : null
}

function toException(value: unknown): HoursException[] {
  if (typeof value !== 'object' || value === null || !('date' in value) || typeof value.date !== 'string') return []
  return [{ date: value.date, hours: toDayHours('hours' in value ? value.hours : null) }]
}
