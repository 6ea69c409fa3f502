import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyInstance } from 'fastify'
import { offlinePolicy, writeOfflinePage } from './offline-page.ts'
import { securityHeaders } from './security-headers.ts'

type OfflineOptions = { readonly clientFolder: string; readonly sites: readonly Site[] }

/**
 * Serves the service worker and what it keeps: a page without a connection, and that page's script. The worker carries a
 * version of all of them, so that a browser replaces what it has kept (docs/decisions/0042).
 */
export async function serveOffline(app: FastifyInstance, { clientFolder, sites }: OfflineOptions): Promise<void> {
  const read = (name: string) => readFile(join(clientFolder, 'offline', name), 'utf8')
  const [worker, script] = await Promise.all([read('service-worker.js'), read('offline-page.js')])
  const pages = new Map(
    sites.flatMap(({ locales }) => locales).map((locale) => [locale, writeOfflinePage(sites, locale) ?? '']),
  )
  const version = createHash('sha256')
    .update([worker, script, ...pages.values()].join())
    .digest('hex')
    .slice(0, 16)
  // Asked for again with every visit, which is how a browser learns of another version.
  const headers = { ...securityHeaders, 'cache-control': 'no-cache' }
  // A worker obeys the policy of its own script, and that of data would keep it from fetching the page.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.removeHeader('content-security-policy')
    done()
  })
  app.get('/service-worker.js', (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(`const version = '${version}'\n${worker}`),
  )
  app.get('/offline/offline-page.js', (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  )
  for (const [locale, page] of pages)
    app.get(`/${locale}/offline`, (_request, reply) =>
      reply
        .headers({ ...headers, 'content-security-policy': offlinePolicy })
        .type('text/html; charset=utf-8')
        .send(page),
    )
}
