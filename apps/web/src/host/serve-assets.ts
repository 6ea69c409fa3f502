import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { securityHeaders } from './security-headers.ts'

/** Browsers cache files whose names contain a content hash for a year, and icons and films for an hour. */
const lifetimes = {
  '/assets/': { maxAge: '365d', immutable: true },
  '/icons/': { maxAge: '1h' },
  '/media/': { maxAge: '1h' },
} as const

export type AssetOptions = {
  readonly clientFolder: string
  /** Whose icon stands for documents that name none, such as a mail; browsers then ask for `/favicon.ico`. */
  readonly brand: string
}

/** Serves the client files of a build, and the compressed files that the build wrote beside them. */
export async function serveAssets(app: FastifyInstance, { clientFolder, brand }: AssetOptions): Promise<void> {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders)
    // The pages of web mail programs show the brand's mark of a mail.
    if (request.url.startsWith('/icons/')) reply.header('cross-origin-resource-policy', 'cross-origin')
    // A worker obeys the policy of its own script, and that of data would stop it.
    reply.removeHeader('content-security-policy')
    done()
  })
  // Its own routes read the list of the folder with every request, to compare the case of letters.
  await app.register(fastifyStatic, {
    root: clientFolder,
    serve: false,
    index: false,
    preCompressed: true,
    setHeaders: openFonts,
  })
  for (const [prefix, lifetime] of Object.entries(lifetimes)) {
    app.get<{ Params: { '*': string } }>(`${prefix}*`, ({ params }, reply) =>
      reply.sendFile(params['*'], join(clientFolder, prefix), lifetime),
    )
  }
  app.get('/favicon.ico', (_, reply) =>
    reply.sendFile(`${brand}.svg`, join(clientFolder, 'icons'), lifetimes['/icons/']),
  )
}

/** Lets the frames of payment providers load the page's fonts, so that their fields look like those around them. */
function openFonts(reply: FastifyReply, path: string): void {
  if (!/\.woff2$/.test(path)) return
  reply.header('access-control-allow-origin', '*')
  reply.header('cross-origin-resource-policy', 'cross-origin')
}
