import type { ApiError } from '../api/api-error.ts'
import { reportEvent } from './report-event.ts'

/**
 * Reports a refused or failed call by ids only: the call, its error id and status, and the correlation id that finds
 * it in the log (ERR-03).
 */
export function reportFailure({ errorId, status, correlationId }: ApiError, call: string): void {
  reportEvent({
    type: 'error',
    name: errorId ?? `status ${status}`,
    data: { call, status, correlationId, page: location.pathname },
  })
}
