import type { StaffEventSummary } from '@lacehouse/contracts'

type Dated = Pick<StaffEventSummary, 'startDate' | 'endDate' | 'timeZone'>

/** Writes when an event is, by the clock of its place. */
export function formatPeriod(locale: string, { startDate, endDate, timeZone }: Dated): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return format.formatRange(new Date(startDate), new Date(endDate))
}
