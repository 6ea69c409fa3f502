import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import type { Limiter } from '../../http/limiter.ts'
import type { Captcha } from '../captcha/captcha.ts'
import { openRedis } from '../redis/open-redis.ts'
import { deriveKey } from '../session/derive-key.ts'
import { createLimiter, type LimiterOptions } from './limiter.ts'
import { createMemoryCounts } from './memory-counts.ts'
import { createRedisCounts, withFallback } from './redis-counts.ts'

/** The guards of calls that guess or cost: bot challenges and limits. */
export type Guards = {
  readonly captcha: Captcha
  /** Counts what may be done only so often. */
  readonly limiter: Limiter
}

type OpenOptions = {
  readonly config: Pick<Config, 'redisUrl' | 'sessionSecret' | 'shoppersPerNetwork'>
  readonly captcha: Pick<Captcha, 'accept'>
  readonly now: () => number
  readonly log: FastifyBaseLogger
  /** Its name separates the shops that share a Redis. */
  readonly databaseUrl: string
  readonly onUnfit: NonNullable<LimiterOptions['onUnfit']>
}

/**
 * Opens the limiter. The counts are in Redis where there is one, so that all instances count together, and
 * otherwise in the process.
 */
export async function openLimiter(options: OpenOptions): Promise<{ limiter: Limiter; close: () => void }> {
  const { config, captcha, now, log, databaseUrl, onUnfit } = options
  const redis = await openRedis(config.redisUrl, { database: databaseUrl, log })
  const own = createMemoryCounts()
  const limiter = createLimiter({
    shared: redis ? withFallback(createRedisCounts(redis), own) : own,
    own,
    secret: deriveKey(config.sessionSecret, 'limits'),
    now,
    shoppersPerNetwork: config.shoppersPerNetwork,
    acceptSolution: (solution) => captcha.accept(solution, 'guard'),
    onUnfit,
  })
  return { limiter, close: () => redis?.disconnect() }
}
