import type { AgentRight } from '@lacehouse/domain/agents/agent-rights'
import type { StaffRight } from '@lacehouse/domain/staff/staff-rights'
import type { z } from 'zod'
import type { ErrorId } from './errors/catalogue.ts'
import type { CallLimit } from './limits.ts'

/**
 * The session that a call needs: none, any session including a guest's, a signed-in consumer's, one of staff in the storefront, or a
 * session of the back office.
 */
export type RequiredSession = 'none' | 'guest' | 'consumer' | 'staff' | 'backoffice'

/** The requirement of a back office call: a right, a complete session, or one whose second factor may still be missing. */
export type RequiredRight = StaffRight | 'signed_in' | 'signing_in'

/** One HTTP call as data: the single source of its validation, serialisation, client, documentation and tests. */
export type CallContract = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters stand in braces. */
  readonly path: `/${string}`
  readonly summary: string
  readonly session: RequiredSession
  /** The right that an agent who acts for a customer needs for the call, or `refused` where no agent may do it (AUTH-09). */
  readonly agents?: 'refused' | AgentRight
  /** The requirement of a back office call to its member of staff; every call with such a session has one (decision 0053). */
  readonly right?: RequiredRight
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly headers?: z.ZodObject
  readonly body?: z.ZodType
  /** Bytes that a request may have, where it is more than those of every call. */
  readonly largeBody?: number
  readonly reply: z.ZodType
  readonly status?: 200 | 201 | 202
  /** The error ids that this call may answer, without those of `listCommonErrors`. */
  readonly errors: readonly ErrorId[]
  /** `public` replies are the same for all callers of a locale; all others are `private, no-store`. */
  readonly cache?: 'public' | 'private'
  /** The limits of the call. Beyond one of them a bot challenge answers: 403 with `appId`. */
  readonly limits?: readonly CallLimit[]
}

/** Declares a call and keeps the exact types of its schemas. */
export function defineCall<const C extends CallContract>(contract: C): C {
  return contract
}
