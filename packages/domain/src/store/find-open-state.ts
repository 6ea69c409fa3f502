import type { DayHours, Weekday } from './store.ts'

/** The hours of a store as a page has them; a closed day has none. */
export type ShownHours = {
  readonly weekdays: readonly { readonly day: Weekday; readonly hours?: DayHours | undefined }[]
  /** Days with other hours, holidays among them. */
  readonly exceptions: readonly { readonly date: string; readonly hours?: DayHours | undefined }[]
}

export type OpenState = {
  readonly isOpen: boolean
  /** When it closes, or opens later today; `HH:MM` in the store's own time. */
  readonly until?: string
}

/** Says whether a store is open at a moment, in its own time zone; a holiday goes before its weekday. */
export function findOpenState({ weekdays, exceptions }: ShownHours, timeZone: string, now: Date): OpenState {
  const { date, day, time } = readClock(timeZone, now)
  const exception = exceptions.find((one) => one.date === date)
  const hours = exception ? exception.hours : weekdays.find((one) => one.day === day)?.hours
  if (!hours) return { isOpen: false }
  if (time < hours.opens) return { isOpen: false, until: hours.opens }
  return time < hours.closes ? { isOpen: true, until: hours.closes } : { isOpen: false }
}

function readClock(timeZone: string, now: Date): { date: string; day: string; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', weekday: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    day: parts.weekday?.toLowerCase() ?? '',
    time: `${parts.hour}:${parts.minute}`,
  }
}
