import { seconds } from '@lacehouse/domain/time/durations'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type StatementListener, toCountedClient } from './counted-client.ts'
import { type ChangeListener, openListening } from './listen.ts'
import * as tables from './tables/tables.ts'
import { readWholeNumbers } from './types.ts'

export type Drizzle = NodePgDatabase<typeof tables>

export type DatabaseOptions = {
  url: string
  applicationName?: string
  connections?: number
  statementTimeoutMs?: number
  /** How long a statement may wait for a connection. */
  connectionTimeoutMs?: number
}

export type Database = {
  url: string
  /** The query builder over the same pool, for fixtures and tests; the shop runs declared statements (decision 0030). */
  drizzle: Drizzle
  pool: pg.Pool
  /** Hears the channel's payloads, and null when the connection was lost meanwhile. Answers the function that ends it. */
  listen: (channel: string, listener: ChangeListener) => Promise<() => void>
  /** Hears every statement sent, those that open and end transactions included. Answers the function that ends it. */
  onStatement: (listener: StatementListener) => () => void
  close: () => Promise<void>
}

const openPool = (options: DatabaseOptions, listeners: Set<StatementListener>): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: options.url,
    Client: toCountedClient(listeners),
    application_name: options.applicationName ?? 'lacehouse',
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 8_000,
    idleTimeoutMillis: seconds(30),
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: seconds(30),
  })
  // A connection that breaks while idle leaves the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Opens a pool on a PostgreSQL server, embedded or not, and connects when first asked. */
export function openDatabase(options: DatabaseOptions): Database {
  readWholeNumbers()
  const listeners = new Set<StatementListener>()
  const pool = openPool(options, listeners)
  const listening = openListening(options.url, `${options.applicationName ?? 'lacehouse'}-news`)
  return {
    url: options.url,
    drizzle: drizzle(pool, { schema: tables }),
    pool,
    listen: listening.listen,
    onStatement: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await Promise.all([listening.close(), pool.end()])
    },
  }
}
