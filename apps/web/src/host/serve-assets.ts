import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { securityHeaders, strictTransport } from './security-headers.ts'

/** Browsers cache files whose names contain a content hash for a year, and icons for an hour. */
const lifetimes = { '/assets/': { maxAge: '365d', immutable: true }, '/icons/': { maxAge: '1h' } } as const

/** Serves the client files of a build, and the compressed files that the build wrote beside them. */
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
