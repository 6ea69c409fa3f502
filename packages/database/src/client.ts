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
  /** The longest wait of a statement for a connection. */
  connectionTimeoutMs?: number
}

export type Database = {
  url: string
  /** The query builder over the same pool, for fixtures and tests; the shop runs declared statements (decision 0030). */
  drizzle: Drizzle
  pool: pg.Pool
  /** Calls the listener with the payloads of a channel, and with null after the connection was lost. Returns a function that stops it. */
  listen: (channel: string, listener: ChangeListener) => Promise<() => void>
  /** Calls the listener for every sent statement, transaction control included. Returns a function that stops it. */
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
  // The pool removes an idle connection that breaks; without a listener its error would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Opens a pool on a PostgreSQL server, embedded or not; it connects at the first statement. */
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
