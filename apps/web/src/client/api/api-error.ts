import type { CouponRefusalReply } from '@lacehouse/contracts'
import type { TransportResponse } from './transport.ts'

export type ErrorDetail = {
  readonly errorId: string
  readonly message: string
  /** The body or query field that was refused. */
  readonly field?: string
  /** The largest quantity still allowed, with INV408. */
  readonly maximum?: number
  readonly itemId?: string
  /** The facts of a coupon's refusal (CART-09). */
  readonly coupon?: CouponRefusalReply
}

/** A refused or failed call; `status` 0 means that the server could not be reached (ERR-02). */
export class ApiError extends Error {
  readonly errorId: string | null
  readonly status: number
  /** Set where a bot challenge is asked for. */
  readonly appId: string | null
  readonly correlationId: string
  readonly details: readonly ErrorDetail[]

  constructor(parts: {
    status: number
    details: readonly ErrorDetail[]
    appId?: string | null
    correlationId: string
    cause?: unknown
  }) {
    super(parts.details[0]?.message ?? `status ${parts.status}`, { cause: parts.cause })
    this.name = 'ApiError'
    this.errorId = parts.details[0]?.errorId ?? null
    this.status = parts.status
    this.appId = parts.appId ?? null
    this.correlationId = parts.correlationId
    this.details = parts.details
  }

  static unreachable(correlationId: string, cause: unknown): ApiError {
    return new ApiError({ status: 0, details: [], correlationId, cause })
  }
}

/**
 * Says whether a thrown value is an `ApiError`, and where ids are given, one of them. It is recognised by its name:
 * on the server, pages and host each bundle a class of their own.
 */
export function isApiError(error: unknown, ...errorIds: string[]): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && isOneOf(error as ApiError, errorIds)
}

const isOneOf = ({ errorId }: ApiError, errorIds: readonly string[]) =>
  errorIds.length === 0 || (errorId !== null && errorIds.includes(errorId))

/** Reads the API's error reply; any other body becomes an error without an id. */
export function toApiError({ status, body }: TransportResponse, sentId: string): ApiError {
  const reply = (typeof body === 'object' && body !== null ? body : {}) as Partial<Record<string, unknown>>
  return new ApiError({
    status,
    details: Array.isArray(reply.errorDetails) ? (reply.errorDetails as ErrorDetail[]) : [],
    appId: typeof reply.appId === 'string' ? reply.appId : null,
    correlationId: typeof reply.correlationId === 'string' ? reply.correlationId : sentId,
  })
}
