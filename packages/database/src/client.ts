import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type StatementListener, toCountedClient } from './counted-client.ts'
import { type ChangeListener, openListening } from './listen.ts'
import { retryOnConflict } from './retry-on-conflict.ts'
import * as tables from './tables/tables.ts'
import { readWholeNumbers } from './types.ts'

export type Drizzle = NodePgDatabase<typeof tables>
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]
/** What a query needs: the database itself or a transaction on it. */
export type Executor = Drizzle | Transaction

export type DatabaseOptions = {
  url: string
  /** A server whose answers may be a moment old. */
  replicaUrl?: string
  applicationName?: string
  /** Connections for each server. */
  connections?: number
  statementTimeoutMs?: number
  /** How long a statement may wait for a connection. */
  connectionTimeoutMs?: number
}

export type Database = {
  url: string
  drizzle: Drizzle
  pool: pg.Pool
  /** Reads that may be a moment old; the database itself where there is no replica. */
  replica: Drizzle
  /** Runs `work` whole or not at all, again from its beginning when the database broke it off for a deadlock or a conflict. */
  transaction: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>
  /** Hears the channel's payloads, and null when the connection was lost meanwhile. Answers the function that ends it. */
  listen: (channel: string, listener: ChangeListener) => Promise<() => void>
  /** Hears every statement sent, those that open and end transactions included. Answers the function that ends it. */
  onStatement: (listener: StatementListener) => () => void
  close: () => Promise<void>
}

const openPool = (url: string, options: DatabaseOptions, listeners: Set<StatementListener>): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    Client: toCountedClient(listeners),
    application_name: options.applicationName ?? 'lacehouse',
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 8_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeoutMs ?? 10_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // A connection that breaks while idle leaves the pool; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Opens pools on a PostgreSQL server, embedded or not, and connects when first asked. */
export function openDatabase(options: DatabaseOptions): Database {
  readWholeNumbers()
  const listeners = new Set<StatementListener>()
  const pool = openPool(options.url, options, listeners)
  const replicaPool = options.replicaUrl ? openPool(options.replicaUrl, options, listeners) : null
  const main = drizzle(pool, { schema: tables })
  const listening = openListening(options.url, `${options.applicationName ?? 'lacehouse'}-news`)
  return {
    url: options.url,
    drizzle: main,
    pool,
    replica: replicaPool ? drizzle(replicaPool, { schema: tables }) : main,
    transaction: (work) => retryOnConflict(() => main.transaction(work)),
    listen: listening.listen,
    onStatement: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => {
      await Promise.all([listening.close(), pool.end(), replicaPool?.end()])
    },
  }
}
