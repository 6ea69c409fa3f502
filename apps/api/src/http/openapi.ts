import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'

const documentPath = '/openapi.json'
const pagePrefix = '/docs/api'

/**
 * Publishes the contracts as OpenAPI at `/openapi.json`, with a page to read it at `/docs/api`. An application of its own
 * answers both. It is made when somebody asks for it first: a shop that starts need not load the tools that make it.
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
  for (const { method, url, schema } of routes) documentation.route({ method, url, schema, handler: () => null })
  await documentation.register(swaggerUi, { routePrefix: pagePrefix })
  await documentation.ready()
  return documentation
}
