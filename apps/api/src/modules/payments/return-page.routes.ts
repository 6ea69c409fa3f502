import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const script =
  "parent.postMessage({source:'lacepay',type:'challenge',id:new URLSearchParams(location.search).get('payment_intent'),result:'authenticated'},location.origin)"
const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'`

/**
 * The page inside the dialog that a bank's page returns to, for a provider that sends no message of its own: it asks the page around
 * it to go on. Its message decides nothing; the provider is asked (CHK-09).
 */
export function registerReturnPage(app: FastifyInstance): void {
  app.get('/payments/return', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(`<!doctype html><html lang="en"><title>…</title><script>${script}</script></html>`),
  )
}
