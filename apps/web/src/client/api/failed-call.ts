import type { ApiError } from './api-error.ts'
import type { CallId } from './call-types.ts'

export type FailedCall = { readonly error: ApiError; readonly call: CallId }

const name = 'failed-call'

/** Reports a call that failed for good to the listeners of this page; the client itself knows none of them. */
export function dispatchFailedCall(failed: FailedCall): boolean {
  return dispatchEvent(new CustomEvent(name, { detail: failed }))
}

export function onFailedCall(listener: (failed: FailedCall) => void): void {
  addEventListener(name, (event) => listener((event as CustomEvent<FailedCall>).detail))
}
