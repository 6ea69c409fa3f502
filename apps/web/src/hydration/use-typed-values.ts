import { type RefObject, useLayoutEffect } from 'react'

const textFields = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea'

/**
 * Gives React what a shopper typed into the fields of a form before it was hydrated: React leaves the text in the field and does not
 * know of it, so that the next rendering would clear it.
 */
export function useTypedValues(form: RefObject<HTMLFormElement | null>): void {
  // The document holds what was typed, until React renders the form again.
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields) ?? []
    // All are read first, because the rendering after one of them clears the others.
    const typed = [...fields].flatMap((field) =>
      field.value === field.defaultValue ? [] : [[field, field.value] as const],
    )
    for (const [field, value] of typed) typeAgain(field, value)
  }, [form])
}

/** Clears the field and types a text into it, past React's own setter, which hides changes that programs make. */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
