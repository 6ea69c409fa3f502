import rateLimit, { type FastifyRateLimitOptions } from '@fastify/rate-limit'
import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { minutes } from '@lacehouse/domain/time/durations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { Refusal } from './refusal.ts'

type LimitOptions = {
  /** Accepts the solution of a bot challenge once. */
  readonly acceptSolution: (solution: string | undefined) => Promise<boolean>
  /** The Redis that instances count in together; null counts in the process. */
  readonly redis: Redis | null
}

/** Names to the page what stands before the call: the shop's own proof of work. */
const challengeApp = 'lacehouse-proof-of-work'
/** Where the solved challenge comes with the repeated call. */
const solutionHeader = 'x-challenge-response'

const callOf = ({ routeOptions }: FastifyRequest): CallId | undefined => routeOptions.config.callId

const contractOf = (request: FastifyRequest): CallContract | undefined => {
  const callId = callOf(request)
  return callId && calls[callId]
}

/** The calls a minute that this one is counted among; undefined where nothing can be guessed by it. */
const limitOf = (request: FastifyRequest): number | undefined => {
  const { limit, limitOnly } = contractOf(request) ?? {}
  if (!limitOnly) return limit
  const { field, values } = limitOnly
  return values.includes(String((request.body as Record<string, unknown> | undefined)?.[field])) ? limit : undefined
}

const nameOf = (request: FastifyRequest): string | undefined => contractOf(request)?.limitName ?? callOf(request)

/**
 * Counts the calls whose contracts have a limit, by address and by session. Past it a call goes on with a solved bot challenge
 * alone, one challenge a call (docs/bounds.md). Counted in Redis where there is one, and by the process while it is away (T24).
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

/** Nobody's session is told apart by address alone. */
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
  const own = await openCounter(app, options)
  if (!redis) return own
  const shared = await openCounter(app, { ...options, redis, nameSpace: 'limit:' })
  return async (request) => {
    try {
      return await shared(request)
    } catch {
      // Redis is away, which its own log says: the process counts for itself meanwhile.
      return own(request)
    }
  }
}

/** A counter of its own: what the library decorates a scope with, it keeps one store for. */
const openCounter = async (app: FastifyInstance, options: FastifyRateLimitOptions): Promise<Limiter> => {
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
