/** A moment as milliseconds since 1970 in UTC: the one form of time in the domain, in documents and in plans. */
export type Instant = number

/** A span as milliseconds, made by `minutes(15)` and never by arithmetic in place. */
export type Duration = number

/** Anything that holds from a moment on (inclusive) until another (exclusive); an open end holds for ever. */
export type Period = { readonly from?: Instant; readonly until?: Instant }

/** Tells whether a moment lies in a period: its beginning does, its end does not. */
export function isWithin(period: Period, now: Instant): boolean {
  return (period.from === undefined || period.from <= now) && (period.until === undefined || now < period.until)
}
