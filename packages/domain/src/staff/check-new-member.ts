import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeEmail,
  mustBeFilled,
  mustBeName,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'

export const newMemberFields = ['firstName', 'lastName', 'email'] as const
export type NewMemberField = (typeof newMemberFields)[number]
export type NewMemberValues = Readonly<Record<NewMemberField, string>>

const name = [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(30)]

/** Validates who is to be a member of staff, by the rules of a shopper's account. */
export function checkNewMember(values: NewMemberValues): FormProblems<NewMemberField> {
  return validateForm<NewMemberField>(
    { firstName: name, lastName: name, email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(100)] },
    Object.fromEntries(newMemberFields.map((field) => [field, values[field].trim()])),
  )
}
