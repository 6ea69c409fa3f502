import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { securityHeaders, strictTransport } from './security-headers.ts'

/** Files whose name changes with their content stay in the browser for a year, others for an hour. */
const lifetimes = { '/assets/': { maxAge: '365d', immutable: true }, '/icons/': { maxAge: '1h' } } as const

/** Serves the browser's files of a build, with the compressed twins that the build has left beside them. */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport)
    done()
  })
  for (const [prefix, lifetime] of Object.entries(lifetimes)) {
    await app.register(fastifyStatic, {
      ...lifetime,
      root: join(clientFolder, prefix),
      prefix,
      preCompressed: true,
      index: false,
      decorateReply: false,
    })
  }
}
