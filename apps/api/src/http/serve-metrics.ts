import Fastify, { type FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import type { ObservationConfig } from '../read-observation-config.ts'
import { canObserve, hasToken } from './can-observe.ts'
import { Refusal } from './refusal.ts'

/**
 * Serves the metrics: on the shop's port to callers who may observe it, or on a port of their own, where a token is needed if
 * there is one. Others get the answer of an unknown address.
 */
export function serveMetrics(
  app: FastifyInstance,
  registries: readonly Registry[],
  observation: ObservationConfig,
): void {
  if (observation.metricsPort !== null) serveOnOwnPort(app, registries, observation)
  else serveOnPortOfShop(app, registries, observation)
}

const serveOnPortOfShop = (
  app: FastifyInstance,
  registries: readonly Registry[],
  observation: ObservationConfig,
): void => {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!canObserve(request, observation)) throw new Refusal('API404')
    const all = Registry.merge([...registries])
    reply.type(all.contentType).header('cache-control', 'no-store')
    return all.metrics()
  })
}

const serveOnOwnPort = (
  app: FastifyInstance,
  registries: readonly Registry[],
  observation: ObservationConfig,
): void => {
  const { metricsPort, metricsHost, metricsToken } = observation
  const own = Fastify()
  own.get('/metrics', async ({ headers }, reply) => {
    if (metricsToken !== null && !hasToken(headers.authorization, metricsToken))
      return reply.code(401).header('www-authenticate', 'Bearer').send()
    const all = Registry.merge([...registries])
    return reply.type(all.contentType).send(await all.metrics())
  })
  app.addHook('onReady', async () => {
    const address = await own.listen({ port: metricsPort ?? 0, host: metricsHost })
    app.log.info({ address }, 'metrics are served')
  })
  app.addHook('onClose', () => own.close())
}
