import { mustBePhone } from '../phone/format-phone.ts'
import type { Validator } from '../validation/problem.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeFilled,
  mustBeName,
  mustBeOneOf,
  mustBeTicked,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'

export const eventGenders = ['female', 'male', 'other'] as const

export type EventFormField =
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'phoneNumber'
  | 'attendingDays'
  | 'plusOne'
  | 'eventTermsAccepted'

/** The values of the form; the chosen days are joined by comma, a ticked box is `true`. */
export type EventFormValues = Readonly<Record<EventFormField, string>>

export type EventFormRules = {
  readonly country: string
  /** The days of the event; who signs up chooses among them where there are two or more. */
  readonly days: readonly string[]
  readonly allowsPlusOne: boolean
}

/** Validates a sign-up for an event: the terms are required, a guest's name is checked only when it is filled (EVT-02). */
export function checkEventForm(values: EventFormValues, rules: EventFormRules): FormProblems<EventFormField> {
  const name = [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(30)]
  return validateForm<EventFormField>(
    {
      firstName: name,
      lastName: name,
      gender: [optional(mustBeOneOf(eventGenders))],
      phoneNumber: [mustBePhone(rules.country)],
      attendingDays: rules.days.length > 1 ? [mustBeFilled, mustBeDaysOf(rules.days)] : [],
      plusOne: rules.allowsPlusOne ? guestRules.map(optional) : [mustBeOneOf([''])],
      eventTermsAccepted: [mustBeTicked],
    },
    Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])),
  )
}

const guestRules = [mustBeName, mustHaveMinLength(2), mustHaveMaxLength(60)]

const optional =
  (validator: Validator): Validator =>
  (value, form) =>
    value === '' ? null : validator(value, form)

const mustBeDaysOf =
  (days: readonly string[]): Validator =>
  (value) =>
    parseAttendingDays(value).every((day) => days.includes(day)) ? null : { key: 'validation.choice' }

/** Reads days that are joined by comma: each once, in their order. */
export function parseAttendingDays(joined: string): string[] {
  return [...new Set(joined.split(',').map((day) => day.trim()))].filter((day) => day !== '').toSorted()
}
