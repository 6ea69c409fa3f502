import { findCountry } from '../countries/countries.ts'

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

type Exception = { readonly date: string; readonly hours: readonly string[] }

/** Opening hours by weekday as `[opens, closes]` in the store's time, and dates with other hours; an empty list is closed. */
export function makeStoreHours(country: string, now: number): Record<string, unknown> {
  const { sunday, evening, closed = [] } = findCountry(country)?.openingHours ?? {}
  return {
    ...Object.fromEntries(
      weekdays.map((day) => {
        if (day === 'sun') return [day, sunday ?? ['11:00', '18:00']]
        return [day, day === 'sat' ? ['09:30', '20:00'] : ['10:00', evening ?? '20:00']]
      }),
    ),
    exceptions: listExceptions(country, closed, now),
  }
}

/** Opening hours of a pickup point in a kiosk or a corner shop. */
export function makePointHours(nth: number): Record<string, unknown> {
  return Object.fromEntries(
    weekdays.map((day) => {
      if (day === 'sun') return [day, nth % 3 === 0 ? ['09:00', '13:00'] : []]
      return [day, day === 'sat' ? ['08:00', '16:00'] : nth % 2 === 0 ? ['07:00', '20:00'] : ['08:30', '18:30']]
    }),
  )
}

const listExceptions = (country: string, closed: readonly string[], now: number): Exception[] => {
  const thisYear = new Date(now).getUTCFullYear()
  return [thisYear, thisYear + 1].flatMap((year) => [
    ...(country === 'US' ? [{ date: findThanksgiving(year), hours: [] }] : []),
    ...closed.map((day) => ({ date: `${year}-${day}`, hours: [] })),
    { date: `${year}-12-24`, hours: ['10:00', '14:00'] },
    { date: `${year}-12-25`, hours: [] },
    { date: `${year}-12-31`, hours: ['10:00', '16:00'] },
    { date: `${year + 1}-01-01`, hours: [] },
  ])
}

/** The fourth Thursday of November. */
const findThanksgiving = (year: number): string => {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
  const day = 1 + ((4 - first + 7) % 7) + 21
  return `${year}-11-${String(day).padStart(2, '0')}`
}
