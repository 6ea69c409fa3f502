import { mustBePhone } from '../phone/format-phone.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeEmail,
  mustBeFilled,
  mustBeName,
  mustBeOneOf,
  mustHaveMaxLength,
  mustHaveMinLength,
  mustMatch,
} from '../validation/validators.ts'
import { contactCategories, listContactSubjects } from './contact-subjects.ts'

export const contactFields = ['category', 'subject', 'name', 'email', 'phone', 'orderNumber', 'message'] as const
export type ContactField = (typeof contactFields)[number]
export type ContactValues = Readonly<Record<ContactField, string>>

/** Characters of a message to the shop (docs/bounds.md). */
export const contactMessageLength = { minimum: 10, maximum: 2000 } as const

/** Validates a question to the shop; phone and order number are optional. The result holds the first problem of each field. */
export function checkContactCase(values: ContactValues, country: string): FormProblems<ContactField> {
  const { minimum, maximum } = contactMessageLength
  return validateForm<ContactField>(
    {
      category: [mustBeFilled, mustBeOneOf(contactCategories)],
      // Without a category there is no subject to choose from.
      subject: values.category === '' ? [] : [mustBeFilled, mustBeOneOf(listContactSubjects(values.category))],
      name: [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(60)],
      email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(100)],
      phone: [mustBePhone(country)],
      orderNumber: [mustMatch(/[A-Z0-9-]{6,24}/i)],
      message: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)],
    },
    Object.fromEntries(contactFields.map((field) => [field, values[field].trim()])),
  )
}
