import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ObservationConfig } from '../read-observation-config.ts'
import { canObserve } from './can-observe.ts'
import { serveMetrics } from './serve-metrics.ts'

type HealthOptions = {
  /** The checks that must pass before the process takes requests, by name; each throws when it fails. */
  readonly required: Checks
  /** Checks of what the shop can do without for a while; the reply names those that fail, and the process stays ready. */
  readonly others: Checks
  /** The callers who may read the metrics and the results of the checks. */
  readonly observation: ObservationConfig
  /** The figures of the shop itself, beside those of the process and its requests. */
  readonly metrics: Registry
}

type Checks = Readonly<Record<string, () => Promise<unknown>>>

/** Registers `/healthz` (the process runs), `/readyz` (its checks pass) and `/metrics` (Prometheus metrics). */
export function registerHealth(app: FastifyInstance, { required, others, observation, metrics }: HealthOptions): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  countRequests(app, registry)
  boundClose(app)
  const examine = shareFor(freshFor, () => runChecks({ required, others }))
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }))
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const [results, failed] = await examine()
    const isReady = results.every(({ ok }) => ok)
    reply.code(isReady ? 200 : 503)
    const limited = failed.length > 0 ? 'limited' : 'ok'
    const status = isReady ? limited : 'unavailable'
    return canObserve(request, observation) ? { status, checks: [...results, ...failed] } : { status }
  })
  serveMetrics(app, [registry, metrics], observation)
}

const closeGrace = seconds(5)

// A closing server finishes running requests; without this limit an idle connection would delay its end for a minute.
const boundClose = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), closeGrace).unref()
  })
}

type Result = { readonly name: string; readonly ok: boolean }

const runChecks = async ({ required, others }: Pick<HealthOptions, 'required' | 'others'>) => {
  const runAll = (checks: Checks): Promise<Result[]> => Promise.all(Object.entries(checks).map(runCheck))
  const [results, more] = await Promise.all([runAll(required), runAll(others)])
  return [results, more.filter(({ ok }) => !ok)] as const
}

/** A result is shared by the requests of so long: the path is public, and the checks write. */
const freshFor = seconds(1)

const shareFor = <Value>(duration: number, run: () => Promise<Value>): (() => Promise<Value>) => {
  let last: { readonly value: Promise<Value>; readonly until: number } | null = null
  return () => {
    if (!last || last.until <= performance.now()) last = { value: run(), until: performance.now() + duration }
    return last.value
  }
}

const runCheck = async ([name, check]: [string, () => Promise<unknown>]): Promise<Result> => {
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
