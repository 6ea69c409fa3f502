import swagger, { type SwaggerTransform } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { calls } from '@lacehouse/contracts'
import type { FastifyInstance } from 'fastify'
import { errorReply } from './json-schema.ts'
import { toErrorResponses } from './to-error-responses.ts'

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

/** Publishes the contracts as OpenAPI at `/openapi.json`, with a page to read it at `/docs/api`. */
export async function registerOpenapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
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
  await app.register(swaggerUi, { routePrefix: '/docs/api' })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
