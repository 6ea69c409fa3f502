import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireSession } from '../session/require-session.ts'
import type { Call, Handlers } from './call.ts'
import { toRouteSchema } from './json-schema.ts'

const toFastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

type AnyHandler = (call: Call<CallId>) => unknown

const publicCache = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
const privateCache = 'private, no-store'

/** Turns contracts and their use cases into routes: validated before, serialised after, never sent by the use case. */
export const mount = <Id extends CallId>(app: FastifyInstance, handlers: Handlers<Id>): void => {
  for (const [id, handler] of Object.entries(handlers) as [Id, AnyHandler][]) mountOne(app, id, handler)
}

const mountOne = (app: FastifyInstance, id: CallId, handler: AnyHandler): void => {
  const contract: CallContract = calls[id]
  const cacheControl = contract.cache === 'public' ? publicCache : privateCache
  app.route({
    method: contract.method,
    url: toFastifyPath(contract.path),
    schema: { ...toRouteSchema(contract), operationId: id, summary: contract.summary, tags: [id.split('.')[0] ?? id] },
    preValidation: (request, _reply, done) => {
      requireSession(contract.session, request.scene.session)
      done()
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { params, query, body } = request
      const answer = await handler({ ...request.scene, reply, params, query, body } as Call<CallId>)
      reply.code(contract.status ?? 200).header('cache-control', cacheControl)
      return answer
    },
  })
}
