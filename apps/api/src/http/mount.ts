import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Handlers } from './call.ts'
import { findUnstorableField } from './find-unstorable-field.ts'
import { toRouteSchema } from './json-schema.ts'
import { Refusal } from './refusal.ts'
import { requireSession } from './require-session.ts'
import { toSample } from './to-sample.ts'

const toFastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyContextConfig {
    /** The call that a route answers; routes besides the calls have none. */
    callId?: CallId
  }
}

type AnyHandler = (call: Call<CallId>) => unknown

const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const privateCache = 'private, no-store'

// What everybody may keep is decided by its address alone: a session or a header of another site makes it another answer.
const isOfAddress = ({ query, context }: FastifyRequest): boolean =>
  (query as { locale?: unknown }).locale === context.locale

const acceptsJson = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || accept === '' || /application\/(\*|json|problem\+json)|\*\/\*/.test(accept)

type MountOptions = {
  /** Lets a caller ask for a made-up answer of the contract's shape by the header `x-mock`; never in production (CALL-03). */
  readonly canMock: boolean
}

/** Turns contracts and their use cases into routes: validated before, serialised after, never sent by the use case. */
export function mount<Id extends CallId>(
  app: FastifyInstance,
  handlers: Handlers<Id>,
  { canMock }: MountOptions,
): void {
  const isMocked = ({ headers }: FastifyRequest): boolean => canMock && headers['x-mock'] !== undefined
  for (const [id, handler] of Object.entries(handlers) as [Id, AnyHandler][]) mountOne(app, id, { handler, isMocked })
}

type Answering = { readonly handler: AnyHandler; readonly isMocked: (request: FastifyRequest) => boolean }

const mountOne = (app: FastifyInstance, id: CallId, { handler, isMocked }: Answering): void => {
  const contract: CallContract = calls[id]
  const schema = toRouteSchema(contract)
  const status = contract.status ?? 200
  const isPublic = contract.cache === 'public'
  app.route({
    method: contract.method,
    url: toFastifyPath(contract.path),
    schema: { ...schema, operationId: id, summary: contract.summary, tags: [id.split('.')[0] ?? id] },
    onRequest: (request, _reply, done) => {
      if (!acceptsJson(request)) throw new Refusal('API406')
      done()
    },
    preValidation: (request, _reply, done) => {
      if (!isMocked(request)) requireSession(contract.session, request.context.session)
      const field = findUnstorableField({
        ...(request.params as object),
        ...(request.query as object),
        body: request.body,
      })
      if (field !== null) throw new Refusal('API400', { field: field.replace(/^body\./, '') })
      done()
    },
    config: { callId: id },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = request
      const call = { ...request.context, reply, params, query, body } as Call<CallId>
      const answer = isMocked(request) ? toSample(schema.response[status] ?? {}) : await handler(call)
      reply.code(status)
      if (!reply.hasHeader('cache-control'))
        reply.header('cache-control', isPublic && isOfAddress(request) ? publicCache : privateCache)
      return answer
    },
  })
}
