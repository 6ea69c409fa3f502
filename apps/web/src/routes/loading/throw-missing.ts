import type { ErrorId } from '@lacehouse/contracts'
import { data } from 'react-router'
import { isApiError } from '../../client/api/api-error.ts'

/** Makes a page that is not there of a refusal that says so; any other error stays what it is. */
export function throwMissing(...ids: ErrorId[]) {
  return (error: unknown): never => {
    if (isApiError(error, ...ids)) throw data(null, { status: 404 })
    throw error
  }
}
