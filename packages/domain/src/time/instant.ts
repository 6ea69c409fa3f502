/** A moment as milliseconds since 1970 in UTC, the domain's only form of time. */
export type Instant = number

/** A duration in milliseconds; `minutes(15)` and its siblings make one. */
export type Duration = number

/** A period from a moment (inclusive) until another (exclusive); without an end it never ends. */
export type Period = { readonly from?: Instant; readonly until?: Instant }

/** Returns whether a moment lies in a period: its beginning does, its end does not. */
export function isWithin(period: Period, now: Instant): boolean {
  return (period.from === undefined || period.from <= now) && (period.until === undefined || now < period.until)
}
