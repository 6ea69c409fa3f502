import { findErrorField, findErrorPlace } from '@lacehouse/contracts/errors/find-error-place'
import { type FormProblems, validateForm } from '@lacehouse/domain/validation/validate-form'
import {
  mustBeEmail,
  mustBeFilled,
  mustHaveMaxLength,
  signInEmailLength,
} from '@lacehouse/domain/validation/validators'
import { isApiError } from '../../client/api/api-error.ts'

export type SignInField = 'email' | 'password'

/** Checks the sign-in form: an email of at most 100 characters and a password of any form (VAL-09). */
export function checkSignIn(values: Readonly<Record<SignInField, string>>): FormProblems<SignInField> {
  return validateForm<SignInField>(
    { email: [mustBeFilled, mustHaveMaxLength(signInEmailLength), mustBeEmail], password: [mustBeFilled] },
    { ...values, email: values.email.trim() },
  )
}

/** Finds the field at which a refused sign-in is shown; null for a refusal that is shown above the form (ERR-01). */
export function findRefusedField(error: unknown): SignInField | null {
  if (!isApiError(error) || error.errorId === null || findErrorPlace(error.errorId) !== 'field') return null
  const field = findErrorField(error.errorId)
  return field === 'email' || field === 'password' ? field : null
}
