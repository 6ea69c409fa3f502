import { isIsoDay } from '../date/iso-day.ts'
import { toValidator, type Validator } from './problem.ts'

/** The earliest birth date that forms accept (docs/bounds.md). */
export const earliestBirthDate = '1900-01-01'

/** A real day as YYYY-MM-DD; `pattern` is the date format that the message shows. */
export function mustBeDay(pattern: string): Validator {
  return toValidator(isIsoDay, { key: 'validation.date', values: { pattern } })
}

/** A day on or after `date` (YYYY-MM-DD). */
export function mustNotBeBefore(date: string): Validator {
  return toValidator((value) => isIsoDay(value) && value >= date, { key: 'validation.minDate', values: { date } })
}

/** A day on or before `date` (YYYY-MM-DD). */
export function mustNotBeAfter(date: string): Validator {
  return toValidator((value) => isIsoDay(value) && value <= date, { key: 'validation.maxDate', values: { date } })
}

/** The birth date of a person who is at least `age` years old on `today` (YYYY-MM-DD, the server's day). */
export function mustBeOfAge(age: number, today: string): Validator {
  const latest = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
  return toValidator((value) => isIsoDay(value) && value <= latest, { key: 'validation.age', values: { age } })
}
