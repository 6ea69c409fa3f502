import {
  type ContentChangeReply,
  type ContentProblem,
  type CouponRefusalReply,
  type ErrorId,
  errorCatalogue,
} from '@lacehouse/contracts'
import type { SecurityEventName } from './security-events.ts'

/** The details of a refusal besides its id; the message of the id uses `values`, unless `message` replaces it. */
export type RefusalDetails = {
  readonly field?: string
  readonly maximum?: number
  readonly itemId?: string
  readonly coupon?: CouponRefusalReply
  readonly changed?: ContentChangeReply
  readonly problems?: ContentProblem[]
  readonly message?: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type RefusalDetail = RefusalDetails & { readonly errorId: ErrorId }

type RefusalOptions = {
  /** Further details that the reply lists after the first. */
  readonly more?: readonly RefusalDetail[]
  /** The bot challenge that the caller has to solve first (CHK-17). */
  readonly appId?: string
  /** Replaces the status of the catalogue, for statuses without an id of their own: a body that is too large, a key that is used twice. */
  readonly status?: number
  /** The security event that the refusal is, where its id alone does not say so. */
  readonly event?: SecurityEventName | undefined
}

/** The refusal of a request for an expected reason; the error catalogue and the messages give its status, place and text. */
export class Refusal extends Error {
  readonly errorId: ErrorId
  readonly details: readonly RefusalDetail[]
  readonly appId: string | undefined
  readonly status: number
  readonly event: SecurityEventName | undefined

  constructor(errorId: ErrorId, details: RefusalDetails = {}, options: RefusalOptions = {}) {
    super(errorId)
    this.name = 'Refusal'
    this.errorId = errorId
    this.details = [{ ...details, errorId }, ...(options.more ?? [])]
    this.appId = options.appId
    this.event = options.event
    this.status = options.status ?? errorCatalogue[errorId].status
  }
}
