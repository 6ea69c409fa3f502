import type { ApiError } from './api-error.ts'
import type { CallId } from './call-types.ts'

export type FailedCall = { readonly error: ApiError; readonly call: CallId }

const name = 'failed-call'

/** Tells whoever listens on this page of a call that failed for good; the client itself needs none of them. */
export function dispatchFailedCall(failed: FailedCall): boolean {
  return dispatchEvent(new CustomEvent(name, { detail: failed }))
}

export function onFailedCall(listener: (failed: FailedCall) => void): void {
  addEventListener(name, (event) => listener((event as CustomEvent<FailedCall>).detail))
}
