import type { FastifyInstance } from 'fastify'

/** Forbids browsers to guess a content type, so that no reply is shown as a page, whatever a shopper typed into it (T20). */
export function refuseSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
}
