import type { CallId, CallReply, CallRequest } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyReply } from 'fastify'
import type { Session } from './session.ts'
import type { StaffCaller } from './staff-caller.ts'

export type ClientNames = {
  readonly brand?: string
  readonly region?: string
  readonly source?: string
  readonly clientApp?: string
  readonly transactionId?: string
}

/** The facts of every call: its session, site, locale and origin. */
export type RequestContext = {
  readonly session: Session
  /** The member of staff of a call of the back office; other calls have none. */
  readonly staff?: StaffCaller
  readonly site: Site
  readonly locale: string
  readonly channel: 'ECOMM' | 'MAPP'
  readonly correlationId: string
  /** The names by which the client identifies itself (CALL-02). */
  readonly client: ClientNames
  readonly ip: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Serves only for cookies and cache headers; a use case never sends a reply with it. */
  readonly reply: FastifyReply
}

/** A validated request with its request context. */
export type Call<Id extends CallId> = CallRequest<Id> & RequestContext

/** A use case: it takes a call and returns the reply of its contract, or throws a `Refusal`. */
export type Handler<Id extends CallId> = (call: Call<Id>) => CallReply<Id> | Promise<CallReply<Id>>

/** The use cases of a module, by call id. */
export type Handlers<Id extends CallId> = { readonly [K in Id]: Handler<K> }
