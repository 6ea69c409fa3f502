/** Gives a moment of a day without a time, such as `2027-03-12`, that is on this day in the reader's time zone. */
export function toLocalDay(day: string): string {
  return `${day}T12:00:00`
}
