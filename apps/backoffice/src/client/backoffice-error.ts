import type { ErrorReply } from '@lacehouse/contracts'

/** The details of a refusal: the field that is wrong, who changed a document meanwhile, and the findings that prevent a publication. */
export type ErrorFacts = Pick<Partial<ErrorReply['errorDetails'][number]>, 'field' | 'changed' | 'problems'>

type ErrorDetail = { readonly errorId: string; readonly message: string } & ErrorFacts

/** A call that was refused, or that did not arrive: then its status is 0. */
export class BackofficeError extends Error {
  readonly status: number
  readonly errorId: string | null
  readonly facts: ErrorFacts

  constructor(status: number, detail: ErrorDetail | null) {
    super(detail?.message ?? '')
    this.name = 'BackofficeError'
    this.status = status
    this.errorId = detail?.errorId ?? null
    this.facts = detail ?? {}
  }
}

/** Returns whether a call failed because there is no session any more. */
export function isSessionMissing(error: unknown): boolean {
  return error instanceof BackofficeError && error.errorId === 'AUT432'
}
