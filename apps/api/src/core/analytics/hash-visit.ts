import { createHmac } from 'node:crypto'
import type { Config } from '../../config.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'

type Facts = { readonly config: Pick<Config, 'sessionSecret'>; readonly now: () => number }

/** Hashes the number of a visit with the day and a key, so that its rows lead to no one and not from one day to the next. */
export function hashVisit(visit: string, use: 'visits' | 'analytics', { config, now }: Facts): Buffer {
  const day = new Date(now()).toISOString().slice(0, 10)
  return createHmac('sha256', deriveKey(config.sessionSecret, use)).update(`${day} ${visit}`).digest().subarray(0, 16)
}
