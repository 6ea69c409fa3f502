import { errorCatalogue, isErrorId } from '@lacehouse/contracts/errors/catalogue'
import { isApiError } from '../../../client/api/api-error.ts'

/** Finds the input that an error belongs to; empty for an error of the whole part. */
export function findField(error: unknown): string {
  if (!isApiError(error)) return ''
  const [detail] = error.details
  const entry = detail && isErrorId(detail.errorId) ? errorCatalogue[detail.errorId] : null
  return detail?.field ?? (entry && 'field' in entry ? entry.field : undefined) ?? ''
}
