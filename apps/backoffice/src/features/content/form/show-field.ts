const focusable = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"]'

/**
 * Opens the groups around the field at a path of the document and puts the focus into it. Where the form has no such field, the nearest
 * one that holds it is meant. Answers false while the field has nothing to focus, as the editor of a text that still loads.
 */
export function showField(form: HTMLElement, path: string): boolean {
  const field = findField(form, path)
  if (!field) return false
  for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  for (const inner of field.querySelectorAll('details')) if (inner.closest('[data-path]') === field) inner.open = true
  const control = field.querySelector<HTMLElement>(focusable)
  control?.focus()
  control?.scrollIntoView({ block: 'center' })
  return control !== null
}

const findField = (form: HTMLElement, path: string): HTMLElement | null => {
  for (let part = path; part !== ''; part = part.slice(0, Math.max(part.lastIndexOf('.'), 0))) {
    const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(part)}"]`)
    if (field) return field
  }
  return null
}
