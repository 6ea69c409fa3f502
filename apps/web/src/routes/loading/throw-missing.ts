import type { ErrorId } from '@lacehouse/contracts'
import { data } from 'react-router'
import { isApiError } from '../../client/api/api-error.ts'

/** Turns refusals with one of these ids into the 404 page; other errors are thrown unchanged. */
export function throwMissing(...ids: ErrorId[]) {
  return (error: unknown): never => {
    if (isApiError(error, ...ids)) throw data(null, { status: 404 })
    throw error
  }
}
