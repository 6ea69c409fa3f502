import rateLimit, { type FastifyRateLimitOptions } from '@fastify/rate-limit'
import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { minutes } from '@lacehouse/domain/time/durations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Refusal } from './refusal.ts'

type LimitOptions = {
  /** Accepts each solution of a bot challenge once. */
  readonly acceptSolution: (solution: string | undefined) => Promise<boolean>
  /** The Redis in which all instances count together; with null each process counts alone. */
  readonly redis: Redis | null
}

/** The `appId` by which the page knows the shop's own bot challenge. */
const challengeApp = 'lacehouse-proof-of-work'
/** The header of a repeated call that carries the solved challenge. */
const solutionHeader = 'x-challenge-response'

const callOf = ({ routeOptions }: FastifyRequest): CallId | undefined => routeOptions.config.callId

const contractOf = (request: FastifyRequest): CallContract | undefined => {
  const callId = callOf(request)
  return callId && calls[callId]
}

/** Returns how many calls a minute the contract allows; undefined where the contract has no limit for this request. */
const limitOf = (request: FastifyRequest): number | undefined => {
  const { limit, limitOnly } = contractOf(request) ?? {}
  if (!limitOnly) return limit
  const { field, values } = limitOnly
  return values.includes(String((request.body as Record<string, unknown> | undefined)?.[field])) ? limit : undefined
}

const nameOf = (request: FastifyRequest): string | undefined => contractOf(request)?.limitName ?? callOf(request)

/**
 * Limits the calls whose contracts have a limit, by address and by session. Beyond the limit each call needs a solved bot
 * challenge (docs/bounds.md). Redis holds the counts; without Redis, or while it is unavailable, the process counts itself (T24).
 */
export async function registerLimits(app: FastifyInstance, { acceptSolution, redis }: LimitOptions): Promise<void> {
  const limiters = await Promise.all([openLimiter(app, redis, addressKey), openLimiter(app, redis, sessionKey)])
  app.addHook('preHandler', async (request) => {
    if (limitOf(request) === undefined) return
    const passed = await Promise.all(limiters.map((isWithin) => isWithin(request)))
    if (passed.every(Boolean)) return
    const solution = request.headers[solutionHeader]
    if (await acceptSolution(typeof solution === 'string' ? solution : undefined)) return
    throw new Refusal('AUT403', {}, { appId: challengeApp })
  })
}

const addressKey = (request: FastifyRequest): string => `${nameOf(request)} ${request.ip}`

/** A call without a session counts by its address. */
const sessionKey = (request: FastifyRequest): string => {
  const { session } = request.context
  return `${nameOf(request)} ${session.kind === 'anonymous' ? `nobody at ${request.ip}` : session.id}`
}

type Limiter = (request: FastifyRequest) => Promise<boolean>

const openLimiter = async (
  app: FastifyInstance,
  redis: Redis | null,
  keyGenerator: (request: FastifyRequest) => string,
): Promise<Limiter> => {
  const options = {
    global: false,
    timeWindow: minutes(1),
    keyGenerator,
    max: (request: FastifyRequest) => limitOf(request) ?? 0,
  }
  const own = await createRateCounter(app, options)
  if (!redis) return own
  const shared = await createRateCounter(app, { ...options, redis, nameSpace: 'limit:' })
  return async (request) => {
    try {
      return await shared(request)
    } catch {
      // Redis is unavailable, which its own log reports; the process counts itself meanwhile.
      return own(request)
    }
  }
}

/** Creates an independent counter: the library has one store for each Fastify scope, so each counter gets a scope. */
const createRateCounter = async (app: FastifyInstance, options: FastifyRateLimitOptions): Promise<Limiter> => {
  let isWithin: Limiter = async () => true
  await app.register(async (scope) => {
    await scope.register(rateLimit, options)
    const count = scope.createRateLimit()
    isWithin = async (request) => {
      const counted = await count(request)
      return counted.isAllowed || !counted.isExceeded
    }
  })
  return (request) => isWithin(request)
}
