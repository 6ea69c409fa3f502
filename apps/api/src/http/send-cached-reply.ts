import type { FastifyReply } from 'fastify'
import type { CachedReply } from './reply-cache.ts'

/**
 * Writes a cached reply with the headers that were set before; 304 to a caller that has it. No hook before it counted a limit or set a
 * cookie that would have to be sent with it. Hooks of finished requests, such as the metrics, run as for all others.
 */
export function sendCachedReply(reply: FastifyReply, { body, cacheControl, contentType, etag }: CachedReply): void {
  const { raw, request } = reply
  // Names and values in turn: Node takes such a list as it is.
  const headers = Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)])
  headers.push('cache-control', cacheControl, 'etag', etag)
  reply.hijack()
  if (request.headers['if-none-match']?.includes(etag)) raw.writeHead(304, headers).end()
  else {
    headers.push('content-type', contentType, 'content-length', String(body.length))
    raw.writeHead(200, headers).end(body)
  }
}
