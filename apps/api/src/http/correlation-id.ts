import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'

const header = 'x-correlation-id'
const pattern = /^[\w.:-]{8,64}$/

/** Sends every reply with the correlation id of its caller, or with one that is made where the caller's has another shape. */
export function registerCorrelationId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const given = request.headers[header]
    reply.header(header, typeof given === 'string' && pattern.test(given) ? given : randomUUID())
    done()
  })
}

/** Gets the correlation id of a request by its reply. */
export function getCorrelationId(reply: FastifyReply): string {
  return String(reply.getHeader(header))
}
