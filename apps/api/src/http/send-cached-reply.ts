import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { CachedReply } from './reply-cache.ts'

/**
 * Writes a cached reply with the headers of every reply; 304 to a caller that has it. No hook before it counted a limit or set a cookie
 * that would have to be sent with it. Hooks of finished requests, such as the metrics, run as for all others.
 */
export function sendCachedReply(
  reply: FastifyReply,
  { body, cacheControl, contentType, etag }: CachedReply,
  ofEveryReply: OutgoingHttpHeaders,
): void {
  const { raw, request } = reply
  reply.hijack()
  const headers = { ...ofEveryReply, 'cache-control': cacheControl, etag }
  if (request.headers['if-none-match']?.includes(etag)) raw.writeHead(304, headers).end()
  else raw.writeHead(200, { ...headers, 'content-type': contentType, 'content-length': body.length }).end(body)
}
