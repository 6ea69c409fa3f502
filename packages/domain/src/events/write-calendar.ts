import type { Instant } from '../time/instant.ts'

export type CalendarEntry = {
  readonly id: string
  readonly name: string
  readonly place: string
  readonly url: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly isCancelled: boolean
  /** When the file is written. */
  readonly now: Instant
}

/** Writes a calendar file with one event (RFC 5545). Its moments are in UTC, which every calendar shows in its own time zone. */
export function writeCalendar({ id, name, place, url, startsAt, endsAt, isCancelled, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lacehouse//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@lacehouse`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(startsAt)}`,
    `DTEND:${toUtc(endsAt)}`,
    `SUMMARY:${escapeText(name)}`,
    `LOCATION:${escapeText(place)}`,
    `URL:${url}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const toUtc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')

const octetsOf = (text: string): number => new TextEncoder().encode(text).length

/** Lines have at most 75 octets; a longer one goes on after a space, and no character is cut. */
const fold = (line: string): string => {
  const rows: string[] = []
  let row = ''
  for (const sign of line) {
    if (octetsOf(row) + octetsOf(sign) > (rows.length === 0 ? 75 : 74)) {
      rows.push(row)
      row = ''
    }
    row += sign
  }
  return [...rows, row].join('\r\n ')
}
