import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type HealthOptions = {
  /** The checks that must pass before the process takes requests, by name; each throws when it fails. */
  readonly checks: Readonly<Record<string, () => Promise<unknown>>>
}

/** Registers `/healthz` (the process runs), `/readyz` (its checks pass) and `/metrics` (Prometheus metrics). */
export function registerHealth(app: FastifyInstance, { checks }: HealthOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  boundClose(app)
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(runCheck))
    const ready = results.every(({ ok }) => ok)
    reply.code(ready ? 200 : 503)
    return { status: ready ? 'ok' : 'unavailable', checks: results }
  })
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(registry.contentType)
    return registry.metrics()
  })
}

const closeGrace = seconds(5)

// A closing server finishes running requests; without this limit an idle connection would delay its end for a minute.
const boundClose = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeGrace).unref()
  })
}

const runCheck = async ([name, check]: [string, () => Promise<unknown>]): Promise<{ name: string; ok: boolean }> => {
  try {
    await check()
    return { name, ok: true }
  } catch {
    // The reply is the same for every reason; the log of the failed part holds the reason.
    return { name, ok: false }
  }
}

const countRequests = (app: FastifyInstance, registry: Registry): void => {
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests',
    labelNames,
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer',
    labelNames: ['route'],
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    requests.inc({ method: request.method, route, status: reply.statusCode })
    seconds.observe({ route }, reply.elapsedTime / 1000)
    done()
  })
}
