import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import { mustBeFilled, mustBePassword, mustEqual } from '../validation/validators.ts'

export const newPasswordFields = ['newPassword', 'passwordConfirmation'] as const
export type NewPasswordField = (typeof newPasswordFields)[number]
export type NewPasswordValues = Readonly<Record<NewPasswordField, string>>

/** A new password may be none of so many that the account had last, the current one included (docs/bounds.md). */
export const rememberedPasswords = 5

/** Validates a new password and its repetition; whether it is a common one is asked apart, because the list is long. */
export function checkNewPassword(values: NewPasswordValues): FormProblems<NewPasswordField> {
  return validateForm<NewPasswordField>(
    { newPassword: [mustBeFilled, mustBePassword], passwordConfirmation: [mustBeFilled, mustEqual('newPassword')] },
    values,
  )
}
