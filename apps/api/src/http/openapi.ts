import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import type { SwaggerTransform } from '@fastify/swagger'
import { type CallContract, calls, toCookieName } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { errorReply, toReplySchema } from './json-schema.ts'
import { isHttps, type ShopAddress, setSecurityHeaders } from './security-headers.ts'
import { toErrorResponses } from './to-error-responses.ts'

const documentPath = '/openapi.json'
const pagePrefix = '/docs/api'

const pack = promisify(gzip)

/** The shop has served its first pages by then. */
const documentDelay = seconds(5)

/** Swagger UI loads its own files, sets styles of elements, and makes the calls that its reader tries. No page may frame it. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Publishes the contracts as OpenAPI at `/openapi.json`, and as a page at `/docs/api`. Separate Fastify applications make
 * them after the start, so that the shop starts without loading their plugins.
 */
export function registerOpenapi(app: FastifyInstance, shop: ShopAddress): void {
  const routes: RouteOptions[] = []
  let page: Promise<FastifyInstance> | undefined
  let document: Promise<Buffer> | undefined
  let timer: NodeJS.Timeout | undefined
  app.addHook('onRoute', (route) => {
    if (route.config?.callId && route.method !== 'HEAD') routes.push(route)
  })
  // Writing the document takes a tenth of a second, in which nothing else is answered: it is done before anything is under load.
  app.addHook('onListen', () => {
    timer = setTimeout(() => {
      document ??= writeDocument(routes, shop)
    }, documentDelay)
    timer.unref()
  })
  app.addHook('onClose', async () => {
    clearTimeout(timer)
    await (await page)?.close()
  })
  const schema = { hide: true }
  app.get(documentPath, { schema }, async (_request, reply) => {
    document ??= writeDocument(routes, shop)
    const unpacked = createGunzip()
    unpacked.end(await document)
    return reply.type('application/json; charset=utf-8').send(unpacked)
  })
  for (const url of [pagePrefix, `${pagePrefix}/*`]) {
    app.get(url, { schema }, async (request, reply) => {
      page ??= openDocumentation(routes, shop, { hasPage: true })
      const { routing } = await page
      reply.hijack()
      routing(request.raw, reply.raw)
    })
  }
}

/**
 * Writes the document without loading the page, so that other answers wait as little as possible. It is kept packed: few ask for it, and it
 * has ten million characters.
 */
async function writeDocument(routes: readonly RouteOptions[], shop: ShopAddress): Promise<Buffer> {
  const documentation = await openDocumentation(routes, shop, { hasPage: false })
  const document = JSON.stringify(documentation.swagger())
  await documentation.close()
  return pack(document)
}

async function openDocumentation(
  routes: readonly RouteOptions[],
  shop: ShopAddress,
  { hasPage }: { hasPage: boolean },
): Promise<FastifyInstance> {
  const { default: swagger } = await import('@fastify/swagger')
  const documentation = Fastify({ exposeHeadRoutes: false })
  setSecurityHeaders(documentation, shop)
  // Its routes are never called: compiling their schemas would hold up every other answer for a second.
  documentation.setValidatorCompiler(() => () => true)
  documentation.setSerializerCompiler(() => JSON.stringify)
  await documentation.register(swagger, {
    transform: documentErrors,
    openapi: {
      info: { title: 'Lacehouse', version: '1', description: 'Every call of the shop, made from its contracts.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: toCookieName('access', isHttps(shop)) },
        },
      },
      security: [{ bearer: [] }, { session: [] }],
    },
  })
  for (const { method, url, schema, config } of routes)
    documentation.route({ method, url, schema, config, handler: () => null })
  if (hasPage) {
    const { default: swaggerUi } = await import('@fastify/swagger-ui')
    await documentation.register(swaggerUi, { routePrefix: pagePrefix, staticCSP: pagePolicy })
  }
  await documentation.ready()
  return documentation
}

/** Documents the statuses that a call can answer, with the error ids of each, in place of the route's 4xx and 5xx. */
const documentErrors: SwaggerTransform = ({ schema, url, route }) => {
  const callId = route.config?.callId
  if (!callId) return { schema, url }
  const contract: CallContract = calls[callId]
  const errors = Object.entries(toErrorResponses(contract)).map(([status, description]) => [
    status,
    { description, ...errorReply },
  ])
  const documented = [contract.status ?? 200, documentReply(toReplySchema(contract.reply))]
  return { schema: { ...schema, response: Object.fromEntries([documented, ...errors]) }, url }
}

/** A file is the whole body, under its own media type. */
const documentReply = (reply: object): object => {
  if (!('contentMediaType' in reply)) return reply
  const schema = { type: 'string', format: 'binary' }
  return { description: 'The file', content: { [String(reply.contentMediaType)]: { schema } } }
}
