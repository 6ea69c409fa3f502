import { isIsoDay } from '../date/iso-day.ts'
import { toValidator, type Validator } from './problem.ts'

/** Earliest birth date that a form takes (decisions.md, Bounds). */
export const earliestBirthDate = '1900-01-01'

/** A real day, as YYYY-MM-DD; `pattern` is how the words show the wanted form. */
export function mustBeDay(pattern: string): Validator {
  return toValidator(isIsoDay, { key: 'validation.date', values: { pattern } })
}

/** A day not before `date` (YYYY-MM-DD), the day itself included (S1.5). */
export function mustNotBeBefore(date: string): Validator {
  return toValidator((value) => isIsoDay(value) && value >= date, { key: 'validation.minDate', values: { date } })
}

/** A day not after `date` (YYYY-MM-DD), the day itself included (S1.5). */
export function mustNotBeAfter(date: string): Validator {
  return toValidator((value) => isIsoDay(value) && value <= date, { key: 'validation.maxDate', values: { date } })
}

/** A birth date of somebody who is at least `age` years old on `today` (YYYY-MM-DD, the server's day; S2.5). */
export function mustBeOfAge(age: number, today: string): Validator {
  const latest = `${String(Number(today.slice(0, 4)) - age).padStart(4, '0')}${today.slice(4)}`
  return toValidator((value) => isIsoDay(value) && value <= latest, { key: 'validation.age', values: { age } })
}
