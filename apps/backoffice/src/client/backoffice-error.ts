/** A call that was refused, or that did not arrive: then its status is 0. */
export class BackofficeError extends Error {
  readonly status: number
  readonly errorId: string | null

  constructor(status: number, errorId: string | null, message: string | null) {
    super(message ?? '')
    this.name = 'BackofficeError'
    this.status = status
    this.errorId = errorId
  }
}

/** Returns whether a call failed because there is no session any more. */
export function isSessionMissing(error: unknown): boolean {
  return error instanceof BackofficeError && error.errorId === 'AUT432'
}
