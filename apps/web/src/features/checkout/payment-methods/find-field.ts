import { findErrorField } from '@lacehouse/contracts/errors/find-error-place'
import { isApiError } from '../../../client/api/api-error.ts'

/** Finds the input that an error belongs to; empty for an error of the whole part. */
export function findField(error: unknown): string {
  if (!isApiError(error)) return ''
  const [detail] = error.details
  return detail?.field ?? (detail && findErrorField(detail.errorId)) ?? ''
}
