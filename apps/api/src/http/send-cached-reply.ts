import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { CachedReply } from './reply-cache.ts'

/**
 * Writes a cached reply as it is, with headers as names and values in turn; 304 to a caller that has it. No hook before it counted a
 * limit or set a cookie that would have to be sent with it. Hooks of finished requests, such as the metrics, run as for all others.
 */
export function sendCachedReply(
  reply: FastifyReply,
  { body, cacheControl, contentType, etag }: CachedReply,
  { request, extra }: { readonly request: IncomingHttpHeaders; readonly extra: readonly string[] },
): void {
  reply.hijack()
  const headers = [...extra, 'cache-control', cacheControl, 'etag', etag]
  if (request['if-none-match']?.includes(etag)) reply.raw.writeHead(304, headers).end()
  else {
    headers.push('content-type', contentType, 'content-length', String(body.length))
    reply.raw.writeHead(200, headers).end(body)
  }
}
