import { type Database, type DatabaseOptions, openDatabase } from '@lacehouse/database'
import { runStatement } from './run-statement.ts'
import { prepareSeed, type Seed } from './seed.ts'
import { getTestServer, toDatabaseUrl } from './test-server.ts'

export type TestDatabase = {
  db: Database
  url: string
  /** Closes and removes the database. */
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
  const name = `lacehouse_test_${crypto.randomUUID().replaceAll('-', '')}`
  await runStatement(server.url, `create database ${name} template ${template}`)
  const url = toDatabaseUrl(server.url, name)
  const db = openDatabase({ applicationName: 'lacehouse-test', connections: 5, ...own, url })
  const drop = async () => {
    await db.close()
    await runStatement(server.url, `drop database if exists ${name} with (force)`)
  }
  return { db, url, drop }
}
