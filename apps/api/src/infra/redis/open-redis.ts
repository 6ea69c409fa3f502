import { once } from 'node:events'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

type RedisOptions = { readonly database: string; readonly log: FastifyBaseLogger }

/**
 * Opens the Redis that the instances of a shop share; returns null without an address. The key prefix contains the database name, so
 * that two shops can share one Redis. While Redis is away, every command fails at once and the client reconnects in the background.
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
    // Logs the first failure only.
    if (!isAway) log.warn({ err: error }, 'Redis is away: limits are counted by each process meanwhile')
    isAway = true
  })
  redis.on('ready', () => {
    isAway = false
  })
  // Waits a moment for Redis; the shop starts without it too.
  await Promise.race([once(redis, 'ready').catch(() => undefined), sleep(seconds(1), undefined, { ref: false })])
  return redis
}
