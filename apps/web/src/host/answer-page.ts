import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding } from './encoded-body.ts'
import { isUnchanged } from './etag.ts'
import type { CacheOutcome, KeptPage } from './page-cache.ts'
import { strictTransport } from './security-headers.ts'

type Answer = { readonly page: KeptPage; readonly outcome: CacheOutcome }

/** Sends a page in the encoding that was asked for, or says that the browser has it already. */
export function answerPage({ page, outcome }: Answer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const body = page.body[encoding]
  const encoded = body !== page.body.identity
  const headers: Record<string, string | string[] | number> = { ...page.headers, 'x-cache': outcome }
  if (request.protocol === 'https') headers['strict-transport-security'] = strictTransport
  if (page.etag) headers.etag = `"${page.etag}${encoded ? `-${encoding}` : ''}"`
  reply.hijack()
  if (page.etag && isUnchanged(request.headers['if-none-match'], page.etag)) {
    delete headers['content-type']
    reply.raw.writeHead(304, headers).end()
    return reply
  }
  if (encoded) headers['content-encoding'] = encoding
  headers['content-length'] = body.length
  reply.raw.writeHead(page.status, headers).end(body)
  return reply
}
