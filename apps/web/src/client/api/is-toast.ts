import { findErrorPlace } from '@lacehouse/contracts/errors/find-error-place'
import { isApiError } from './api-error.ts'

/** Says whether the catalogue has an error shown as a toast (ERR-01). */
export function isToast(error: unknown): error is Error {
  return isApiError(error) && findErrorPlace(error.errorId) === 'toast'
}
