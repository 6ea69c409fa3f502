import type { CallId, CallReply, CallRequest } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyReply } from 'fastify'
import type { Session } from './session.ts'

export type ClientNames = {
  readonly brand?: string
  readonly region?: string
  readonly source?: string
  readonly clientApp?: string
  readonly transactionId?: string
}

/** What is known of every call: whose it is, for which site, in which language, from where. */
export type RequestContext = {
  readonly session: Session
  readonly site: Site
  readonly locale: string
  readonly channel: 'ECOMM' | 'MAPP'
  readonly correlationId: string
  /** How the calling program names itself (CALL-02). */
  readonly client: ClientNames
  readonly ip: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Only for what is no part of the body: cookies, and who may keep the answer. */
  readonly reply: FastifyReply
}

/** A checked request with its scene. */
export type Call<Id extends CallId> = CallRequest<Id> & RequestContext

/** A use case: takes a call and answers what its contract says, or throws a refusal. */
export type Handler<Id extends CallId> = (call: Call<Id>) => CallReply<Id> | Promise<CallReply<Id>>

/** The use cases of a module by the calls that they answer. */
export type Handlers<Id extends CallId> = { readonly [K in Id]: Handler<K> }
