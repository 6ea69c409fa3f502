import type { ErrorId } from '@lacehouse/contracts'
import { isCommonPassword } from '@lacehouse/domain/auth/is-common-password'
import { formatDayInput } from '@lacehouse/domain/date/day-input'
import type { Problem } from '@lacehouse/domain/validation/problem'
import type { FormProblems } from '@lacehouse/domain/validation/validate-form'
import { findMessage } from '@lacehouse/messages'
import { Refusal, type RefusalDetail } from './refusal.ts'

/** The error ids of the fields that people are asked for; other fields have API400. */
const errorIds: Readonly<Partial<Record<string, ErrorId>>> = {
  email: 'AUT453',
  name: 'PRO415',
  firstName: 'PRO415',
  lastName: 'PRO415',
  phone: 'PRO412',
  postalCode: 'PRO414',
  birthDate: 'PRO410',
  password: 'FE872',
  newPassword: 'FE872',
  passwordConfirmation: 'FE340',
}

type Caller = { readonly locale: string }

/** Refuses a form that has problems. */
export function requireValidForm(problems: FormProblems, caller: Caller): void {
  const refusal = findFormRefusal(problems, caller)
  if (refusal) throw refusal
}

/** Makes the refusal of a form: each field with its error id, and in the caller's language what is wrong; null without a problem. */
export function findFormRefusal(problems: FormProblems, { locale }: Caller): Refusal | null {
  const [first, ...more] = Object.entries(problems).flatMap(([field, problem]) =>
    problem ? [toDetail(field, problem, locale)] : [],
  )
  return first ? new Refusal(first.errorId, first, { more }) : null
}

/** Adds to the problems of a form that its password is a common one. Only the server has the list, which is too long for a page. */
export function withCommonPassword<Field extends string>(
  problems: FormProblems<Field>,
  { field, password }: { readonly field: Field; readonly password: string },
): FormProblems<Field> {
  if (problems[field] || !isCommonPassword(password)) return problems
  return { ...problems, [field]: { key: 'validation.commonPassword' } }
}

const toDetail = (field: string, problem: Problem, locale: string): RefusalDetail & { errorId: ErrorId } => {
  const isMissingDay = field === 'birthDate' && problem.key === 'validation.required'
  const errorId = isMissingDay ? 'PRO411' : (errorIds[field] ?? 'API400')
  // Its repetition is wrong, whatever the rule: the catalogue's words say so.
  if (field === 'passwordConfirmation') return { errorId, field }
  return { errorId, field, message: formatProblem(problem, locale) }
}

/** A day in a sentence is written in the order of the locale. */
const formatProblem = ({ key, values }: Problem, locale: string): string => {
  const date = values?.date
  const named = typeof date === 'string' ? { ...values, date: formatDayInput(date, locale) } : values
  return findMessage(locale, key, named) ?? key
}
