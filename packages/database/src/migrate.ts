import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** Any number; it identifies this lock among all advisory locks of the database. */
const lockKey = 720_450_221

/**
 * Migrates the database to this version's tables. Any number of instances may start at once: one migrates, the others wait and
 * find nothing to do.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'lacehouse-migrate' })
  await client.connect()
  try {
    await client.query('set client_min_messages = warning')
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await applyMigrations(drizzle(client), { migrationsFolder })
  } finally {
    // The lock belongs to the connection and ends with it.
    await client.end()
  }
}
