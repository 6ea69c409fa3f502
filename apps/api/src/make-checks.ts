import { type Database, execute, findDatabaseError, inTransaction, sql, statement } from '@lacehouse/database'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import { checkFolder } from './infra/disk/check-folder.ts'
import { limitReports } from './infra/limit-reports.ts'

type Check = () => Promise<unknown>

/** The checks of `/readyz`, by name; each throws when it fails. */
export type Checks = {
  /** Without these the shop takes no orders. */
  readonly readiness: Readonly<Record<string, Check>>
  /** The shop takes orders without these; the reply names those that fail. */
  readonly storage: Readonly<Record<string, Check>>
  /** Takes in why an order could not be placed: for lack of disk, the shop is not ready until the database has space again. */
  readonly noteOrderError: (error: unknown) => void
}

type CheckOptions = {
  readonly config: Config
  readonly database: Database
  readonly mailFolder: string
  readonly log: FastifyBaseLogger
}

/** PostgreSQL's code for a file that could not grow. */
const diskFull = '53100'

// A message in the write-ahead log: a database that can be read only takes no orders.
const canCommit = statement({ name: 'ready', sql: sql`select pg_logical_emit_message(true, 'lacehouse', 'ready')` })

// The function's rows exceed the memory, so that the database has to write a temporary file.
const withLittleMemory = statement({ name: 'ready-memory', sql: sql`select set_config('work_mem', '64kB', true)` })
const useFile = statement({ name: 'ready-file', sql: sql`select count(*) from generate_series(1, 10000)` })

/** Makes the checks. The reason of a failed storage check is in the log, at most once a minute. */
export function makeChecks({ config, database, mailFolder, log }: CheckOptions): Checks {
  const { pool } = database
  const logged = (name: string, check: Check): Check => {
    const report = limitReports((facts) => log.error({ ...facts, check: name }, 'a check of the storage has failed'))
    return () =>
      check().catch((error) => {
        report(error)
        throw error
      })
  }
  const writeFile = (): Promise<void> =>
    inTransaction(pool, async (client) => {
      await execute(client, withLittleMemory)
      await execute(client, useFile)
    })
  // A full disk may have room for orders in files that exist; whether it has, only an order can say.
  let hasRefusedOrder = false
  const storage = {
    'database files': writeFile,
    'data folder': () => checkFolder(config.dataDir),
    pictures: () => checkFolder(config.picturesDir),
    ...(config.smtpUrl === null && { mail: () => checkFolder(mailFolder) }),
  }
  return {
    readiness: {
      database: async () => {
        await execute(pool, canCommit)
        if (hasRefusedOrder) await writeFile()
        hasRefusedOrder = false
      },
    },
    noteOrderError: (error) => {
      hasRefusedOrder ||= findDatabaseError(error)?.code === diskFull
    },
    storage: Object.fromEntries(Object.entries(storage).map(([name, check]) => [name, logged(name, check)])),
  }
}
