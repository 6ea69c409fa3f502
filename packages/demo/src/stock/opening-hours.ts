const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Opening hours of Sundays, and the closing time of weekdays, where a country's differ from the usual. */
const sundays: Readonly<Record<string, readonly string[]>> = { DE: [], ES: [], NL: ['12:00', '18:00'] }
const evenings: Readonly<Record<string, string>> = { AU: '18:00', FR: '19:30', GB: '19:00', IT: '19:30', NL: '18:30' }

/** Days of a year on which the stores of a country are closed, besides Christmas Day and New Year's Day. */
const closedDays: Readonly<Record<string, readonly string[]>> = {
  AU: ['04-25', '12-26'],
  CA: ['12-26'],
  DE: ['10-03', '12-26'],
  ES: ['01-06', '05-01'],
  FR: ['05-01'],
  GB: ['12-26'],
  IT: ['05-01', '08-15', '12-26'],
  NL: ['04-27', '12-26'],
}

type Exception = { readonly date: string; readonly hours: readonly string[] }

/** Opening hours by weekday as `[opens, closes]` in the store's time, and dates with other hours; an empty list is closed. */
export function makeStoreHours(country: string, now: number): Record<string, unknown> {
  return {
    ...Object.fromEntries(
      weekdays.map((day) => {
        if (day === 'sun') return [day, sundays[country] ?? ['11:00', '18:00']]
        return [day, day === 'sat' ? ['09:30', '20:00'] : ['10:00', evenings[country] ?? '20:00']]
      }),
    ),
    exceptions: listExceptions(country, now),
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

const listExceptions = (country: string, now: number): Exception[] => {
  const thisYear = new Date(now).getUTCFullYear()
  return [thisYear, thisYear + 1].flatMap((year) => [
    ...(country === 'US' ? [{ date: findThanksgiving(year), hours: [] }] : []),
    ...(closedDays[country] ?? []).map((day) => ({ date: `${year}-${day}`, hours: [] })),
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
