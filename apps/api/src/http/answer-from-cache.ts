import { IdentificationHeaders, toCookieName } from '@lacehouse/contracts'
import type { FastifyInstance } from 'fastify'
import type { ReplyCache } from './reply-cache.ts'
import { toCorrelationId } from './request-context.ts'
import { findSecurityHeaders, type ShopAddress } from './security-headers.ts'
import { sendCachedReply } from './send-cached-reply.ts'

/** What is read of a caller besides the address of the call; its correlation id is only sent back. */
const callerHeaders = [...Object.keys(IdentificationHeaders.shape), 'authorization', 'x-mock'].filter(
  (name) => name !== 'x-correlation-id',
)

/**
 * Answers calls that say nothing of their caller, as a CDN or a crawler sends them, before anything else is read of them: the reply to such
 * a call depends on its address alone, and is one that was public before. Each hook before it would cost a tenth of the reply.
 */
export function answerFromCache(app: FastifyInstance, cache: ReplyCache, shop: ShopAddress): void {
  const accessCookie = toCookieName('access', false)
  const securityHeadersOf = findSecurityHeaders(shop)
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url = '', headers } = request.raw
    const isOfAddress = method === 'GET' && callerHeaders.every((name) => headers[name] === undefined)
    const cached = isOfAddress && !headers.cookie?.includes(accessCookie) && cache.find(url)
    if (!cached) return done()
    const correlationId = toCorrelationId(headers['x-correlation-id'])
    sendCachedReply(reply, cached, { ...securityHeadersOf(request), 'x-correlation-id': correlationId })
  })
}
