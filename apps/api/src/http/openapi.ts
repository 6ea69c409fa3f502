import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Publishes the contracts as OpenAPI at `/openapi.json`, and as a page at `/docs/api`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
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
  await app.register(swaggerUi, { routePrefix: '/docs/api' })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
