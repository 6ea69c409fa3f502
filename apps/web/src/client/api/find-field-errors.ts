import { isApiError } from './api-error.ts'

/** Finds the problems of a form's fields, in the language of the page. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>

/** Finds the messages of a refusal for the fields of a form; empty where the refusal belongs to none of them (ERR-01). */
export function findFieldErrors<Field extends string>(error: unknown, fields: readonly Field[]): FieldErrors<Field> {
  const details = isApiError(error) ? error.details : []
  const named = details.filter(({ field }) => fields.some((own) => own === field))
  return Object.fromEntries(named.map(({ field, message }) => [field, message])) as FieldErrors<Field>
}
