import { errorCatalogue, isErrorId } from '@lacehouse/contracts/errors/catalogue'
import { isApiError } from '../../../client/api/api-error.ts'

/** The input of the catalogue that an error belongs to; empty for one of the part as a whole. */
export function findField(error: unknown): string {
  if (!isApiError(error)) return ''
  const [detail] = error.details
  const entry = detail && isErrorId(detail.errorId) ? errorCatalogue[detail.errorId] : null
  return detail?.field ?? (entry && 'field' in entry ? entry.field : undefined) ?? ''
}
