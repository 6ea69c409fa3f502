import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const script =
  "parent.postMessage({source:'lacepay',type:'challenge',id:(p=>p.get('payment_intent')??p.get('setup_intent'))(new URLSearchParams(location.search)),result:'authenticated'},location.origin)"
const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

/**
 * Registers the page to which a bank's page inside the dialog returns, for a provider that posts no message itself. It posts a
 * message to the surrounding page, which then queries the order; the provider's answer decides (CHK-09).
 */
export function registerReturnPage(app: FastifyInstance): void {
  app.get('/payments/return', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .send(`<!doctype html><html lang="en"><title>…</title><script>${script}</script></html>`),
  )
}
