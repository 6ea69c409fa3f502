import type { ErrorId } from './catalogue.ts'
import { errorFields } from './error-fields.gen.ts'

/** Says whether an id is in the error catalogue. Pages use this instead of the catalogue, whose meanings they do not need. */
export function isKnownError(id: string | null | undefined): id is ErrorId {
  return id != null && Object.hasOwn(errorFields, id)
}

/** Finds the field that an error id concerns; null for an unknown id and for an error of no field. */
export function findErrorField(id: string): string | null {
  return isKnownError(id) ? errorFields[id] : null
}
