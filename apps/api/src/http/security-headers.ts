import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Sent where browsers reach the shop by HTTPS, because they ignore it elsewhere. */
const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const

/**
 * For answers that are data: a browser that shows one as a page runs and loads nothing of it, no page frames it, and no page of another
 * origin embeds it. `nosniff` keeps browsers from guessing a content type (T20).
 */
const dataHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** The address under which shoppers see the shop. */
export type ShopAddress = { readonly publicUrl: string }

/** The headers of every answer of a shop under this address. */
export function toSecurityHeaders(shop: ShopAddress): Readonly<Record<string, string>> {
  return isHttps(shop) ? { ...dataHeaders, ...strictTransport } : dataHeaders
}

/** Sets the headers of every answer; pages, documents and pictures replace what does not suit them. */
export function setSecurityHeaders(app: FastifyInstance, shop: ShopAddress): void {
  const securityHeadersOf = findSecurityHeaders(shop)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeadersOf(request))
    done()
  })
}

type SecurityHeaders = Readonly<Record<string, string>>

/** Gives the function that finds the headers of the answer to a request, which may reach the shop by HTTPS through a proxy. */
export function findSecurityHeaders(shop: ShopAddress): (request: Pick<FastifyRequest, 'protocol'>) => SecurityHeaders {
  const headers = toSecurityHeaders(shop)
  if (isHttps(shop)) return () => headers
  const strict = { ...headers, ...strictTransport }
  return ({ protocol }) => (protocol === 'https' ? strict : headers)
}

/** Says whether shoppers reach the shop by HTTPS. */
export function isHttps({ publicUrl }: ShopAddress): boolean {
  return publicUrl.startsWith('https:')
}
