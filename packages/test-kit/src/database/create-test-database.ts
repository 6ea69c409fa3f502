import { randomBytes } from 'node:crypto'
import { type Database, type DatabaseOptions, openDatabase } from '@lacehouse/database'
import { runStatement } from './run-statement.ts'
import { prepareSeed, type Seed } from './seed.ts'
import { getTestServer, toDatabaseUrl } from './test-server.ts'

export type TestDatabase = {
  db: Database
  url: string
  /** Closes the database and has it removed, which the next test need not wait for. */
  drop: () => Promise<void>
}

export type TestDatabaseOptions = Omit<DatabaseOptions, 'url'> & {
  /** The initial content, filled once in a run and copied afterwards. */
  seed?: Seed
}

/** Creates a migrated database for a test, empty except for the seed. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const { seed, ...own } = options
  const server = getTestServer()
  const template = seed ? await prepareSeed(server, seed) : server.template
  const name = `${server.template}_${randomBytes(8).toString('hex')}`
  await runStatement(server.url, `create database ${name} template ${template}`)
  // What a test writes need not outlive the server, and waiting for the disk costs more than the writing.
  await runStatement(server.url, `alter database ${name} set synchronous_commit = off`)
  const url = toDatabaseUrl(server.url, name)
  const db = openDatabase({ applicationName: 'lacehouse-test', connections: 5, ...own, url })
  const drop = async () => {
    await db.close()
    // The end of the run removes what could not be removed here.
    runStatement(server.url, `drop database if exists ${name} with (force)`).catch(() => undefined)
  }
  return { db, url, drop }
}
