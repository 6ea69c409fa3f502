import type { FastifyInstance } from 'fastify'

/** Forbids browsers to guess a content type, so that no reply with text of a shopper is shown as a page (T20). */
export function refuseSniffing(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
}
