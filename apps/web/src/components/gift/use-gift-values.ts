import { useState } from 'react'
import { useTranslate } from '../../i18n/use-text.ts'
import {
  checkGiftField,
  emptyGift,
  type GiftErrors,
  type GiftField,
  type GiftValues,
  listGiftFields,
} from './gift-values.ts'

/** Holds the values of a gift's fields and their problems: beside a field when it is left, everywhere when the form is sent. */
export function useGiftValues(isDigital: boolean, known: Partial<GiftValues> = {}) {
  const t = useTranslate()
  const [values, setValues] = useState<GiftValues>({ ...emptyGift, ...known })
  const [errors, setErrors] = useState<GiftErrors>({})
  const fields = listGiftFields(isDigital)
  return {
    values,
    isComplete: fields.every((field) => checkGiftField(t, field, values[field]) === undefined),
    /** The values and handlers of a gift's fields. */
    register: {
      isDigital,
      values,
      errors,
      onChange: (field: GiftField, value: string) => setValues((old) => ({ ...old, [field]: value })),
      onLeave: (field: GiftField) => setErrors((old) => ({ ...old, [field]: checkGiftField(t, field, values[field]) })),
    },
    /** Shows what is wrong, leads to the first such field within an element, and answers whether nothing is. */
    check: (within: HTMLElement | null): boolean => {
      const wrong = Object.fromEntries(fields.map((field) => [field, checkGiftField(t, field, values[field])]))
      setErrors(wrong)
      const first = fields.find((field) => wrong[field] !== undefined)
      if (first) within?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return first === undefined
    },
  }
}
