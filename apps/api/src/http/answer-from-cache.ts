import { IdentificationHeaders, toCookieName } from '@lacehouse/contracts'
import type { FastifyInstance } from 'fastify'
import type { ReplyCache } from './reply-cache.ts'
import { sendCachedReply } from './send-cached-reply.ts'

/** What is read of a caller besides the address of the call; its correlation id is only sent back. */
const callerHeaders = [...Object.keys(IdentificationHeaders.shape), 'authorization', 'x-mock'].filter(
  (name) => name !== 'x-correlation-id',
)

/**
 * Answers calls that say nothing of their caller, as a CDN or a crawler sends them, before their cookies, session and limits are read: the
 * reply to such a call depends on its address alone, and is one that was public before.
 */
export function answerFromCache(app: FastifyInstance, cache: ReplyCache): void {
  const accessCookie = toCookieName('access', false)
  app.addHook('onRequest', ({ raw: { method, url = '', headers } }, reply, done) => {
    const isOfAddress = method === 'GET' && callerHeaders.every((name) => headers[name] === undefined)
    const cached = isOfAddress && !headers.cookie?.includes(accessCookie) && cache.find(url)
    if (cached) sendCachedReply(reply, cached)
    else done()
  })
}
