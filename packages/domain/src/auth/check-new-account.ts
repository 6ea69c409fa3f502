import type { Site } from '../site/site.ts'
import { earliestBirthDate, mustBeOfAge, mustNotBeBefore } from '../validation/date-validators.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeFilled,
  mustBeName,
  mustBePassword,
  mustBeTicked,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'

export const newAccountFields = ['firstName', 'lastName', 'birthDate', 'password', 'terms'] as const
export type NewAccountField = (typeof newAccountFields)[number]
export type NewAccountValues = Readonly<Record<NewAccountField, string>>

/** The site decides who may have an account; `today` is the server's day, YYYY-MM-DD. */
export type NewAccountContext = { readonly site: Pick<Site, 'features' | 'minimalAge'>; readonly today: string }

const name = [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(30)]

/**
 * Validates the form of a new account: names of 2 to 30 letters, a password, an age where the site asks for it, and the terms
 * (docs/bounds.md).
 */
export function checkNewAccount(
  values: NewAccountValues,
  { site, today }: NewAccountContext,
): FormProblems<NewAccountField> {
  const age = [mustNotBeBefore(earliestBirthDate), mustBeOfAge(site.minimalAge, today)]
  return validateForm<NewAccountField>(
    {
      firstName: name,
      lastName: name,
      birthDate: site.features.birthDateRequired ? [mustBeFilled, ...age] : age,
      password: [mustBeFilled, mustBePassword],
      terms: [mustBeTicked],
    },
    { ...values, firstName: values.firstName.trim(), lastName: values.lastName.trim() },
  )
}
