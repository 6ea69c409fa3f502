import type { ApiError } from '../api/api-error.ts'
import { reportEvent } from './report-event.ts'

/** Tells of a refused or failed call by its ids alone: which call, what came of it, and the id that finds it in the log (ERR-03). */
export function reportFailure({ errorId, status, correlationId }: ApiError, call: string): void {
  reportEvent({
    type: 'error',
    name: errorId ?? `status ${status}`,
    data: { call, status, correlationId, page: location.pathname },
  })
}
