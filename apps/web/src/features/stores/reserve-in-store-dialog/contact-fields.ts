import type { Problem, Validator } from '@lacehouse/domain/validation/problem'
import { findProblem } from '@lacehouse/domain/validation/validate-form'
import { mustBeEmail, mustBeFilled, mustHaveMinLength } from '@lacehouse/domain/validation/validators'
import type { MessageKey } from '@lacehouse/messages'

export type ContactField = 'firstName' | 'lastName' | 'email'
export type ContactValues = Readonly<Record<ContactField, string>>

type Field = { readonly name: ContactField; readonly label: MessageKey; readonly autoComplete: string }

/** The contact fields of a reservation. */
export const contactFields: readonly Field[] = [
  { name: 'firstName', label: 'stores.contact.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'stores.contact.lastName', autoComplete: 'family-name' },
  { name: 'email', label: 'stores.contact.email', autoComplete: 'email' },
]

const shortestName = 2

/** Checks one value of the contact; null for a valid one. */
export function findContactProblem(field: ContactField, value: string): Problem | null {
  const validators: Validator[] =
    field === 'email' ? [mustBeFilled, mustBeEmail] : [mustBeFilled, mustHaveMinLength(shortestName)]
  return findProblem(validators, value.trim())
}
