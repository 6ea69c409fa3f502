import type { ErrorId, ErrorPlace } from './catalogue.ts'
import { errorPlaces } from './error-places.gen.ts'

/** Says whether an id is in the error catalogue. Pages use this instead of the catalogue, whose meanings they do not need. */
export function isKnownError(id: string | null | undefined): id is ErrorId {
  return id != null && Object.hasOwn(errorPlaces, id)
}

/** Finds the place where the page shows an error; null for an unknown id, which is shown where it happened (ERR-01). */
export function findErrorPlace(id: string | null | undefined): ErrorPlace | null {
  return isKnownError(id) ? (errorPlaces[id].split(' ')[0] as ErrorPlace) : null
}

/** Finds the field that an error id concerns; null for an unknown id and for an error of no field. */
export function findErrorField(id: string): string | null {
  return isKnownError(id) ? (errorPlaces[id].split(' ')[1] ?? null) : null
}
