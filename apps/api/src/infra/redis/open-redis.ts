import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

type RedisOptions = { readonly database: string; readonly log: FastifyBaseLogger }

/**
 * The Redis that instances of one shop share; null without an address. Two shops on one Redis are told apart by the names of
 * their databases. While it is away every command fails at once, so that nobody waits for it, and it is tried again meanwhile.
 */
export async function openRedis(url: string | null, { database, log }: RedisOptions): Promise<Redis | null> {
  if (url === null) return null
  const redis = new Redis(url, {
    keyPrefix: `lacehouse:${basename(new URL(database).pathname)}:`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: seconds(1),
    commandTimeout: 250,
    retryStrategy: (tries) => Math.min(tries * 100, 2000),
  })
  let isAway = false
  redis.on('error', (error) => {
    // Each further try fails alike; the first one says it.
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are counted by each process meanwhile')
    isAway = true
  })
  redis.on('ready', () => {
    isAway = false
  })
  // A shop opens without its Redis too, but not before it was asked for.
  await Promise.race([once(redis, 'ready').catch(() => undefined), sleep(seconds(1), undefined, { ref: false })])
  return redis
}
