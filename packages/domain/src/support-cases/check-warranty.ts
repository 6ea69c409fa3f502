import { mustBePhone } from '../phone/format-phone.ts'
import { type FormProblems, validateForm } from '../validation/validate-form.ts'
import {
  mustBeEmail,
  mustBeFilled,
  mustBeName,
  mustBeOneOf,
  mustHaveMaxLength,
  mustHaveMinLength,
} from '../validation/validators.ts'
import { warrantyFaults, warrantyRemedies } from './support-case.ts'

export const warrantyFields = ['orderNumber', 'itemId', 'fault', 'message', 'remedy', 'name', 'email', 'phone'] as const
export type WarrantyField = (typeof warrantyFields)[number]
export type WarrantyValues = Readonly<Record<WarrantyField, string>>

/** Characters of the description of a fault (docs/bounds.md). */
export const faultLength = { minimum: 10, maximum: 2000 } as const

/** Validates the report of a fault; the phone is optional. The result holds the first problem of each field. */
export function checkWarranty(values: WarrantyValues, country: string): FormProblems<WarrantyField> {
  const { minimum, maximum } = faultLength
  return validateForm<WarrantyField>(
    {
      orderNumber: [mustBeFilled],
      itemId: [mustBeFilled],
      fault: [mustBeFilled, mustBeOneOf(warrantyFaults)],
      message: [mustBeFilled, mustHaveMinLength(minimum), mustHaveMaxLength(maximum)],
      remedy: [mustBeFilled, mustBeOneOf(warrantyRemedies)],
      name: [mustBeFilled, mustBeName, mustHaveMinLength(2), mustHaveMaxLength(60)],
      email: [mustBeFilled, mustBeEmail, mustHaveMaxLength(100)],
      phone: [mustBePhone(country)],
    },
    Object.fromEntries(warrantyFields.map((field) => [field, values[field].trim()])),
  )
}
