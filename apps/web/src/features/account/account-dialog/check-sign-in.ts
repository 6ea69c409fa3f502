import { type FormProblems, validateForm } from '@lacehouse/domain/validation/validate-form'
import {
  mustBeEmail,
  mustBeFilled,
  mustHaveMaxLength,
  signInEmailLength,
} from '@lacehouse/domain/validation/validators'

export type SignInField = 'email' | 'password'

/** Checks the sign-in form: an email of at most 100 characters and a password of any form (VAL-09). */
export function checkSignIn(values: Readonly<Record<SignInField, string>>): FormProblems<SignInField> {
  return validateForm<SignInField>(
    { email: [mustBeFilled, mustHaveMaxLength(signInEmailLength), mustBeEmail], password: [mustBeFilled] },
    { ...values, email: values.email.trim() },
  )
}
