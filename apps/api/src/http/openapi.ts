import type { SwaggerTransform } from '@fastify/swagger'
import { calls } from '@lacehouse/contracts'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { errorReply } from './json-schema.ts'
import { toErrorResponses } from './to-error-responses.ts'

const documentPath = '/openapi.json'
const pagePrefix = '/docs/api'

/**
 * Publishes the contracts as OpenAPI at `/openapi.json`, and as a page at `/docs/api`. A separate Fastify application serves
 * both; the first request creates it, so that the shop starts without loading its plugins.
 */
export function registerOpenapi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  let documentation: Promise<FastifyInstance> | undefined
  app.addHook('onRoute', (route) => {
    if (route.config?.callId && route.method !== 'HEAD') routes.push(route)
  })
  app.addHook('onClose', async () => {
    await (await documentation)?.close()
  })
  const schema = { hide: true }
  app.get(documentPath, { schema }, async () => {
    documentation ??= openDocumentation(routes)
    return (await documentation).swagger()
  })
  for (const url of [pagePrefix, `${pagePrefix}/*`]) {
    app.get(url, { schema }, async (request, reply) => {
      documentation ??= openDocumentation(routes)
      const { routing } = await documentation
      reply.hijack()
      routing(request.raw, reply.raw)
    })
  }
}

async function openDocumentation(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const documentation = Fastify({ exposeHeadRoutes: false })
  await documentation.register(swagger, {
    transform: documentErrors,
    openapi: {
      info: { title: 'Lacehouse', version: '1', description: 'Every call of the shop, made from its contracts.' },
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'lh_access' },
        },
      },
      security: [{ bearer: [] }, { session: [] }],
    },
  })
  for (const { method, url, schema, config } of routes)
    documentation.route({ method, url, schema, config, handler: () => null })
  await documentation.register(swaggerUi, { routePrefix: pagePrefix })
  await documentation.ready()
  return documentation
}

/** Documents the statuses that a call can answer, with the error ids of each, in place of the route's 4xx and 5xx. */
const documentErrors: SwaggerTransform = ({ schema, url, route }) => {
  const callId = route.config?.callId
  if (!callId) return { schema, url }
  const { '4xx': _, '5xx': __, ...replies } = schema.response as Record<string, object>
  const errors = Object.entries(toErrorResponses(calls[callId])).map(([status, description]) => [
    status,
    { description, ...errorReply },
  ])
  return { schema: { ...schema, response: { ...replies, ...Object.fromEntries(errors) } }, url }
}
